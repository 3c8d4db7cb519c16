// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

import sweeplab.base.IntList;
import sweeplab.count.layers.Layers;

/**
 * Fills the boxes of a puzzle in order and makes the layers of it. A state's key holds, for each open clue, how many dangers
 * it may still take, side by side in one long, in as many bits as that clue needs.
 */
final class Filling {

    /** The bits of a key: a long that is never negative. */
    static final int BITS = 63;

    private final Layers layers;
    private int[] shift = new int[64];
    private int[] room = new int[64];
    private long free;

    // Of the clues beside the box that is being filled: where their fields lie, and what the box must leave them at
    // most.
    private int[] shiftNow = new int[64];
    private int[] fieldNow = new int[64];
    private int[] spareNow = new int[64];

    Filling(Layers layers) {
        this.layers = layers;
    }

    /** How many bits the field of a clue has that takes at most so many dangers. */
    static int bits(int most) {
        return 32 - Integer.numberOfLeadingZeros(Math.max(1, most));
    }

    /** False if the puzzle is too large: too many clues open at once, or too many states. */
    boolean run(Puzzle puzzle, IntList order) {
        prepare(puzzle);
        layers.begin(Integer.MAX_VALUE);
        for (int i = 0; i < order.size; i++) {
            if (!fill(puzzle, order.items[i])) {
                return false;
            }
        }
        return true;
    }

    private void prepare(Puzzle puzzle) {
        shift = Puzzle.roomFor(shift, puzzle.clues);
        room = Puzzle.roomFor(room, puzzle.clues);
        for (int clue = 0; clue < puzzle.clues; clue++) {
            shift[clue] = -1;
            room[clue] = 0;
        }
        for (int box = 0; box < puzzle.boxes; box++) {
            for (int i = puzzle.first[box]; i < puzzle.first[box + 1]; i++) {
                room[puzzle.clueOf.items[i]] += puzzle.size[box];
            }
        }
        free = (1L << BITS) - 1;
    }

    private boolean fill(Puzzle puzzle, int box) {
        int from = puzzle.first[box];
        int count = puzzle.first[box + 1] - from;
        makeRoom(count);
        long opened = 0;
        long unit = 0;
        long ended = 0;
        for (int i = 0; i < count; i++) {
            int clue = puzzle.clueOf.items[from + i];
            int most = puzzle.most[clue];
            int bits = bits(most);
            if (shift[clue] < 0) {
                long places = places(bits);
                if (places == 0) {
                    return false;
                }
                shift[clue] = Long.numberOfTrailingZeros(places);
                free &= ~(field(bits) << shift[clue]);
                opened |= (long) most << shift[clue];
            }
            unit |= 1L << shift[clue];
            room[clue] -= puzzle.size[box];
            if (room[clue] == 0) {
                ended |= field(bits) << shift[clue];
            }
            shiftNow[i] = shift[clue];
            fieldNow[i] = (int) field(bits);
            spareNow[i] = most - puzzle.least[clue] + room[clue];
        }
        addLayer(puzzle.size[box], count, opened, unit, ~ended);
        free |= ended;
        return layers.endLayer();
    }

    private static long field(int bits) {
        return (1L << bits) - 1;
    }

    // Where so many bits lie free side by side. There is a place wherever fields of one width in a row would leave one:
    // n fields
    // block w bits only if no gap has more than w - 1, and then n * w + w - 1 bits are all there are.
    private long places(int bits) {
        long places = free;
        for (int i = 1; i < bits; i++) {
            places &= free >>> i;
        }
        return places;
    }

    private void makeRoom(int count) {
        if (shiftNow.length < count) {
            shiftNow = new int[2 * count];
            fieldNow = new int[2 * count];
            spareNow = new int[2 * count];
        }
    }

    private void addLayer(int size, int count, long opened, long unit, long kept) {
        layers.beginLayer();
        double ways = 1;
        for (int dangers = 0; dangers <= size; dangers++) {
            layers.addLabel(dangers, ways);
            ways = ways * (size - dangers) / (dangers + 1);
        }
        int end = layers.states;
        for (int state = layers.layerFirst[layers.layers]; state < end; state++) {
            layers.from(state);
            long key = layers.key[state] + opened;
            int fewest = 0;
            int most = size;
            for (int i = 0; i < count; i++) {
                int left = (int) (key >>> shiftNow[i]) & fieldNow[i];
                most = Math.min(most, left);
                fewest = Math.max(fewest, left - spareNow[i]);
            }
            for (int dangers = fewest; dangers <= most; dangers++) {
                layers.edge(dangers, key - dangers * unit & kept);
            }
        }
    }
}
