package sweeplab.infer.exact;

import java.util.Arrays;

/**
 * The order in which the boxes of a puzzle are filled. A clue is open from its first box to its last, and the work grows with the
 * number of clues that are open at once: so the next box is the one that opens the fewest and closes the most, nearest
 * to where the filling began.
 */
final class Order {

    private final IntList boxes = new IntList(64);
    private final IntList open = new IntList(32);
    private int[] clueFirst = new int[65];
    private int[] boxesOfClue = new int[256];
    private int[] left = new int[64];
    private int[] since = new int[64];
    private boolean[] done = new boolean[64];

    /** The boxes in a good order, in a list that is used again. */
    IntList of(Puzzle puzzle) {
        index(puzzle);
        int start = farthest(puzzle, farthest(puzzle, 0));
        fill(puzzle, start);
        return boxes;
    }

    private void index(Puzzle puzzle) {
        clueFirst = Puzzle.roomFor(clueFirst, puzzle.clues + 1);
        boxesOfClue = Puzzle.roomFor(boxesOfClue, puzzle.clueOf.size);
        left = Puzzle.roomFor(left, puzzle.clues);
        since = Puzzle.roomFor(since, puzzle.clues);
        if (done.length < puzzle.boxes) {
            done = new boolean[2 * puzzle.boxes];
        }
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

    // The box that a walk in breadth reaches last.
    private int farthest(Puzzle puzzle, int from) {
        Arrays.fill(done, 0, puzzle.boxes, false);
        boxes.clear();
        boxes.add(from);
        done[from] = true;
        for (int next = 0; next < boxes.size; next++) {
            int box = boxes.items[next];
            for (int i = puzzle.first[box]; i < puzzle.first[box + 1]; i++) {
                int clue = puzzle.clueOf.items[i];
                for (int j = clueFirst[clue]; j < clueFirst[clue + 1]; j++) {
                    if (!done[boxesOfClue[j]]) {
                        done[boxesOfClue[j]] = true;
                        boxes.add(boxesOfClue[j]);
                    }
                }
            }
        }
        return boxes.items[boxes.size - 1];
    }

    private void fill(Puzzle puzzle, int start) {
        Arrays.fill(done, 0, puzzle.boxes, false);
        Arrays.fill(since, 0, puzzle.clues, 0);
        for (int clue = 0; clue < puzzle.clues; clue++) {
            left[clue] = clueFirst[clue + 1] - clueFirst[clue];
        }
        boxes.clear();
        open.clear();
        for (int box = start; box >= 0; box = best(puzzle)) {
            boxes.add(box);
            done[box] = true;
            for (int i = puzzle.first[box]; i < puzzle.first[box + 1]; i++) {
                int clue = puzzle.clueOf.items[i];
                left[clue]--;
                if (since[clue] == 0) {
                    since[clue] = boxes.size;
                    open.add(clue);
                }
            }
        }
    }

    private int best(Puzzle puzzle) {
        int best = -1;
        int bestCost = Integer.MAX_VALUE;
        int kept = 0;
        for (int i = 0; i < open.size; i++) {
            int clue = open.items[i];
            if (left[clue] == 0) {
                continue;
            }
            open.items[kept++] = clue;
            for (int j = clueFirst[clue]; j < clueFirst[clue + 1]; j++) {
                int box = boxesOfClue[j];
                int cost = done[box] ? Integer.MAX_VALUE : cost(puzzle, box);
                if (cost < bestCost) {
                    bestCost = cost;
                    best = box;
                }
            }
        }
        open.size = kept;
        return best;
    }

    private int cost(Puzzle puzzle, int box) {
        int cost = 0;
        int oldest = boxes.size;
        for (int i = puzzle.first[box]; i < puzzle.first[box + 1]; i++) {
            int clue = puzzle.clueOf.items[i];
            cost += (since[clue] == 0 ? 1 : 0) - (left[clue] == 1 ? 1 : 0);
            oldest = since[clue] == 0 ? oldest : Math.min(oldest, since[clue]);
        }
        return cost * 4096 + oldest;
    }
}
