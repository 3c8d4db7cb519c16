// SPDX-License-Identifier: Apache-2.0
package sweeplab.review.judge;

import sweeplab.rules.GoldClue;
import sweeplab.view.Scene;
import sweeplab.view.View;

/** What the clues of a game say and nothing else: follows a view and leaves out the player's flags, which may be wrong. */
public final class BareSight {

    private final View player;
    private final Scene scene;
    private int next;

    public BareSight(View player) {
        this(player, player.starts());
    }

    /** The same where the rule of the start says that these cells are safe. */
    public BareSight(View player, int... told) {
        this.player = player;
        scene = new Scene(player.rules(), player.topology(), player.dangers(), player.golds(), told);
        for (int cell = 0; cell < player.topology().size(); cell++) {
            if (player.blocked(cell)) {
                scene.block(cell);
            }
        }
        follow();
    }

    /** Shows what the player has uncovered since. */
    public View follow() {
        while (next < player.opened()) {
            show(player.opened(next++));
        }
        scene.lives(player.lives());
        return scene.view();
    }

    private void show(int cell) {
        int gold = player.goldClue(cell);
        if (player.found(cell)) {
            scene.find(cell, player.foundClue(cell));
        } else if (player.exploded(cell)) {
            scene.explode(cell);
        } else if (player.gold(cell)) {
            scene.openGold(cell, gold);
        } else if (player.silent(cell)) {
            scene.openSilent(cell);
        } else {
            boolean told = player.rules().goldClue() != GoldClue.NONE;
            scene.open(cell, player.clue(cell), told ? gold : GoldClue.UNTOLD);
        }
    }
}
