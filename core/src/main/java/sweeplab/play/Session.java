// SPDX-License-Identifier: Apache-2.0
package sweeplab.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import sweeplab.agent.Agent;
import sweeplab.agent.Decision;
import sweeplab.catalogue.Setup;
import sweeplab.game.Game;
import sweeplab.trace.Step;
import sweeplab.trace.Trace;
import sweeplab.view.View;

/** A game played move by move that can go back and forth: undo is replaying one move less, and a move made again is the same (D10). */
public final class Session {

    private final boolean strict;
    private final String agentName;
    private final LongFunction<Agent> maker;
    private final long seed;
    private final int lives;
    private final List<Step> steps = new ArrayList<>();
    private final List<Step> undone = new ArrayList<>();
    private Setup setup;
    private Game game;
    private Referee referee;

    public Session(Setup setup, String agentName, LongFunction<Agent> maker, long seed) {
        this(setup, agentName, maker, seed, false);
    }

    /** Perhaps a strict game, in which every move that is not certain is wrong (V8). */
    public Session(Setup setup, String agentName, LongFunction<Agent> maker, long seed, boolean strict) {
        this.setup = setup;
        this.strict = strict;
        this.agentName = agentName;
        this.maker = maker;
        this.seed = seed;
        lives = 0;
        game = trace().replay(setup);
        referee = newReferee();
    }

    /** A game that was played before: all its moves are there to be made again. */
    public Session(Setup setup, Trace played) {
        this.setup = setup;
        strict = false;
        agentName = played.agent();
        maker = any -> view -> new Decision.Resign("the record ends here");
        seed = played.seed();
        lives = played.lives();
        for (int i = played.steps().size() - 1; i >= 0; i--) {
            undone.add(played.steps().get(i));
        }
        game = trace().replay(setup);
        referee = newReferee();
    }

    private Referee newReferee() {
        Referee made = new Referee(game, maker.apply(seed), steps::add);
        return strict ? made.strictly() : made;
    }

    public View view() {
        return game.view();
    }

    /** The game as it is now: strict play may have changed its board. */
    public Setup setup() {
        return setup;
    }

    public List<Step> steps() {
        return List.copyOf(steps);
    }

    public int guesses() {
        return (int) steps.stream().filter(Step::guess).count();
    }

    /** The reasoning behind the last move, or why the agent stopped. */
    public String by() {
        return referee.by();
    }

    /** Lets the agent make one move; false if it has none. */
    public boolean step() {
        boolean moved = referee.step();
        if (strict) {
            setup = setup.on(game.world());
        }
        if (moved) {
            undone.clear();
        }
        return moved;
    }

    /** Makes the user's move in the agent's place; the agent thinks anew afterwards. */
    public void dictate(Step.Kind kind, int cell) {
        Step step = new Step(kind, cell, "dictated", Double.NaN);
        if (strict) {
            new Strict(game).apply(step);
            setup = setup.on(game.world());
        } else {
            Trace.apply(step, game);
        }
        steps.add(step);
        undone.clear();
        referee = newReferee();
    }

    /** Takes the last move back; false if there is none. */
    public boolean undo() {
        if (steps.isEmpty()) {
            return false;
        }
        undone.add(steps.remove(steps.size() - 1));
        game = trace().replay(setup);
        referee = newReferee();
        return true;
    }

    /** Makes a move again that was taken back; false if there is none. */
    public boolean redo() {
        if (undone.isEmpty()) {
            return false;
        }
        Step step = undone.remove(undone.size() - 1);
        Trace.apply(step, game);
        steps.add(step);
        referee = newReferee();
        return true;
    }

    public Trace trace() {
        return new Trace(setup.id(), agentName, seed, lives, steps);
    }
}
