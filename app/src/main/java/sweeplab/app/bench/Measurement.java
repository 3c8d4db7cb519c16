// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.bench;

import sweeplab.arena.GameRecord;
import sweeplab.arena.Tally;
import sweeplab.base.Dice;

/** What some games came to and what they cost; two measurements merge into that of both sets of games, in any order. */
public final class Measurement {

    private final Tally tally = new Tally();
    private long cpuNanos;
    private long worstNanos;
    private long bytes;
    private long signature;

    void add(GameRecord record, long nanos) {
        tally.add(record);
        worstNanos = Math.max(worstNanos, nanos);
        signature += Dice.seed(
                record.game(), record.opened() * 4L + record.score().result().ordinal());
    }

    void addCost(long nanos, long allocated) {
        cpuNanos += nanos;
        bytes += allocated;
    }

    void merge(Measurement other) {
        tally.merge(other.tally);
        cpuNanos += other.cpuNanos;
        worstNanos = Math.max(worstNanos, other.worstNanos);
        bytes += other.bytes;
        signature += other.signature;
    }

    /** How the games ended. */
    public Tally tally() {
        return tally;
    }

    public double cpuSeconds() {
        return cpuNanos / 1e9;
    }

    public double gamesPerCpuSecond() {
        return cpuNanos == 0 ? 0 : tally.games() / cpuSeconds();
    }

    /** The CPU time of the longest game. */
    public double worstGameMillis() {
        return worstNanos / 1e6;
    }

    public double bytesPerGame() {
        return tally.games() == 0 ? 0 : (double) bytes / tally.games();
    }

    /** Sixteen hexadecimal digits that change when any game ends or opens otherwise, whatever the number of threads. */
    public String signature() {
        return String.format("%016x", signature);
    }
}
