// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import sweeplab.count.Exact;
import sweeplab.game.Game;
import sweeplab.view.View;

/** Brings a game to where nothing is certain any more. */
final class Standstill {

    private Standstill() {}

    static void play(Game game, Exact exact) {
        View view = game.view();
        for (int[] moves = exact.certain(view); moves.length > 0 && !game.over(); moves = exact.certain(view)) {
            for (int move : moves) {
                if (Move.isFlag(move)) {
                    game.flag(Move.cell(move));
                } else if (view.covered(move) && !game.over()) {
                    game.probe(move);
                }
            }
        }
    }
}
