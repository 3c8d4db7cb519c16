// SPDX-License-Identifier: Apache-2.0
package sweeplab.play;

import org.jspecify.annotations.Nullable;
import sweeplab.agent.Agent;
import sweeplab.agent.Decision;
import sweeplab.agent.Move;
import sweeplab.base.Budget;
import sweeplab.base.PublicApi;
import sweeplab.game.Game;
import sweeplab.trace.Step;
import sweeplab.view.Status;
import sweeplab.view.View;

/** Lets one agent play one game: the only code that holds both the truth and an agent, and keeps the score. */
@PublicApi
public final class Referee {

    private static final int[] NOTHING = {};
    private static final int DECISIONS = 10;
    private static final int MOVES_A_LOOK = 64;

    /** Told of every move after it was made. */
    @FunctionalInterface
    public interface Witness {
        void saw(Step step);
    }

    /** For games that nobody watches. */
    public static final Witness NOBODY = step -> {};

    private final Game game;
    private final View view;
    private final Agent agent;
    private final Witness witness;
    private final Budget budget;

    private int[] pending = NOTHING;
    private int next;
    private String by = "";
    private double risk;
    private int probes;
    private int guesses;
    private int flags;
    private boolean forfeited;
    private @Nullable Strict strict;

    public Referee(Game game, Agent agent, Witness witness) {
        this(game, agent, witness, Budget.unlimited());
    }

    /** A game within a budget: when that is spent no more moves are made. */
    public Referee(Game game, Agent agent, Witness witness, Budget budget) {
        this.budget = budget;
        this.game = game;
        this.agent = agent;
        this.witness = witness;
        view = game.view();
    }

    /** Plays to the end and then lets the agent flag what it can prove (C3). */
    public static Score play(Game game, Agent agent, Witness witness) {
        return play(game, agent, witness, Budget.unlimited());
    }

    /** The same within a budget: when that is spent the game ends where it is. */
    public static Score play(Game game, Agent agent, Witness witness, Budget budget) {
        return new Referee(game, agent, witness, budget).playAll();
    }

    /** Plays to the end, flags that can be proved after it included. */
    public Score playAll() {
        while (step()) {
            // every step is a move made
        }
        return score();
    }

    /** Makes every move wrong that is not certain (V8). */
    public Referee strictly() {
        strict = new Strict(game, budget);
        return this;
    }

    /** Plays until the game is won, lost or given up, and flags nothing after that: for measurements. */
    public static Score playOut(Game game, Agent agent) {
        Referee referee = new Referee(game, agent, NOBODY);
        while (!game.over() && referee.step()) {
            // every step is a move made
        }
        return referee.score();
    }

    /** Makes the next move; false if there is none. */
    public boolean step() {
        while (view.status() != Status.LOST && !forfeited) {
            boolean told = next == pending.length;
            // Moves are quick: it is enough to look at the budget now and then.
            if ((told || next % MOVES_A_LOOK == 0) && budget.spent() || told && !ask()) {
                return false;
            }
            if (make(pending[next++])) {
                return true;
            }
        }
        return false;
    }

    // Asks the agent for more moves; false if it has none that can still be made.
    private boolean ask() {
        Decision decision = agent.decide(view, share());
        by = decision.by();
        next = 0;
        if (decision instanceof Decision.Certain certain) {
            pending = certain.moves();
            risk = 0;
        } else if (decision instanceof Decision.Guess guess && !game.over()) {
            pending = new int[] {Move.probe(guess.cell())};
            risk = guess.risk();
        } else {
            pending = NOTHING;
            forfeited = decision instanceof Decision.Forfeit && !game.over();
        }
        return anyPossible();
    }

    // A decision may take this part of the time that is left, so that some is left for the rest of the game.
    private Budget share() {
        long left = budget.millisLeft();
        return left == Long.MAX_VALUE ? budget : budget.withMillis(left / DECISIONS);
    }

    private boolean anyPossible() {
        for (int move : pending) {
            if (possible(move)) {
                return true;
            }
        }
        return false;
    }

    // A cascade may have done a later move already, and after a win there is nothing left to probe.
    private boolean possible(int move) {
        int cell = Move.cell(move);
        return view.covered(cell) && !view.flagged(cell) && (Move.isFlag(move) || view.status() == Status.PLAYING);
    }

    private boolean make(int move) {
        if (!possible(move)) {
            return false;
        }
        if (strict != null && !game.over()) {
            strict.before(Move.cell(move), Move.isFlag(move));
        }
        if (Move.isFlag(move)) {
            game.flag(Move.cell(move));
            flags++;
        } else {
            game.probe(move);
            probes++;
            guesses += risk == 0 ? 0 : 1;
        }
        if (witness != NOBODY) {
            witness.saw(new Step(Move.isFlag(move) ? Step.Kind.FLAG : Step.Kind.PROBE, Move.cell(move), by, risk));
        }
        return true;
    }

    /** True if every move of the agent's last decision is made, so that the next step asks it again. */
    public boolean spent() {
        return next == pending.length;
    }

    /** What the agent last said it went by: why it moved, or why it stopped. */
    public String by() {
        return by;
    }

    /** True if the agent lost by breaking down or breaking the rules; {@link #by} says how. */
    public boolean forfeited() {
        return forfeited;
    }

    public Score score() {
        Result result = forfeited ? Result.FAULT : Result.of(view.status());
        return new Score(result, probes, guesses, flags, view.lives(), view.goldCells(), view.left());
    }
}
