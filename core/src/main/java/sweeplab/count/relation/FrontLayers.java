// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.relation;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sweeplab.base.KeyTable;
import sweeplab.count.layers.Allowance;
import sweeplab.infer.relation.Track;
import sweeplab.relation.Relation;

/**
 * All ways to fill some cells that fit some relations, as a graph of layers: walking from cell to cell, a state is the tuple of the states of all relations that are
 * open there. Ways that lead to the same state go on alike, so each state is kept once (layered dynamic programming along a front).
 */
final class FrontLayers {

    private static final int WORD = 64;
    private static final int EDGES_A_STEP = 4;
    private static final int EDGES_A_LOOK = 1 << 10;
    private static final int SUMS_A_STEP = 256;
    // A state with a sum or two takes a small part of the room that there is for one.
    private static final long NARROW_STATES = 8;

    /** For the step over each cell: where a state leads without a danger and with one, or -1. */
    final int[][] to;
    /** What such a step counts where relations end; null where all count 1. */
    final short[] @Nullable [] worth;
    /** How many states there are before each cell, and after the last. */
    final int[] states;
    /** The fewest dangers on a way to each of these states. */
    final int[][] fewest;
    /** How many numbers of dangers the ways to one such state have at most: one where the relations fix the number, as rows that share the mines do. */
    final int[] widths;

    private final int[] cells;
    private final List<Track> tracks;
    private final int mostDangers;
    private final Allowance allowance;
    private long total;
    private long sums;

    // For each cell the tracks that read it, and at which of their places.
    private final int[][] readers;
    private final int[][] places;
    private final int[] fields;
    private final int words;

    private long[] keys = new long[0];

    private FrontLayers(int[] cells, List<Track> tracks, int mostDangers, Allowance allowance) {
        this.cells = cells;
        this.tracks = tracks;
        this.mostDangers = mostDangers;
        this.allowance = allowance;
        to = new int[cells.length][];
        worth = new short[cells.length][];
        states = new int[cells.length + 1];
        fewest = new int[cells.length + 1][];
        widths = new int[cells.length + 1];
        readers = new int[cells.length][];
        places = new int[cells.length][];
        FrontFields room = new FrontFields(cells, tracks);
        room.readers(readers, places);
        fields = room.fields();
        words = room.words();
    }

    /** The layers over these cells in this order, which the tracks keep, with at most so many dangers; null if that takes more than is allowed. */
    static @Nullable FrontLayers of(int[] cells, List<Track> tracks, int mostDangers, Allowance allowance) {
        FrontLayers layers = new FrontLayers(cells, tracks, mostDangers, allowance);
        return layers.build() ? layers : null;
    }

    int[] cells() {
        return cells;
    }

    /** How many sums by the number of dangers there are in all. */
    long allSums() {
        return sums;
    }

    /** Takes the steps that it takes to add up this many numbers for each edge over a cell, or the work is given up. */
    void demand(int at, int each) {
        allowance.budget().demand(1 + (long) each * to[at].length / SUMS_A_STEP);
    }

    private boolean build() {
        keys = new long[words];
        states[0] = 1;
        fewest[0] = new int[1];
        widths[0] = 1;
        int[] most = new int[1];
        for (int at = 0; at < cells.length; at++) {
            if (!step(at)) {
                return false;
            }
            most = span(at, most);
            sums += (long) states[at + 1] * widths[at + 1];
        }
        keys = new long[0];
        return true;
    }

    private boolean step(int at) {
        KeyTable next = new KeyTable(words, Math.max(16, states[at]));
        int[] lead = new int[2 * states[at]];
        short[] counts = null;
        long[] key = new long[words];
        int[] reading = readers[at];
        Track[] read = new Track[reading.length];
        Arrays.setAll(read, i -> tracks.get(reading[i]));
        for (int edge = 0; edge < lead.length; edge++) {
            if (edge % EDGES_A_LOOK == 0 && !fits(at, next.size(), lead.length - edge)) {
                return false;
            }
            System.arraycopy(keys, (edge >> 1) * words, key, 0, words);
            boolean allowed = fewest[at][edge >> 1] + (edge & 1) <= mostDangers;
            int count = allowed ? advance(key, read, at, edge & 1) : 0;
            lead[edge] = count == 0 ? -1 : next.number(key);
            if (count > 1) {
                counts = counts == null ? ones(lead.length) : counts;
                counts[edge] = (short) count;
            }
        }
        to[at] = lead;
        worth[at] = counts;
        states[at + 1] = next.size();
        keys = next.keys();
        total += next.size();
        return fits(at, 0, 0);
    }

    // Takes the steps up to the next look; a layer may have many times the states of the one before.
    private boolean fits(int at, int more, int edgesLeft) {
        int steps = 1 + Math.min(EDGES_A_LOOK, edgesLeft) / EDGES_A_STEP;
        boolean few = total + more <= allowance.mostStates();
        boolean narrow = sums + (long) more * widths[at] <= NARROW_STATES * allowance.mostStates();
        return (few || narrow) && allowance.budget().spend(steps);
    }

    // The fewest dangers on the ways to each state after a cell, and how many more there may be; the most of them.
    private int[] span(int at, int[] mostBefore) {
        int[] least = new int[states[at + 1]];
        int[] most = new int[states[at + 1]];
        Arrays.fill(least, Integer.MAX_VALUE);
        for (int edge = 0; edge < to[at].length; edge++) {
            int state = to[at][edge];
            if (state >= 0) {
                least[state] = Math.min(least[state], fewest[at][edge >> 1] + (edge & 1));
                most[state] = Math.max(most[state], Math.min(mostDangers, mostBefore[edge >> 1] + (edge & 1)));
            }
        }
        fewest[at + 1] = least;
        widths[at + 1] = 1;
        for (int state = 0; state < least.length; state++) {
            widths[at + 1] = Math.max(widths[at + 1], most[state] - least[state] + 1);
        }
        return most;
    }

    private static short[] ones(int length) {
        short[] ones = new short[length];
        Arrays.fill(ones, (short) 1);
        return ones;
    }

    // Moves the states of the tracks that read this cell on; what the step counts, 0 if it is not allowed.
    private int advance(long[] key, Track[] read, int at, int danger) {
        int count = 1;
        for (int i = 0; i < read.length; i++) {
            Track track = read[i];
            int place = places[at][i];
            int field = fields[readers[at][i]];
            int shift = field % WORD;
            long mask = (1L << track.bits()) - 1;
            int state = place == 0 ? track.start() : (int) (key[field / WORD] >>> shift & mask);
            int after = track.next(place, state, danger);
            if (after == Relation.DEAD) {
                return 0;
            }
            key[field / WORD] &= ~(mask << shift);
            if (place == track.cells().length - 1) {
                count *= track.weight(after);
            } else {
                key[field / WORD] |= (long) after << shift;
            }
            if (count == 0) {
                return 0;
            }
        }
        return count;
    }
}
