// SPDX-License-Identifier: Apache-2.0
package sweeplab.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import sweeplab.agent.Agent;
import sweeplab.base.Dice;
import sweeplab.format.Formats;
import sweeplab.format.document.Recast;
import sweeplab.game.Game;
import sweeplab.world.CellSet;

/** Makes levels of other games that can be finished without a guess: where reasoning ends a cell is opened from the start, and in the end those are covered again that are not needed. */
public final class LevelMaker {

    private final LevelSketch sketch;
    private final Supplier<Agent> careful;
    private final Formats formats = new Formats();

    /** {@code careful} makes an agent that stops where nothing follows. */
    public LevelMaker(LevelSketch sketch, Supplier<Agent> careful) {
        this.sketch = sketch;
        this.careful = careful;
    }

    /** The level as text. */
    public String make(Dice dice) {
        CellSet open = new CellSet(sketch.size());
        List<Integer> opened = new ArrayList<>();
        for (List<Integer> left = left(open); !left.isEmpty(); left = left(open)) {
            opened.add(left.get(dice.nextInt(left.size())));
            open.add(opened.get(opened.size() - 1));
        }
        for (int cell : opened) {
            open.remove(cell);
            if (!left(open).isEmpty()) {
                open.add(cell);
            }
        }
        return sketch.text(open);
    }

    // The cells that are left where nothing follows any more.
    private List<Integer> left(CellSet open) {
        Game game = Recast.board(formats.read(sketch.text(open))).newGame();
        Referee.playOut(game, careful.get());
        List<Integer> left = new ArrayList<>();
        for (int cell = 0; !game.over() && cell < sketch.size(); cell++) {
            if (game.view().covered(cell) && sketch.mayBeOpen(cell)) {
                left.add(cell);
            }
        }
        return left;
    }
}
