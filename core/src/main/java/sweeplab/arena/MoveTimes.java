// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

import sweeplab.base.PublicApi;

/** How long decisions took: a histogram with two classes for every doubling, which merges with another. */
@PublicApi
public final class MoveTimes {

    private static final int CLASSES = 2 * Long.SIZE;
    // What is read back knows the longest decision to a microsecond.
    private static final long KNOWN_TO = 1000;

    private final long[] counts = new long[CLASSES];
    private long moves;
    private long nanos;
    private long worst;

    /** Adds one decision. */
    public void add(long taken) {
        counts[classOf(taken)]++;
        moves++;
        nanos += taken;
        worst = Math.max(worst, taken);
    }

    private static int classOf(long nanos) {
        long n = Math.max(2, nanos);
        int octave = Long.SIZE - 1 - Long.numberOfLeadingZeros(n);
        return 2 * octave + (int) (n >> (octave - 1) & 1);
    }

    // The shortest time of a class, in nanoseconds.
    private static double start(int index) {
        double octave = Math.scalb(1.0, index / 2);
        return index % 2 == 0 ? octave : octave * 1.5;
    }

    public void merge(MoveTimes other) {
        for (int i = 0; i < CLASSES; i++) {
            counts[i] += other.counts[i];
        }
        moves += other.moves;
        nanos += other.nanos;
        worst = Math.max(worst, other.worst);
    }

    public long moves() {
        return moves;
    }

    public double millis() {
        return nanos / 1e6;
    }

    /** The longest decision. */
    public double worstMillis() {
        return worst / 1e6;
    }

    /**
     * The time that this share of the decisions stayed below, in milliseconds: within a class every time up to the longest of all is taken as
     * equally likely.
     */
    public double quantile(double share) {
        double before = 0;
        double wanted = share * moves;
        for (int i = 0; i < CLASSES - 1; i++) {
            if (counts[i] > 0 && before + counts[i] >= wanted) {
                double within = (wanted - before) / counts[i];
                double end = Math.max(start(i), Math.min(start(i + 1), Math.max(worst, KNOWN_TO)));
                return (start(i) + within * (end - start(i))) / 1e6;
            }
            before += counts[i];
        }
        return 0;
    }

    /** As members of a JSON object; the last is class, count, class, count and so on. */
    void write(StringBuilder json) {
        json.append("\"millis\":");
        thousandths(json, nanos / 1000);
        json.append(",\"millisWorst\":");
        thousandths(json, worst / 1000);
        json.append(",\"millisMoves\":[");
        int written = 0;
        for (int i = 0; i < CLASSES; i++) {
            if (counts[i] > 0) {
                json.append(written++ > 0 ? "," : "").append(i).append(',').append(counts[i]);
            }
        }
        json.append(']');
    }

    private static void thousandths(StringBuilder json, long micros) {
        long rest = micros % 1000;
        json.append(micros / 1000)
                .append(rest < 10 ? ".00" : rest < 100 ? ".0" : ".")
                .append(rest);
    }

    /** What {@link #write} wrote. */
    static MoveTimes of(long micros, long worstMicros, long[] classesAndCounts) {
        MoveTimes times = new MoveTimes();
        times.nanos = micros * 1000;
        times.worst = worstMicros * 1000;
        for (int i = 0; i + 1 < classesAndCounts.length; i += 2) {
            int index = (int) Math.max(0, Math.min(classesAndCounts[i], CLASSES - 1));
            times.counts[index] += classesAndCounts[i + 1];
            times.moves += classesAndCounts[i + 1];
        }
        return times;
    }
}
