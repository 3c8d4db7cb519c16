// SPDX-License-Identifier: Apache-2.0
package sweeplab.play;

import sweeplab.agent.Move;
import sweeplab.base.Budget;
import sweeplab.catalogue.Setup;
import sweeplab.count.Exact;
import sweeplab.game.Game;
import sweeplab.proof.Grade;
import sweeplab.prove.Careful;
import sweeplab.prove.Reasoner;
import sweeplab.rules.Rules;
import sweeplab.rules.Untold;
import sweeplab.view.Status;
import sweeplab.view.View;

/** The quick look at a board before anything is proved: certain moves until the game is won or none is left. */
final class Trial {

    private final Exact exact = new Exact();
    private final Careful careful;
    private final Reasoner reasoner;
    private final Grade hardest;

    /** A look with the reasoning that this grade allows. */
    Trial(Grade hardest) {
        this.hardest = hardest;
        careful = new Careful(hardest);
        reasoner = new Reasoner(hardest);
    }

    void limit(Budget budget) {
        exact.limit(budget);
        careful.limit(budget);
        reasoner.limit(budget);
    }

    /** The game where certain moves end, with every known danger flagged. */
    Game play(Setup setup) {
        if (!setup.rules().plain() && hardest != Grade.MINE_COUNTER) {
            Game game = setup.newGame();
            reasoner.play(game.view(), game::probe, game::flag);
            return game;
        }
        Game game = new Game(rules(setup.rules()), setup.world(), setup.starts());
        if (hardest.compareTo(Grade.SEVERAL_CLUES) <= 0) {
            careful.play(game.view(), game::probe, game::flag);
        } else {
            count(game);
        }
        return game;
    }

    boolean solves(Setup setup) {
        return play(setup).view().status() == Status.WON;
    }

    private Rules rules(Rules told) {
        return hardest == Grade.MINE_COUNTER || !told.dangersKnown() ? told : new Untold(told);
    }

    private void count(Game game) {
        View view = game.view();
        int[] moves = exact.certain(view);
        while (!game.over() && moves.length > 0) {
            for (int move : moves) {
                if (Move.isFlag(move)) {
                    game.flag(Move.cell(move));
                } else if (view.covered(move) && !game.over()) {
                    game.probe(move);
                }
            }
            moves = game.over() ? moves : exact.certain(view);
        }
    }
}
