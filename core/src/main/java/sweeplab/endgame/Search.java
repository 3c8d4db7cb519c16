// SPDX-License-Identifier: Apache-2.0
package sweeplab.endgame;

import java.util.Arrays;
import sweeplab.base.Budget;

/** One search of a puzzle: what its parts share, and who searches which part. */
final class Search {

    final SearchList puzzle;
    final Budget budget;

    /** How many cells are tried where many worlds are left. */
    final int width;

    /** True if some cells were not tried. */
    boolean narrowed;

    final SetTable table = new SetTable();
    private final Narrow narrow = new Narrow();

    private int move = -1;

    Search(SearchList puzzle, Budget budget, int width) {
        this.puzzle = puzzle;
        this.width = width;
        this.budget = budget;
    }

    /** The weight that perfect play wins of all worlds, or what was reached when the budget ran out. */
    long solve(int lives) {
        int[] worlds = new int[puzzle.worlds];
        int[] cells = new int[puzzle.cells];
        Arrays.setAll(worlds, world -> world);
        Arrays.setAll(cells, cell -> cell);
        return part(worlds, cells, 0, lives, 0);
    }

    /** The cell of the puzzle to open first in the part that was solved last, or -1 if it does not matter or is not known. */
    int move() {
        return move;
    }

    /** The same for a part of the worlds in which only these cells matter; more than alpha, or an upper bound. */
    long part(int[] worlds, int[] cells, int hits, int lives, long alpha) {
        boolean simple = lives == 1 && !puzzle.anyGold;
        if (simple && worlds.length <= Narrow.MOST_WORLDS) {
            narrow.start(puzzle, worlds, worlds.length, cells, cells.length, budget);
            long value = narrow.solve(worlds.length, alpha);
            move = narrow.move() < 0 ? -1 : cells[narrow.move()];
            return value;
        }
        if (simple && puzzle.sameCount && puzzle.weights.length == 0) {
            int[][] regions = IndependentGroups.of(puzzle, worlds, cells);
            if (regions.length > 1) {
                return product(worlds, regions);
            }
        }
        Wide wide = new Wide(puzzle, this, worlds, cells);
        long value = wide.solve(hits, lives, alpha);
        move = wide.move();
        return value;
    }

    // What happens in one region says nothing about another, so the chances multiply.
    private long product(int[] worlds, int[][] regions) {
        long value = 1;
        int best = -1;
        for (int[] region : regions) {
            int[] distinct = IndependentGroups.distinct(puzzle, worlds, region);
            value *= part(distinct, region, 0, 1, 0);
            best = move >= 0 ? move : best;
        }
        move = best;
        return budget.spent() ? 0 : value;
    }
}
