// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.document;

import java.util.Optional;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.CellSet;
import sweeplab.world.Topologies;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** What most formats hold and no more: classic Minesweeper on squares. */
public final class Minefield {

    static final Rules CLASSIC = RuleBook.get("classic");

    private Minefield() {}

    public static Topology squares(int columns, int rows) {
        return Topologies.grid("square", columns, rows);
    }

    public static FullBoard board(Topology topology, CellSet mines, int... starts) {
        return new FullBoard(CLASSIC, World.ofDangers(topology, mines), 1, Optional.empty(), starts);
    }

    public static Scene scene(Topology topology, int mines) {
        if (mines > topology.size()) {
            throw new IllegalArgumentException(mines + " mines do not fit on a board of " + topology.size() + " cells");
        }
        return new Scene(CLASSIC, topology, mines, View.UNTOLD);
    }

    /** The position of a scene; a mine in sight does not end it. */
    public static SeenPosition position(Scene scene) {
        scene.lives(1);
        return new SeenPosition(scene.view());
    }

    /** The world of a board for a format that knows only mines on squares. */
    public static World world(Document document, String format) {
        FullBoard board = Recast.board(document);
        World world = board.world();
        check(board.rules(), world.topology(), format);
        if (world.golds() > 0 || world.blocked() > 0) {
            throw new IllegalArgumentException("the format " + format + " holds mines only: this board has "
                    + world.golds() + " gold and " + world.blocked() + " blocked cells; 'board' holds them");
        }
        return world;
    }

    /** What the player sees, for a format that knows only mines on squares and says how many there are. */
    public static View view(Document document, String format) {
        View view = Recast.view(document);
        check(view.rules(), view.topology(), format);
        for (int cell = 0; cell < view.topology().size(); cell++) {
            if (view.gold(cell) || view.blocked(cell) || view.goldClue(cell) > 0) {
                throw new IllegalArgumentException("the format " + format + " has no sign for what "
                        + view.topology().name(cell) + " shows; 'board' has one");
            }
        }
        if (view.dangers() == View.UNTOLD) {
            throw new IllegalArgumentException("the format " + format
                    + " needs the number of mines, which this position does not say; 'board' does without");
        }
        return view;
    }

    // A clue 0 that means "no danger around" is the counting clue; the reverse clue means the opposite.
    private static void check(Rules rules, Topology topology, String format) {
        if (!topology.shape().family().equals("square") || !rules.plain() || rules.atMost(0, 1) != 0) {
            throw new IllegalArgumentException("the format " + format + " holds squares with the usual clues: this is "
                    + rules.id() + " on " + topology.id() + "; 'board' holds it");
        }
    }
}
