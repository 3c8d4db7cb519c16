// SPDX-License-Identifier: Apache-2.0
package sweeplab.catalogue;

import sweeplab.base.PublicApi;
import sweeplab.game.Game;
import sweeplab.rules.Rules;
import sweeplab.world.World;

/** A game ready to be played, as often as one likes: its id, its world and its start cells. */
@PublicApi
public record Setup(GameId id, World world, int... starts) {

    public Rules rules() {
        return id.rules();
    }

    /** The same game on another board, as strict play leaves it: named by that board written out, where an id can hold it. */
    public Setup on(World other) {
        return other.equals(world) ? this : new Setup(named(other), other, starts);
    }

    private GameId named(World other) {
        try {
            return GameId.written(rules(), other, starts);
        } catch (IllegalArgumentException e) {
            return id;
        }
    }

    public Game newGame() {
        return new Game(rules(), world, starts);
    }

    public Game newGame(int lives) {
        return new Game(rules(), world, starts, lives);
    }
}
