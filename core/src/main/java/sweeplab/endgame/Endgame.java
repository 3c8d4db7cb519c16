// SPDX-License-Identifier: Apache-2.0
package sweeplab.endgame;

import sweeplab.base.Budget;
import sweeplab.count.list.WorldList;

/** The exact endgame: the cell with the highest chance to win the game, and that chance, by expectimax over sets of worlds (belief states). */
public final class Endgame {

    private Endgame() {}

    /** Searches at most this many nodes; see {@link EndgameAnswer} for what is known when they do not suffice. */
    public static EndgameAnswer solve(WorldList list, int lives, long nodes) {
        return solve(list, lives, nodes, Integer.MAX_VALUE);
    }

    /** The same, with at most so many cells tried wherever more than 64 worlds are left: near the best, and much sooner. */
    public static EndgameAnswer solve(WorldList list, int lives, long nodes, int width) {
        return solve(list, lives, Budget.steps(nodes), width);
    }

    /** The same with as many nodes as a budget has steps. */
    public static EndgameAnswer solve(WorldList list, int lives, Budget budget, int width) {
        if (lives < 1) {
            throw new IllegalArgumentException(lives + " lives: a game goes on with at least 1");
        }
        SearchList puzzle = new SearchList(list, lives);
        Search search = new Search(puzzle, budget, width);
        long value = search.solve(lives);
        int free = freeCell(puzzle);
        long least = puzzle.weight(heaviest(puzzle));
        boolean ended = !search.budget.spent();
        long wins = ended ? value : free < 0 ? Math.max(value, least) : least;
        long most = ended && !search.narrowed ? value : reach(puzzle, lives, free);
        int cell = free >= 0 ? free : search.move() >= 0 ? search.move() : safest(puzzle, heaviest(puzzle));
        return new EndgameAnswer(list.cells()[cell], wins, most, list.totalWeight(), ended);
    }

    // A cell that is safe in all worlds, or -1; one that tells something, if there is any.
    private static int freeCell(SearchList puzzle) {
        int free = -1;
        for (int cell = 0; cell < puzzle.cells; cell++) {
            if (puzzle.safe(cell) && (free < 0 || puzzle.gold[free].length == 1)) {
                free = cell;
            }
        }
        return free;
    }

    // No more can be won than survives the first risk.
    private static long reach(SearchList puzzle, int lives, int free) {
        if (lives > 1 || free >= 0) {
            return safeWeight(puzzle, -1);
        }
        long most = 0;
        for (int cell = 0; cell < puzzle.cells; cell++) {
            most = Math.max(most, safeWeight(puzzle, cell));
        }
        return most;
    }

    private static long safeWeight(SearchList puzzle, int cell) {
        long sum = 0;
        for (int world = 0; world < puzzle.worlds; world++) {
            sum += cell >= 0 && puzzle.danger(cell, world) ? 0 : puzzle.weight(world);
        }
        return sum;
    }

    private static int heaviest(SearchList puzzle) {
        int heaviest = 0;
        for (int world = 1; world < puzzle.worlds; world++) {
            heaviest = puzzle.weight(world) > puzzle.weight(heaviest) ? world : heaviest;
        }
        return heaviest;
    }

    // The cell with the highest chance to be safe among those that are safe in this world.
    private static int safest(SearchList puzzle, int world) {
        int best = 0;
        long most = -1;
        for (int cell = 0; cell < puzzle.cells; cell++) {
            if (!puzzle.danger(cell, world) && safeWeight(puzzle, cell) > most) {
                most = safeWeight(puzzle, cell);
                best = cell;
            }
        }
        return best;
    }
}
