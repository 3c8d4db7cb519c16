// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.watch;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import sweeplab.app.terminal.BoardPainter;
import sweeplab.app.terminal.Keys;
import sweeplab.app.terminal.Window;
import sweeplab.app.terminal.Words;
import sweeplab.base.Budget;
import sweeplab.catalogue.Setup;
import sweeplab.play.Result;
import sweeplab.play.Score;
import sweeplab.trace.Step;
import sweeplab.trace.Trace;
import sweeplab.view.Status;
import sweeplab.view.View;

/** A person plays alone: a cursor on the board, a key for each thing, and after each key the whole picture again. */
public final class Playing {

    private static final int NOT_JUDGED = -1;
    private static final String HELP = "arrows, Enter open/chord, space flag, h hint, w why, u undo, r redo, q quit";

    private final Setup setup;
    private final OwnGame game;
    private final Cursor cursor;
    private final Ladder ladder;
    private final BoardPainter painter;
    private List<String> message;

    /** Every hint is looked for within a budget of its own. */
    public Playing(Setup setup, long seed, boolean colour, Supplier<Budget> budgets, boolean strict) {
        this.setup = setup;
        game = new OwnGame(setup, seed, strict);
        cursor = new Cursor(setup);
        ladder = new Ladder(budgets);
        painter = new BoardPainter(colour);
        message = List.of(beginning(setup));
    }

    private static String beginning(Setup setup) {
        int[] starts = setup.starts();
        if (starts.length == 0) {
            return "No cell is told to be safe: h says whether one follows.";
        }
        List<String> names =
                IntStream.of(starts).mapToObj(setup.world().topology()::name).toList();
        return "Safe to begin with: " + String.join(", ", names) + ".";
    }

    /** Until the person quits or the input ends. */
    public void run(Keys keys, Consumer<List<String>> screen) {
        screen.accept(picture(keys.window()));
        for (Optional<Character> key = keys.next(); key.isPresent() && key.get() != 'q'; key = keys.next()) {
            message = List.of();
            obey(key.get(), keys);
            screen.accept(picture(keys.window()));
        }
    }

    public View view() {
        return game.view();
    }

    /** What was done; whether it was guessed nobody judged. */
    public Score score() {
        List<Step> steps = trace().steps();
        int probes = (int)
                steps.stream().filter(step -> step.kind() == Step.Kind.PROBE).count();
        View view = view();
        return new Score(
                Result.of(view.status()),
                probes,
                NOT_JUDGED,
                view.flaggedCells(),
                view.lives(),
                view.goldCells(),
                view.left());
    }

    /** The game so far. */
    public Trace trace() {
        return game.trace();
    }

    private void obey(char key, Keys keys) {
        if (key != 'h') {
            ladder.startAgain();
        }
        try {
            switch (key) {
                case Keys.UP, Keys.DOWN, Keys.LEFT, Keys.RIGHT -> cursor.move(key);
                case '\n', 'o' -> game.open(place(keys));
                case ' ', 'f' -> game.flag(place(keys));
                case 'c' -> game.chord(place(keys));
                case 'u' -> say(game.undo() ? "Taken back." : "There is no move to take back.");
                case 'r' -> say(game.redo() ? "Made again." : "There is no move to make again.");
                case 'w' -> message = new Why(game.setup(), game.trace()).lines();
                case 'h' -> hint();
                default -> other(key, keys);
            }
        } catch (IllegalArgumentException | IllegalStateException e) {
            say(e.getMessage() + ".");
        }
    }

    // In a pipe a cell may stand behind the key; else it is the one under the cursor.
    private int place(Keys keys) {
        String words = keys.behind();
        if (!words.isBlank()) {
            cursor.put(TypedCell.parse(words, view().topology()).cell());
        }
        return cursor.cell();
    }

    // A digit begins a cell that is typed, wherever the keys come from.
    private void other(char key, Keys keys) {
        if (!Character.isDigit(key)) {
            say("'" + key + "' does nothing here.");
            return;
        }
        String rest = keys.line("open row,column: " + key).orElse("");
        cursor.put(TypedCell.parse(key + rest, view().topology()).cell());
        game.open(cursor.cell());
    }

    private void hint() {
        message = ladder.climb(view());
        if (message.isEmpty()) {
            say(view().status() == Status.PLAYING ? "That was all there is to say." : "The game is over.");
        }
    }

    private void say(String line) {
        message = List.of(line);
    }

    private List<String> picture(Window window) {
        return new Stage(window, "You play " + setup.id(), List.of(standing()), message, HELP)
                .around(room -> painter.within(room).marking(cursor.cell()).paint(view()));
    }

    private String standing() {
        View view = view();
        String state = switch (view.status()) {
            case PLAYING -> "";
            case WON -> "Won! ";
            case LOST -> "Lost; u takes the last move back. ";
        };
        String lives = view.rules().hasGold() ? ", lives " + view.lives() + ", gold " + view.goldCells() : "";
        String all = view.dangers() == View.UNTOLD
                ? ""
                : " of " + Words.count(view.dangers(), view.rules().danger());
        return state + Words.count(view.flaggedCells(), "flag") + all + lives + ", " + Words.count(view.left(), "cell")
                + " left";
    }
}
