// SPDX-License-Identifier: Apache-2.0
package sweeplab.play;

import java.util.ArrayList;
import java.util.List;
import sweeplab.agent.Agent;
import sweeplab.agent.Decision;
import sweeplab.agent.Move;
import sweeplab.catalogue.Setup;
import sweeplab.game.Game;
import sweeplab.trace.Step;
import sweeplab.trace.Trace;
import sweeplab.view.View;

/** Two players probe one board in turn, and whoever uncovers more gold wins (D13). A dagger costs nothing but the turn. */
public final class Duel {

    private final Game game;
    private final Agent[] players;
    private final Setup setup;
    private final boolean strict;
    private final int lives;
    private final List<Step> steps = new ArrayList<>();
    private final int[] gold = new int[2];
    private int turn;

    public Duel(Setup setup, Agent first, Agent second) {
        this(setup, first, second, false);
    }

    /** Perhaps a strict game, in which every move that is not certain is wrong (V8). */
    public Duel(Setup setup, Agent first, Agent second, boolean strict) {
        this.strict = strict;
        // With more lives than daggers nobody dies before the board is done.
        lives = setup.world().dangers() + 1;
        game = setup.newGame(lives);
        this.setup = setup;
        players = new Agent[] {first, second};
    }

    public View view() {
        return game.view();
    }

    /** Whose turn it is: 0 or 1. */
    public int turn() {
        return turn;
    }

    public int gold(int player) {
        return gold[player];
    }

    public boolean over() {
        return game.over();
    }

    /** Lets the player whose turn it is probe one cell, and returns that cell; flags on the way are free. -1 if the player has no move. */
    public int play() {
        Agent player = players[turn];
        for (int asked = 0; asked <= view().topology().size(); asked++) {
            Decision decision = player.decide(view());
            int cell = decision instanceof Decision.Certain certain
                    ? flagThenProbe(certain)
                    : decision instanceof Decision.Guess guess ? guess.cell() : -1;
            if (cell >= 0) {
                double risk = decision instanceof Decision.Guess guess ? guess.risk() : 0;
                probe(new Step(Step.Kind.PROBE, cell, decision.by(), risk));
                return cell;
            }
            if (!(decision instanceof Decision.Certain)) {
                return -1;
            }
        }
        return -1;
    }

    private int flagThenProbe(Decision.Certain certain) {
        for (int move : certain.moves()) {
            int cell = Move.cell(move);
            if (!view().covered(cell) || view().flagged(cell)) {
                continue;
            }
            if (!Move.isFlag(move)) {
                return cell;
            }
            make(new Step(Step.Kind.FLAG, cell, certain.by(), 0));
        }
        return -1;
    }

    private void make(Step step) {
        if (strict) {
            new Strict(game).apply(step);
        } else {
            Trace.apply(step, game);
        }
        steps.add(step);
    }

    /** The moves of both so far; what each goes by tells them apart. */
    public Trace trace(String players, long seed) {
        return new Trace(setup.on(game.world()).id(), players, seed, lives, steps);
    }

    private void probe(Step step) {
        int before = view().goldCells();
        make(step);
        gold[turn] += view().goldCells() - before;
        turn = 1 - turn;
    }
}
