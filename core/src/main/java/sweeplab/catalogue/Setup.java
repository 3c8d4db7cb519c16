package sweeplab.catalogue;

import sweeplab.game.Game;
import sweeplab.rules.Rules;
import sweeplab.world.World;

/** A game ready to be played, as often as one likes: its id, its world and its start cells. */
public record Setup(GameId id, World world, int... starts) {

    public Rules rules() {
        return id.rules();
    }

    public Game newGame() {
        return new Game(rules(), world, starts);
    }

    public Game newGame(int lives) {
        return new Game(rules(), world, starts, lives);
    }
}
