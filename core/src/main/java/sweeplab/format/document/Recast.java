// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.document;

import java.util.Optional;
import sweeplab.base.PublicApi;
import sweeplab.rules.GoldClue;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.view.Scene;
import sweeplab.view.Status;
import sweeplab.view.View;
import sweeplab.world.Content;
import sweeplab.world.World;

/** One kind of document seen as another, where that loses nothing that the other kind could hold. */
@PublicApi
public final class Recast {

    private Recast() {}

    /** The full board: of a position only if its flags and mines in sight are all there are (then every other covered cell is safe). */
    public static FullBoard board(Document document) {
        if (document instanceof FullBoard board) {
            return board;
        }
        if (document instanceof Replay replay) {
            return replay.board();
        }
        if (document instanceof ReplaySet set) {
            return only(set).board();
        }
        if (document instanceof SeenPosition position) {
            return solved(position.view());
        }
        throw new IllegalArgumentException("a " + document.kind() + " is no board: it says nothing of where cells lie");
    }

    private static Replay only(ReplaySet set) {
        if (set.games().size() != 1) {
            throw new IllegalArgumentException(
                    "this is a " + set.kind() + " with " + set.games().size() + " games, expected one");
        }
        return set.games().get(0).replay();
    }

    /** What a player sees: of a full board all of it with the dangers flagged, of a replay the last position. */
    public static View view(Document document) {
        if (document instanceof SeenPosition position) {
            return position.view();
        }
        if (document instanceof Replay replay) {
            return new Replayer(replay).playAll().view();
        }
        if (document instanceof ReplaySet set) {
            return new Replayer(only(set)).playAll().view();
        }
        if (document instanceof RuleSet set) {
            return set.position().view();
        }
        FullBoard board = (FullBoard) document;
        return board.view().orElseGet(() -> uncovered(board));
    }

    /** The position that there is to think about: of a full board the one at its start, otherwise what a player sees. */
    public static View question(Document document) {
        return document instanceof FullBoard board && board.view().isEmpty() ? atStart(board) : view(document);
    }

    /** Complains about a game that has no name, so that a format which only names it could not be read again. */
    public static void checkGame(Rules rules, String format) {
        if (!RuleBook.has(rules.id())) {
            throw new IllegalArgumentException(
                    "the format " + format + " holds games that have a name, and no level of " + rules.id());
        }
    }

    // Levels have cells that are open from the start.
    private static View atStart(FullBoard board) {
        return board.rules().plain() ? covered(board) : board.newGame().view();
    }

    private static View covered(FullBoard board) {
        Scene scene = scene(board);
        for (int cell = 0; cell < board.world().topology().size(); cell++) {
            if (board.world().blocked(cell)) {
                scene.block(cell);
            }
        }
        return scene.view();
    }

    private static FullBoard solved(View view) {
        if (view.flaggedCells() + view.explodedCells() != view.dangers()) {
            String total = view.dangers() == View.UNTOLD ? "an untold number of" : Integer.toString(view.dangers());
            throw new IllegalArgumentException(
                    "this position is no full board: it shows or flags " + (view.flaggedCells() + view.explodedCells())
                            + " of " + total + " " + view.rules().danger() + "s");
        }
        if (view.rules().hasGold() && view.left() > 0) {
            throw new IllegalArgumentException(
                    "this position is no full board: there may be gold in its " + view.left() + " covered cells");
        }
        byte[] content = new byte[view.topology().size()];
        for (int cell = 0; cell < content.length; cell++) {
            content[cell] = content(view, cell).code();
        }
        World world = World.of(view.topology(), content);
        checkClues(view, world);
        return new FullBoard(view.rules(), world, 1, Optional.of(view), view.starts());
    }

    private static Content content(View view, int cell) {
        if (view.flagged(cell) || view.exploded(cell)) {
            return Content.DANGER;
        }
        if (view.blocked(cell)) {
            return Content.BLOCKED;
        }
        return view.gold(cell) ? Content.GOLD : Content.CLEAR;
    }

    private static void checkClues(View view, World world) {
        for (int cell = 0; cell < world.topology().size(); cell++) {
            String fault = fault(view, world, cell);
            if (!fault.isEmpty()) {
                throw new IllegalArgumentException(world.topology().name(cell) + ": " + fault);
            }
        }
    }

    /** What is wrong if this cell of the view is to show this world, or an empty text. */
    public static String fault(View view, World world, int cell) {
        if (view.covered(cell)) {
            return "";
        }
        Rules rules = view.rules();
        if (view.exploded(cell) != world.danger(cell)
                || view.blocked(cell) != world.blocked(cell)
                || view.gold(cell) != world.gold(cell)) {
            return "the view shows something else than what lies there";
        }
        if (view.silent(cell)) {
            return "";
        }
        if (!rules.plain() && view.hasClue(cell)) {
            boolean fits = rules.meaning(view.topology(), cell, view.clue(cell)).weigh(world::danger) > 0;
            return fits ? "" : "the view shows the clue " + rules.word(view.clue(cell)) + ", which does not fit";
        }
        if (world.content(cell) == Content.CLEAR && view.clue(cell) != rules.clue(world, cell)) {
            return "the view shows the clue " + view.clue(cell) + ", the board gives " + rules.clue(world, cell);
        }
        boolean goldTold = view.hasClue(cell) && rules.goldClue() != GoldClue.NONE;
        return goldTold && view.goldClue(cell) != rules.goldClue().clue(world, cell)
                ? "the view shows another gold clue than the board gives"
                : "";
    }

    private static View uncovered(FullBoard board) {
        World world = board.world();
        Rules rules = board.rules();
        Scene scene = scene(board);
        for (int cell = 0; cell < world.topology().size(); cell++) {
            show(scene, rules, world, cell);
        }
        scene.end(Status.WON);
        return scene.view();
    }

    private static Scene scene(FullBoard board) {
        World world = board.world();
        Rules rules = board.rules();
        Scene scene = new Scene(
                rules,
                world.topology(),
                rules.dangersKnown() ? world.dangers() : View.UNTOLD,
                rules.goldClue().goldsKnown() ? world.golds() : View.UNTOLD,
                board.starts());
        scene.lives(board.lives());
        return scene;
    }

    private static void show(Scene scene, Rules rules, World world, int cell) {
        int goldClue = rules.goldClue() == GoldClue.NONE
                ? GoldClue.UNTOLD
                : rules.goldClue().clue(world, cell);
        switch (world.content(cell)) {
            case CLEAR -> open(scene, cell, rules.clue(world, cell), goldClue);
            case DANGER -> scene.flag(cell);
            case GOLD -> scene.openGold(cell, goldClue);
            case BLOCKED -> scene.block(cell);
        }
    }

    private static void open(Scene scene, int cell, int clue, int goldClue) {
        if (clue == Rules.SILENT) {
            scene.openSilent(cell);
        } else {
            scene.open(cell, clue, goldClue);
        }
    }
}
