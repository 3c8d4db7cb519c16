// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import sweeplab.agent.Move;
import sweeplab.base.Dice;
import sweeplab.count.Exact;
import sweeplab.game.Game;
import sweeplab.view.View;

/** Plays a game to its end by what exact counting finds certain, each cell once; a look at the truth helps on where nothing is. */
final class Deduced {

    /** Told of all that is certain (see {@link Move}), before it is played. */
    interface Reader {
        void read(View view, int[] moves);
    }

    private Deduced() {}

    static void play(Game game, Dice dice, Reader reader) {
        Exact exact = new Exact();
        while (!game.over()) {
            int[] moves = exact.certain(game.view());
            reader.read(game.view(), moves);
            if (moves.length == 0) {
                game.probe(anySafeCell(game, dice));
            }
            for (int move : moves) {
                make(game, move);
            }
        }
    }

    private static void make(Game game, int move) {
        int cell = Move.cell(move);
        if (game.view().covered(cell) && !game.over()) {
            if (Move.isFlag(move)) {
                game.flag(cell);
            } else {
                game.probe(cell);
            }
        }
    }

    private static int anySafeCell(Game game, Dice dice) {
        for (int start : game.view().starts()) {
            if (game.view().covered(start)) {
                return start;
            }
        }
        while (true) {
            int cell = dice.nextInt(game.view().topology().size());
            if (game.view().covered(cell) && !game.world().danger(cell)) {
                return cell;
            }
        }
    }
}
