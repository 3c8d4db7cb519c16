// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

import sweeplab.base.IntList;
import sweeplab.count.layers.Layers;

/**
 * Fills the boxes of a puzzle in order and makes the layers of it. A state's key holds, for each open clue, how many dangers
 * it may still take, side by side in one long.
 */
final class Filling {

    private final Layers layers;
    private int[] shift = new int[64];
    private int[] room = new int[64];
    private int[] clueNow = new int[64];
    private int freeSlots;
    private int width;
    private long field;

    Filling(Layers layers) {
        this.layers = layers;
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
        int largest = 1;
        for (int clue = 0; clue < puzzle.clues; clue++) {
            largest = Math.max(largest, puzzle.most[clue]);
            shift[clue] = -1;
            room[clue] = 0;
        }
        for (int box = 0; box < puzzle.boxes; box++) {
            for (int i = puzzle.first[box]; i < puzzle.first[box + 1]; i++) {
                room[puzzle.clueOf.items[i]] += puzzle.size[box];
            }
        }
        width = 32 - Integer.numberOfLeadingZeros(largest);
        field = (1L << width) - 1;
        int slots = Math.min(31, 63 / width);
        freeSlots = (1 << slots) - 1;
    }

    private boolean fill(Puzzle puzzle, int box) {
        int from = puzzle.first[box];
        int count = puzzle.first[box + 1] - from;
        clueNow = Puzzle.roomFor(clueNow, count);
        long opened = 0;
        long unit = 0;
        long kept = -1L;
        for (int i = 0; i < count; i++) {
            int clue = puzzle.clueOf.items[from + i];
            if (shift[clue] < 0) {
                if (freeSlots == 0) {
                    return false;
                }
                shift[clue] = Integer.numberOfTrailingZeros(freeSlots) * width;
                freeSlots &= freeSlots - 1;
                opened |= (long) puzzle.most[clue] << shift[clue];
            }
            unit |= 1L << shift[clue];
            room[clue] -= puzzle.size[box];
            if (room[clue] == 0) {
                kept &= ~(field << shift[clue]);
            }
            clueNow[i] = clue;
        }
        addLayer(puzzle, puzzle.size[box], count, opened, unit, kept);
        release(count);
        return layers.endLayer();
    }

    private void addLayer(Puzzle puzzle, int size, int count, long opened, long unit, long kept) {
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
                int clue = clueNow[i];
                int left = (int) (key >>> shift[clue] & field);
                int slack = puzzle.most[clue] - puzzle.least[clue];
                most = Math.min(most, left);
                fewest = Math.max(fewest, left - slack - room[clue]);
            }
            for (int dangers = fewest; dangers <= most; dangers++) {
                layers.edge(dangers, key - dangers * unit & kept);
            }
        }
    }

    private void release(int count) {
        for (int i = 0; i < count; i++) {
            if (room[clueNow[i]] == 0) {
                freeSlots |= 1 << (shift[clueNow[i]] / width);
            }
        }
    }
}
