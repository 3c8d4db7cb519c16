// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.watch;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import sweeplab.agent.Decision;
import sweeplab.agent.Move;
import sweeplab.agent.Roster;
import sweeplab.app.terminal.BoardPainter;
import sweeplab.app.terminal.Keys;
import sweeplab.app.terminal.Screen;
import sweeplab.app.terminal.Window;
import sweeplab.app.terminal.Words;
import sweeplab.base.Budget;
import sweeplab.catalogue.Setup;
import sweeplab.play.Session;
import sweeplab.trace.Step;
import sweeplab.trace.Trace;
import sweeplab.view.Status;
import sweeplab.view.View;

/** A game watched move by move: each key does one thing, and then the whole picture is shown again. */
public final class Watching {

    private static final String HELP = "Enter move, u undo, r redo, w why, h hint, d dictate, g go on, q quit";

    private final Roster.Entry player;
    private final Ladder ladder;
    private final Session session;
    private final boolean recorded;
    private final String heading;
    private final long seed;
    private final boolean colour;
    private List<String> message = List.of();

    /** An agent plays; every hint is looked for within a budget of its own. */
    public Watching(
            Setup setup, Roster.Entry player, long seed, boolean colour, Supplier<Budget> budgets, boolean strict) {
        this.player = player;
        this.seed = seed;
        this.colour = colour;
        ladder = new Ladder(budgets);
        recorded = false;
        session = new Session(setup, player.name(), player.maker(), seed, strict);
        heading = player.name() + " plays " + setup.id() + (strict ? " strictly" : "") + ", seed " + seed;
    }

    /** A game that was played before. */
    public Watching(Setup setup, Trace played, boolean colour, Supplier<Budget> budgets) {
        this.colour = colour;
        seed = played.seed();
        ladder = new Ladder(budgets);
        recorded = true;
        session = new Session(setup, played);
        player =
                new Roster.Entry(played.agent(), "as it played", any -> view -> new Decision.Resign("the record ends"));
        heading = played.agent() + " played " + setup.id() + ", seed " + seed;
    }

    /** Until the person quits or the input ends. */
    public void run(Keys keys, Screen screen) {
        screen.show(picture(keys.window()));
        for (Optional<Character> key = keys.next(); key.isPresent() && key.get() != 'q'; key = keys.next()) {
            message = List.of();
            obey(key.get(), keys);
            screen.show(picture(keys.window()));
        }
    }

    /** The game so far. */
    public Trace trace() {
        return session.trace();
    }

    private void obey(char key, Keys keys) {
        if (key != 'h') {
            ladder.startAgain();
        }
        switch (key) {
            case '\n', ' ', 'n' -> step();
            case 'u' -> say(session.undo() ? "Taken back." : "There is no move to take back.");
            case 'r' -> say(session.redo() ? "Made again." : "There is no move to make again.");
            case 'w' -> message = new Why(session.setup(), session.trace()).lines();
            case 'h' -> hint();
            case 'd' -> dictate(keys.line("row,column (f before it flags): ").orElse(""));
            case 'g' -> goOn();
            default -> say("'" + key + "' does nothing here.");
        }
    }

    private void step() {
        if (!move()) {
            say(
                    session.view().status() == Status.PLAYING
                            ? "The agent has no move: " + session.by() + "."
                            : "The game is over; u takes moves back.");
        }
    }

    private boolean move() {
        return recorded && session.redo() || session.step();
    }

    private void goOn() {
        while (move()) {
            // every step is a move made
        }
    }

    // First what can be known, a little more with each key press; then what the agent will do.
    private void hint() {
        message = ladder.climb(session.view());
        if (message.isEmpty()) {
            say(recorded ? "That was all there is to say." : "The agent will " + next());
        }
    }

    // A fresh agent is asked, so that the game and what can be made again stay as they are.
    private String next() {
        View view = session.view();
        if (view.status() == Status.LOST) {
            return "do nothing, the game is over.";
        }
        Decision decision = player.maker().apply(seed).decide(view);
        if (decision instanceof Decision.Certain certain && certain.moves().length > 0) {
            int move = certain.moves()[0];
            return (Move.isFlag(move) ? "flag " : "probe ") + view.topology().name(Move.cell(move)) + " by "
                    + certain.by() + ".";
        }
        if (decision instanceof Decision.Guess guess && view.status() == Status.PLAYING) {
            return "probe " + view.topology().name(guess.cell()) + " by " + guess.by() + ", a guess.";
        }
        return "do nothing (" + decision.by() + ").";
    }

    private void dictate(String words) {
        try {
            TypedCell asked = TypedCell.parse(words, session.view().topology());
            session.dictate(asked.flag() ? Step.Kind.FLAG : Step.Kind.PROBE, asked.cell());
        } catch (IllegalArgumentException | IllegalStateException e) {
            say(String.valueOf(e.getMessage()));
        }
    }

    private void say(String line) {
        message = List.of(line);
    }

    private List<String> picture(Window window) {
        List<Step> steps = session.steps();
        Optional<Step> last = steps.isEmpty() ? Optional.empty() : Optional.of(steps.get(steps.size() - 1));
        String made = last.map(step -> steps.size() + ". " + Why.sentence(session.view(), step))
                .orElse("Nothing is uncovered yet.");
        BoardPainter painter = new BoardPainter(colour);
        BoardPainter marking = last.map(step -> painter.marking(step.cell())).orElse(painter);
        return new Stage(window, heading, List.of(made, standing()), message, HELP)
                .around(room -> marking.within(room).paint(session.view()));
    }

    private String standing() {
        View view = session.view();
        String state = switch (view.status()) {
            case PLAYING -> "";
            case WON -> "Won! ";
            case LOST -> "Lost. ";
        };
        String lives = view.rules().hasGold() ? ", lives " + view.lives() + ", gold " + view.goldCells() : "";
        return state + Words.count((int) Why.guesses(session.steps()), "guess") + ", "
                + Words.count(view.flaggedCells(), "flag") + lives + ", " + Words.count(view.left(), "cell") + " left";
    }
}
