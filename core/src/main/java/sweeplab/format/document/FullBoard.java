// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.document;

import java.util.Optional;
import sweeplab.base.PublicApi;
import sweeplab.game.Game;
import sweeplab.rules.Rules;
import sweeplab.view.View;
import sweeplab.world.World;

/** A board with nothing hidden: its world, where and with how many lives the game starts (no starts if nothing is said), and what was uncovered so far if that is known. */
@PublicApi
public record FullBoard(Rules rules, World world, int lives, Optional<View> view, int... starts) implements Document {

    @Override
    public String kind() {
        return "full board";
    }

    public FullBoard withStarts(int... others) {
        return new FullBoard(rules, world, lives, view, others);
    }

    /** A game on this board from its beginning. */
    public Game newGame() {
        return new Game(rules, world, starts, lives);
    }
}
