package sweeplab.play;

import java.util.function.IntPredicate;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.catalogue.Setup;
import sweeplab.game.Game;
import sweeplab.view.View;
import sweeplab.world.Topology;

/**
 * Makes a board that needs no guess out of one that does: where certain moves end, a danger goes elsewhere or comes from elsewhere, and
 * is taken back if the moves then end sooner. A board that will not do after many changes is given up.
 */
final class Repair {

    private static final int PATIENCE = 300;
    private static final int THROWS = 50;
    // One change in so many is made to the wall of known dangers instead of the cells that clues leave open.
    private static final int WALL = 5;
    // One mixing move in so many moves one danger more.
    private static final int MORE = 4;

    private final Trial trial;
    private final Budget budget;
    private final Dice dice;
    private final Draft draft;
    private Game reached;
    private int left;
    private int looks;

    Repair(Setup setup, Trial trial, Budget budget, Dice dice) {
        this.budget = budget;
        this.trial = trial;
        this.dice = dice;
        draft = new Draft(setup);
        reached = look();
        left = safeLeft(reached);
    }

    /** How many boards were looked at. */
    int looks() {
        return looks;
    }

    private Game look() {
        looks++;
        return trial.play(draft.setup());
    }

    private static int safeLeft(Game game) {
        return game.over() ? 0 : game.view().coveredCells() - game.world().dangers();
    }

    /** Repairs the board with at most so many looks; true if it needs no guess any more. */
    boolean run(int mostLooks) {
        for (int idle = 0; left > 0 && idle < PATIENCE && looks < mostLooks && !budget.spent(); idle++) {
            int before = left;
            change(new Standstill(reached.view(), draft));
            idle = left < before ? 0 : idle;
        }
        return left == 0;
    }

    /**
     * Moves one danger, at times several, from anywhere to anywhere, as often as said, and takes back what would need a guess. Every
     * such move is as likely as its reverse and every board can be reached, so the more of them there are the nearer
     * the boards come to equally likely.
     */
    void mix(int steps) {
        for (int step = 0; step < steps && draft.canChange() && !budget.spent(); step++) {
            byte[] before = draft.content();
            boolean possible = moveOne();
            while (possible && dice.nextInt(MORE) == 0) {
                possible = moveOne();
            }
            if (!possible || safeLeft(look()) > 0) {
                draft.restore(before);
            }
        }
    }

    private boolean moveOne() {
        int danger = thrown(draft::danger);
        int clear = thrown(draft::clear);
        if (!draft.canMove(danger, clear)) {
            return false;
        }
        draft.swap(danger, clear);
        return true;
    }

    private int thrown(IntPredicate at) {
        int cell = dice.nextInt(draft.size());
        while (!at.test(cell)) {
            cell = dice.nextInt(draft.size());
        }
        return cell;
    }

    private void change(Standstill place) {
        int one = place.pick(dice);
        for (int k = 0; k < THROWS && one >= 0; k++) {
            int other = place.any(dice);
            if (draft.canMove(one, other) || draft.canMove(other, one)) {
                tryOut(one, other);
                return;
            }
        }
    }

    private void tryOut(int one, int other) {
        draft.swap(one, other);
        Game next = look();
        if (safeLeft(next) <= left) {
            left = safeLeft(next);
            reached = next;
        } else {
            draft.swap(one, other);
        }
    }

    /** The board as it is now. */
    Setup named() {
        return draft.named();
    }

    /** The covered cells of a game where certain moves have ended: beside clues, in the wall of known dangers, and beyond. */
    private static final class Standstill {

        private final int[] cells;
        private int beside;
        private int wall;
        private int all;

        Standstill(View view, Draft draft) {
            cells = new int[draft.size()];
            int[] walls = new int[draft.size()];
            int[] beyond = new int[draft.size()];
            int far = 0;
            for (int cell = 0; cell < cells.length; cell++) {
                if (!view.covered(cell) || draft.spared(cell)) {
                    continue;
                }
                if (!view.flagged(cell) && touches(view, cell, false)) {
                    cells[beside++] = cell;
                } else if (!view.flagged(cell)) {
                    beyond[far++] = cell;
                } else if (touches(view, cell, true)) {
                    walls[wall++] = cell;
                }
            }
            System.arraycopy(walls, 0, cells, beside, wall);
            System.arraycopy(beyond, 0, cells, beside + wall, far);
            all = beside + wall + far;
        }

        // Whether a neighbour is open, or else is covered and not known.
        private static boolean touches(View view, int cell, boolean unknown) {
            Topology topology = view.topology();
            for (int i = 0; i < topology.degree(cell); i++) {
                int neighbour = topology.neighbour(cell, i);
                if (unknown ? view.covered(neighbour) && !view.flagged(neighbour) : view.hasClue(neighbour)) {
                    return true;
                }
            }
            return false;
        }

        /** A cell to change: beside a clue or in the wall; -1 if there is none. */
        int pick(Dice dice) {
            boolean breach = wall > 0 && (beside == 0 || dice.nextInt(WALL) == 0);
            if (breach) {
                return cells[beside + dice.nextInt(wall)];
            }
            return beside > 0 ? cells[dice.nextInt(beside)] : all > 0 ? any(dice) : -1;
        }

        int any(Dice dice) {
            return cells[dice.nextInt(all)];
        }
    }
}
