// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

import java.util.Arrays;
import sweeplab.base.IntList;

/**
 * The order in which the boxes of a puzzle are filled. A clue is open from its first box to its last, and the work grows with the
 * number of clues that are open at once: so the next box is the one that opens the fewest and closes the most, nearest
 * to where the filling began.
 */
final class Order {

    private final IntList pattern = new IntList(256);
    private final IntList boxes = new IntList(64);

    // The boxes beside open clues that are not filled yet, in the order in which they came to be.
    private final IntList near = new IntList(64);

    private int[] clueFirst = new int[65];
    private int[] boxesOfClue = new int[256];
    private int[] left = new int[64];
    private boolean[] open = new boolean[64];
    private boolean[] reached = new boolean[64];
    private int[] cost = new int[64];

    /** The boxes of the puzzle that was last asked about, in a good order. */
    IntList boxes() {
        return boxes;
    }

    /** Finds the order for a puzzle: the last one, if only what its clues say is new, as when one cell shows this or that. */
    void find(Puzzle puzzle) {
        if (!puzzle.hasPattern(pattern)) {
            puzzle.writePattern(pattern);
            makeRoom(puzzle);
            index(puzzle);
            int start = farthest(puzzle, farthest(puzzle, 0));
            fill(puzzle, start);
        }
    }

    private void makeRoom(Puzzle puzzle) {
        clueFirst = Puzzle.roomFor(clueFirst, puzzle.clues + 1);
        boxesOfClue = Puzzle.roomFor(boxesOfClue, puzzle.clueOf.size);
        left = Puzzle.roomFor(left, puzzle.clues);
        cost = Puzzle.roomFor(cost, puzzle.boxes);
        if (open.length < puzzle.clues) {
            open = new boolean[2 * puzzle.clues];
        }
        if (reached.length < puzzle.boxes) {
            reached = new boolean[2 * puzzle.boxes];
        }
    }

    private void index(Puzzle puzzle) {
        Arrays.fill(clueFirst, 0, puzzle.clues + 1, 0);
        for (int i = 0; i < puzzle.clueOf.size; i++) {
            clueFirst[puzzle.clueOf.items[i] + 1]++;
        }
        for (int clue = 0; clue < puzzle.clues; clue++) {
            clueFirst[clue + 1] += clueFirst[clue];
            left[clue] = clueFirst[clue];
        }
        for (int box = 0; box < puzzle.boxes; box++) {
            for (int i = puzzle.first[box]; i < puzzle.first[box + 1]; i++) {
                boxesOfClue[left[puzzle.clueOf.items[i]]++] = box;
            }
        }
    }

    private void begin(Puzzle puzzle, int start, IntList list) {
        Arrays.fill(open, 0, puzzle.clues, false);
        Arrays.fill(reached, 0, puzzle.boxes, false);
        list.clear();
        list.add(start);
        reached[start] = true;
    }

    private void open(int clue, IntList list) {
        open[clue] = true;
        for (int i = clueFirst[clue]; i < clueFirst[clue + 1]; i++) {
            int box = boxesOfClue[i];
            if (!reached[box]) {
                reached[box] = true;
                list.add(box);
            }
        }
    }

    // The box that a walk in breadth reaches last.
    private int farthest(Puzzle puzzle, int start) {
        begin(puzzle, start, boxes);
        for (int next = 0; next < boxes.size; next++) {
            int box = boxes.items[next];
            for (int i = puzzle.first[box]; i < puzzle.first[box + 1]; i++) {
                int clue = puzzle.clueOf.items[i];
                if (!open[clue]) {
                    open(clue, boxes);
                }
            }
        }
        return boxes.items[boxes.size - 1];
    }

    private void fill(Puzzle puzzle, int start) {
        begin(puzzle, start, near);
        setCosts(puzzle);
        boxes.clear();
        while (near.size > 0) {
            int box = near.remove(cheapest());
            boxes.add(box);
            for (int i = puzzle.first[box]; i < puzzle.first[box + 1]; i++) {
                take(puzzle.clueOf.items[i]);
            }
        }
    }

    // A box costs the clues that it opens less those that it closes.
    private void setCosts(Puzzle puzzle) {
        for (int box = 0; box < puzzle.boxes; box++) {
            cost[box] = puzzle.first[box + 1] - puzzle.first[box];
        }
        for (int clue = 0; clue < puzzle.clues; clue++) {
            left[clue] = clueFirst[clue + 1] - clueFirst[clue];
            if (left[clue] == 1) {
                cost[boxesOfClue[clueFirst[clue]]]--;
            }
        }
    }

    // The first of the cheapest: nearest to where the filling began.
    private int cheapest() {
        int best = 0;
        for (int i = 1; i < near.size; i++) {
            best = cost[near.items[i]] < cost[near.items[best]] ? i : best;
        }
        return best;
    }

    // A box of this clue was filled.
    private void take(int clue) {
        if (!open[clue]) {
            open(clue, near);
            makeCheaper(clue);
        }
        if (--left[clue] == 1) {
            makeCheaper(clue);
        }
    }

    private void makeCheaper(int clue) {
        for (int i = clueFirst[clue]; i < clueFirst[clue + 1]; i++) {
            cost[boxesOfClue[i]]--;
        }
    }
}
