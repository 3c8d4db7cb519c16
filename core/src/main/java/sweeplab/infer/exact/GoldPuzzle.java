package sweeplab.infer.exact;

import java.util.Arrays;
import java.util.function.IntPredicate;
import sweeplab.rules.GoldClue;
import sweeplab.view.View;
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
        int most;
        int cells;

        Clue(int what, int least, int most) {
            this.what = what;
            this.least = least;
            this.most = most;
        }
    }

    private final Frontier frontier;
    private final View view;
    private final Topology topology;
    private final IntPredicate room;

    /** The covered cells. */
    final int[] cells;

    /** The clues on each of them, and those of its neighbours that cannot hold everything that it does not rule out. */
    final Clue[][] clues;

    final int[][] rivals;
    private final int[] place;
    private boolean possible = true;

    /** A puzzle with gold wherever it may be. */
    GoldPuzzle(Frontier frontier) {
        this(frontier, cell -> true);
    }

    /** A puzzle with gold only in these cells. */
    GoldPuzzle(Frontier frontier, IntPredicate room) {
        this.frontier = frontier;
        this.room = room;
        view = frontier.view();
        topology = frontier.topology();
        place = new int[topology.size()];
        cells = coveredCells();
        clues = new Clue[cells.length][0];
        stateClues();
        rivals = new int[cells.length][];
        Arrays.setAll(rivals, this::findRivals);
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

    private void stateClues() {
        for (int cell = 0; cell < topology.size(); cell++) {
            if (frontier.active(cell)) {
                state(new Clue(DANGER, frontier.least(cell), frontier.most(cell)), topology.neighbours(cell));
            }
            if (view.goldClue(cell) != View.UNTOLD) {
                stateGold(view.rules().goldClue(), cell);
            }
        }
        if (view.golds() != View.UNTOLD) {
            int left = view.golds() - view.goldCells();
            state(new Clue(GOLD, left, left), cells);
        }
    }

    private void stateGold(GoldClue rule, int cell) {
        int clue = view.goldClue(cell);
        int[] scope = rule.scope(topology, cell);
        int found = 0;
        for (int other : scope) {
            found += view.gold(other) ? 1 : 0;
        }
        state(new Clue(GOLD, rule.atLeast(clue) - found, rule.atMost(clue, scope.length) - found), scope);
    }

    private void state(Clue clue, int[] scope) {
        for (int cell : scope) {
            boolean counts = clue.what == GOLD ? allows(cell, GOLD) : frontier.unknown(cell);
            if (place[cell] >= 0 && counts) {
                int at = place[cell];
                clues[at] = Arrays.copyOf(clues[at], clues[at].length + 1);
                clues[at][clues[at].length - 1] = clue;
                clue.cells++;
            }
        }
        possible &= clue.most >= 0 && clue.least <= clue.cells;
        clue.most = Math.min(clue.most, clue.cells);
    }

    private boolean allows(int cell, int what) {
        byte status = frontier.status(cell);
        return switch (what) {
            case DANGER -> status != Frontier.SAFE;
            case GOLD -> room.test(cell) && status != Frontier.DANGER && !besideKnownDanger(cell);
            default -> status != Frontier.DANGER;
        };
    }

    private boolean besideKnownDanger(int cell) {
        for (int i = 0; i < topology.degree(cell); i++) {
            if (frontier.status(topology.neighbour(cell, i)) == Frontier.DANGER) {
                return true;
            }
        }
        return false;
    }

    private int[] findRivals(int at) {
        IntList list = new IntList(8);
        for (int i = 0; i < topology.degree(cells[at]); i++) {
            int other = place[topology.neighbour(cells[at], i)];
            if (other >= 0 && (may(at, DANGER) && may(other, GOLD) || may(at, GOLD) && may(other, DANGER))) {
                list.add(other);
            }
        }
        return list.toArray();
    }

    /** False if a look at each clue alone shows that no world fits. */
    boolean possible() {
        return possible;
    }

    /** True if the cell at this place may hold this, as far as what is proved goes. */
    boolean may(int at, int what) {
        return allows(cells[at], what);
    }

    /** The last place among the rivals of a cell, or -1. */
    int lastRival(int at) {
        return rivals[at].length == 0 ? -1 : Arrays.stream(rivals[at]).max().getAsInt();
    }

    /** True if a rival that is filled later may hold this. */
    boolean laterRivalMay(int at, int what) {
        return Arrays.stream(rivals[at]).anyMatch(other -> other > at && may(other, what));
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
