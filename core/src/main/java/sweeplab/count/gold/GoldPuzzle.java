// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.gold;

import java.util.Arrays;
import java.util.function.IntPredicate;
import sweeplab.base.IntList;
import sweeplab.position.Position;
import sweeplab.view.View;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;

/**
 * Dangers and gold together, for games with gold clues: every covered cell is clear, a danger or gold, and gold never touches a
 * danger. Cells stand in the order in which they are filled.
 */
final class GoldPuzzle {

    static final int CLEAR = 0;
    static final int DANGER = 1;
    static final int GOLD = 2;

    /** Between so many of some cells hold one thing. */
    static final class Clue {
        final int what;
        final int least;
        final int most;
        final int cells;

        Clue(int what, int least, int most, int cells) {
            this.what = what;
            this.least = least;
            this.most = Math.min(most, cells);
            this.cells = cells;
        }

        boolean possible() {
            return most >= 0 && least <= cells;
        }

        boolean saysSomething() {
            return least > 0 || most < cells;
        }
    }

    private final Position position;
    private final View view;
    private final Topology topology;

    /** The covered cells. */
    final int[] cells;

    /** The clues on each of them. */
    final Clue[][] clues;

    private final int[] place;
    private final boolean[][] may;
    private boolean possible = true;

    private GoldPuzzle(Position position, IntPredicate room) {
        this.position = position;
        view = position.view();
        topology = position.topology();
        place = new int[topology.size()];
        cells = coveredCells();
        may = new boolean[cells.length][];
        Arrays.setAll(may, at -> contents(cells[at], room));
        ruleOutGold();
        clues = new Clue[cells.length][0];
        stateClues();
    }

    /** A puzzle with gold wherever it may be. */
    static GoldPuzzle of(Position position) {
        GoldPuzzle puzzle = new GoldPuzzle(position, cell -> true);
        puzzle.stateTotal(puzzle.goldLeft());
        return puzzle;
    }

    /** A puzzle with gold only in these cells; a total need not be reached. */
    static GoldPuzzle within(CellSet room, Position position) {
        GoldPuzzle puzzle = new GoldPuzzle(position, room::contains);
        puzzle.stateTotal(0);
        return puzzle;
    }

    // Along the longer side of the board, so that few filled cells border on cells to come.
    private int[] coveredCells() {
        Arrays.fill(place, -1);
        int rows = topology.rows();
        int columns = topology.columns();
        IntList list = new IntList(topology.size());
        for (int i = 0; i < topology.size(); i++) {
            int cell = rows < columns ? i % rows * columns + i / rows : i;
            if (view.covered(cell)) {
                place[cell] = list.size;
                list.add(cell);
            }
        }
        return list.toArray();
    }

    private boolean[] contents(int cell, IntPredicate room) {
        byte status = position.status(cell);
        boolean clear = status != Position.DANGER;
        return new boolean[] {clear, status != Position.SAFE, clear && room.test(cell) && !besideKnownDanger(cell)};
    }

    private boolean besideKnownDanger(int cell) {
        for (int i = 0; i < topology.degree(cell); i++) {
            if (position.status(topology.neighbour(cell, i)) == Position.DANGER) {
                return true;
            }
        }
        return false;
    }

    // Where a clue says that there is no more gold, none need be tried.
    private void ruleOutGold() {
        for (int i = 0; i < view.opened(); i++) {
            int[] scope = scope(view.opened(i));
            for (int cell : mostGold(view.opened(i), scope) > 0 ? new int[0] : scope) {
                if (place[cell] >= 0) {
                    may[place[cell]][GOLD] = false;
                }
            }
        }
    }

    private void stateClues() {
        for (int i = 0; i < view.opened(); i++) {
            int cell = view.opened(i);
            if (position.informs(cell)) {
                state(DANGER, position.atLeast(cell), position.atMost(cell), topology.neighbours(cell));
            }
            if (view.goldClue(cell) != View.UNTOLD) {
                int[] scope = scope(cell);
                state(GOLD, leastGold(cell, scope), mostGold(cell, scope), scope);
            }
        }
    }

    private void stateTotal(int least) {
        if (goldsTold()) {
            state(GOLD, least, goldLeft(), cells);
        }
    }

    private int goldLeft() {
        return view.golds() - view.goldCells();
    }

    private int[] scope(int cell) {
        return view.rules().goldClue().scope(topology, cell);
    }

    private int leastGold(int cell, int[] scope) {
        return view.rules().goldClue().atLeast(view.goldClue(cell)) - goldSeen(scope);
    }

    private int mostGold(int cell, int[] scope) {
        int clue = view.goldClue(cell);
        return clue == View.UNTOLD
                ? scope.length
                : view.rules().goldClue().atMost(clue, scope.length) - goldSeen(scope);
    }

    private int goldSeen(int[] scope) {
        int seen = 0;
        for (int cell : scope) {
            seen += view.gold(cell) ? 1 : 0;
        }
        return seen;
    }

    private void state(int what, int least, int most, int[] scope) {
        IntList open = new IntList(scope.length);
        for (int cell : scope) {
            boolean counts = what == GOLD || position.unknown(cell);
            if (place[cell] >= 0 && counts && may(place[cell], what)) {
                open.add(place[cell]);
            }
        }
        Clue clue = new Clue(what, least, most, open.size);
        possible &= clue.possible();
        for (int i = 0; clue.saysSomething() && i < open.size; i++) {
            int at = open.items[i];
            clues[at] = Arrays.copyOf(clues[at], clues[at].length + 1);
            clues[at][clues[at].length - 1] = clue;
        }
    }

    /** False if a look at each clue alone shows that no world fits. */
    boolean possible() {
        return possible;
    }

    /** True if the cell at this place may hold this, as far as what is proved goes. */
    boolean may(int at, int what) {
        return may[at][what];
    }

    /** The neighbours of a cell that are filled after it and may hold this. */
    int[] later(int at, int what) {
        IntList list = new IntList(8);
        for (int i = 0; i < topology.degree(cells[at]); i++) {
            int other = place[topology.neighbour(cells[at], i)];
            if (other > at && may(other, what)) {
                list.add(other);
            }
        }
        return list.toArray();
    }

    boolean dangersTold() {
        return view.dangers() != View.UNTOLD;
    }

    boolean goldsTold() {
        return view.golds() != View.UNTOLD;
    }

    /** The dangers in covered cells if they are told, else 0. */
    int dangers() {
        return dangersTold() ? view.dangers() - view.explodedCells() : 0;
    }
}
