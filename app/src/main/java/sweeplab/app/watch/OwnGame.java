// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.watch;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import sweeplab.catalogue.Setup;
import sweeplab.game.Game;
import sweeplab.play.Strict;
import sweeplab.trace.Step;
import sweeplab.trace.Trace;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** A game that a person plays alone. Every turn can be taken back and made again; what a chord opens is one turn. */
final class OwnGame {

    private final long seed;
    private final boolean strict;
    private final List<List<Step>> turns = new ArrayList<>();
    private final List<List<Step>> undone = new ArrayList<>();
    private Setup setup;
    private Game game;

    OwnGame(Setup setup, long seed, boolean strict) {
        this.setup = setup;
        this.strict = strict;
        this.seed = seed;
        game = setup.newGame();
    }

    View view() {
        return game.view();
    }

    /** Opens a covered cell, or around an open one what its flags leave over. */
    void open(int cell) {
        if (view().flagged(cell)) {
            throw new IllegalArgumentException(name(cell) + " has a flag: take it away to open the cell");
        }
        if (view().covered(cell)) {
            make(List.of(step(Step.Kind.PROBE, cell)));
        } else {
            chord(cell);
        }
    }

    /** Sets a flag, or takes it away. */
    void flag(int cell) {
        if (!view().covered(cell)) {
            throw new IllegalArgumentException(name(cell)
                    + (view().blocked(cell) ? " can hold no flag" : " is open")
                    + ": flags are for covered cells");
        }
        make(List.of(step(view().flagged(cell) ? Step.Kind.UNFLAG : Step.Kind.FLAG, cell)));
    }

    /** Opens the other neighbours of a number that has as many flags around it as it says. */
    void chord(int cell) {
        Topology topology = view().topology();
        if (!view().hasClue(cell)) {
            throw new IllegalArgumentException(name(cell) + " shows no number to go by");
        }
        if (view().atLeast(cell) != view().atMost(cell)) {
            throw new IllegalArgumentException(
                    name(cell) + " does not say how many flags belong around it: open its cells one by one");
        }
        long flags = IntStream.of(topology.neighbours(cell))
                .filter(each -> view().flagged(each) || view().exploded(each))
                .count();
        if (flags != view().atLeast(cell)) {
            throw new IllegalArgumentException(
                    name(cell) + " has " + flags + " flagged around it: its number must be flagged first");
        }
        List<Step> steps = IntStream.of(topology.neighbours(cell))
                .filter(each -> view().covered(each) && !view().flagged(each))
                .mapToObj(each -> step(Step.Kind.PROBE, each))
                .toList();
        if (steps.isEmpty()) {
            throw new IllegalArgumentException("Around " + name(cell) + " nothing is left to open");
        }
        make(steps);
    }

    private static Step step(Step.Kind kind, int cell) {
        return new Step(kind, cell, Human.BY, Double.NaN);
    }

    // One cell of a chord may open others of it, or end the game.
    private void make(List<Step> steps) {
        if (game.over()) {
            throw new IllegalStateException("The game is over; u takes the last move back");
        }
        List<Step> made = new ArrayList<>();
        for (Step step : steps) {
            if (!game.over() && view().covered(step.cell())) {
                apply(step);
                made.add(step);
            }
        }
        turns.add(made);
        undone.clear();
    }

    private void apply(Step step) {
        if (strict) {
            new Strict(game).apply(step);
            setup = setup.on(game.world());
        } else {
            Trace.apply(step, game);
        }
    }

    /** The game as it is now: strict play may have changed its board. */
    Setup setup() {
        return setup;
    }

    /** Takes the last turn back; false if there is none. */
    boolean undo() {
        if (turns.isEmpty()) {
            return false;
        }
        undone.add(turns.remove(turns.size() - 1));
        game = trace().replay(setup);
        return true;
    }

    /** Makes a turn again that was taken back; false if there is none. */
    boolean redo() {
        if (undone.isEmpty()) {
            return false;
        }
        List<Step> turn = undone.remove(undone.size() - 1);
        turn.forEach(step -> Trace.apply(step, game));
        turns.add(turn);
        return true;
    }

    private String name(int cell) {
        return view().topology().name(cell);
    }

    Trace trace() {
        return new Trace(
                setup.id(), Human.BY, seed, turns.stream().flatMap(List::stream).toList());
    }
}
