// SPDX-License-Identifier: Apache-2.0
package sweeplab.play;

import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.catalogue.Setup;
import sweeplab.game.Game;
import sweeplab.view.View;

/**
 * Makes a board that needs no guess out of one that does: where certain moves end the board is changed, and the change is taken back if the moves then end
 * sooner. A board that will not do after many changes is given up.
 */
abstract class Repair {

    private static final int PATIENCE = 300;

    private final Trial trial;
    final Budget budget;
    final Dice dice;
    final Draft draft;
    private Game reached;
    private int left;
    private int looks;

    Repair(Setup setup, Trial trial, Budget budget, Dice dice) {
        this.budget = budget;
        this.trial = trial;
        this.dice = dice;
        draft = new Draft(setup);
        looks = 1;
        reached = trial.play(draft.setup());
        left = safeLeft(reached);
    }

    /** Changes the board near the place where certain moves ended; false if it did not. */
    abstract boolean change(View reached);

    /** Changes the board somewhere, every change being as likely as its reverse; false if it did not. */
    abstract boolean stir();

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
            tryOut();
            idle = left < before ? 0 : idle;
        }
        return left == 0;
    }

    private void tryOut() {
        byte[] before = draft.content();
        if (change(reached.view())) {
            Game next = look();
            if (safeLeft(next) <= left) {
                left = safeLeft(next);
                reached = next;
            } else {
                draft.restore(before);
            }
        }
    }

    /**
     * Stirs the board as often as said, and takes back what would need a guess. Every board can be reached, so the more of it there is the nearer the boards
     * come to equally likely.
     */
    void mix(int steps) {
        for (int step = 0; step < steps && draft.canChange() && !budget.spent(); step++) {
            byte[] before = draft.content();
            if (!stir() || safeLeft(look()) > 0) {
                draft.restore(before);
            }
        }
    }

    /** The board as it is now. */
    Setup named() {
        return draft.named();
    }
}
