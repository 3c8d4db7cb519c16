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

    /** For the step over each cell: where a state leads without a danger and with one, or -1. */
    final int[][] to;
    /** What such a step counts where relations end; null where all count 1. */
    final short[] @Nullable [] worth;
    /** How many states there are before each cell, and after the last. */
    final int[] states;

    private final int[] cells;
    private final List<Track> tracks;
    private final Allowance allowance;
    private long total;

    // For each cell the tracks that read it, and at which of their places.
    private final int[][] readers;
    private final int[][] places;
    private final int[] fields;
    private final int words;

    private long[] keys = new long[0];

    private FrontLayers(int[] cells, List<Track> tracks, Allowance allowance) {
        this.cells = cells;
        this.tracks = tracks;
        this.allowance = allowance;
        to = new int[cells.length][];
        worth = new short[cells.length][];
        states = new int[cells.length + 1];
        readers = new int[cells.length][];
        places = new int[cells.length][];
        FrontFields room = new FrontFields(cells, tracks);
        room.readers(readers, places);
        fields = room.fields();
        words = room.words();
    }

    /** The layers over these cells in this order, which the tracks keep; null if that takes more than is allowed. */
    static @Nullable FrontLayers of(int[] cells, List<Track> tracks, Allowance allowance) {
        FrontLayers layers = new FrontLayers(cells, tracks, allowance);
        return layers.build() ? layers : null;
    }

    int[] cells() {
        return cells;
    }

    /** How many states there are in all. */
    long allStates() {
        return total;
    }

    /** Takes the steps that it takes to add up this many numbers for each edge over a cell, or the work is given up. */
    void demand(int at, int each) {
        allowance.budget().demand(1 + (long) each * to[at].length / SUMS_A_STEP);
    }

    private boolean build() {
        keys = new long[words];
        states[0] = 1;
        for (int at = 0; at < cells.length; at++) {
            if (!step(at)) {
                return false;
            }
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
            if (edge % EDGES_A_LOOK == 0 && !fits(next.size(), lead.length - edge)) {
                return false;
            }
            System.arraycopy(keys, (edge >> 1) * words, key, 0, words);
            int count = advance(key, read, at, edge & 1);
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
        return fits(0, 0);
    }

    // Takes the steps up to the next look; a layer may have many times the states of the one before.
    private boolean fits(int more, int edgesLeft) {
        int steps = 1 + Math.min(EDGES_A_LOOK, edgesLeft) / EDGES_A_STEP;
        return total + more <= allowance.mostStates() && allowance.budget().spend(steps);
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
