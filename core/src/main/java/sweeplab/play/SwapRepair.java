// SPDX-License-Identifier: Apache-2.0
package sweeplab.play;

import java.util.function.IntPredicate;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.catalogue.Setup;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** Repair where dangers may lie anywhere: one goes elsewhere, or comes from elsewhere. */
final class SwapRepair extends Repair {

    private static final int THROWS = 50;
    // One change in so many is made to the wall of known dangers instead of the cells that clues leave open.
    private static final int WALL = 5;
    // One mixing move in so many moves one danger more.
    private static final int MORE = 4;

    SwapRepair(Setup setup, Trial trial, Budget budget, Dice dice) {
        super(setup, trial, budget, dice);
    }

    /** Moves one danger, at times several, from anywhere to anywhere. */
    @Override
    boolean stir() {
        boolean possible = moveOne();
        while (possible && dice.nextInt(MORE) == 0) {
            possible = moveOne();
        }
        return possible;
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

    @Override
    boolean change(View reached) {
        Standstill place = new Standstill(reached, draft);
        int one = place.pick(dice);
        for (int k = 0; k < THROWS && one >= 0; k++) {
            int other = place.any(dice);
            if (draft.canMove(one, other) || draft.canMove(other, one)) {
                draft.swap(one, other);
                return true;
            }
        }
        return false;
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
