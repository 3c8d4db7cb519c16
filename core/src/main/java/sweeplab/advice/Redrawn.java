// SPDX-License-Identifier: Apache-2.0
package sweeplab.advice;

import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.CellSet;

/** A position set up once more, cell by cell in their order: whoever is asked about it answers by what is in sight alone. */
final class Redrawn {

    private Redrawn() {}

    static Scene of(View view) {
        Scene scene = new Scene(view.rules(), view.topology(), view.dangers(), view.golds(), view.starts());
        for (int cell = 0; cell < view.topology().size(); cell++) {
            show(scene, view, cell);
        }
        // Of a game that is lost the question is how it would have gone on.
        scene.lives(Math.max(1, view.lives()));
        return scene;
    }

    /** The same with a flag on each of these cells too. */
    static View flagged(View view, CellSet dangers) {
        Scene scene = of(view);
        dangers.forEach(cell -> {
            if (view.covered(cell) && !view.flagged(cell)) {
                scene.flag(cell);
            }
        });
        return scene.view();
    }

    private static void show(Scene scene, View view, int cell) {
        int gold = view.goldClue(cell);
        if (view.flagged(cell)) {
            scene.flag(cell);
        } else if (view.found(cell)) {
            scene.find(cell, view.foundClue(cell));
        } else if (view.exploded(cell)) {
            scene.explode(cell);
        } else if (view.blocked(cell)) {
            scene.block(cell);
        } else if (view.gold(cell)) {
            scene.openGold(cell, gold);
        } else if (view.silent(cell)) {
            scene.openSilent(cell);
        } else if (!view.covered(cell)) {
            scene.open(cell, view.clue(cell), gold);
        }
    }
}
