package sweeplab.play;

import sweeplab.agent.Agent;
import sweeplab.agent.Decision;
import sweeplab.agent.Move;
import sweeplab.catalogue.Setup;
import sweeplab.game.Game;
import sweeplab.view.View;

/** Two players probe one board in turn, and whoever uncovers more gold wins (D13). A dagger costs nothing but the turn. */
public final class Duel {

    private final Game game;
    private final Agent[] players;
    private final int[] gold = new int[2];
    private int turn;

    public Duel(Setup setup, Agent first, Agent second) {
        // With more lives than daggers nobody dies before the board is done.
        game = setup.newGame(setup.world().dangers() + 1);
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
                probe(cell);
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
            game.flag(cell);
        }
        return -1;
    }

    private void probe(int cell) {
        int before = view().goldCells();
        game.probe(cell);
        gold[turn] += view().goldCells() - before;
        turn = 1 - turn;
    }
}
