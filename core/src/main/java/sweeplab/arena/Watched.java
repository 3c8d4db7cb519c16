// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

import org.jspecify.annotations.Nullable;
import sweeplab.agent.Agent;
import sweeplab.agent.Decision;
import sweeplab.agent.Economy;
import sweeplab.agent.ExactAgent;
import sweeplab.agent.Move;
import sweeplab.agent.Planner;
import sweeplab.base.Budget;
import sweeplab.count.Exact;
import sweeplab.view.Status;
import sweeplab.view.View;

/** An agent at one game after the other: its decisions are timed if that is wanted, and every guess judged forced or not. */
final class Watched implements Agent {

    private final Agent agent;
    private final @Nullable Agent believed;
    // Whoever guesses only when exact reasoning finds nothing needs no judge: all its guesses are forced.
    private final @Nullable Exact judge;
    private final boolean timed;
    private MoveTimes times = new MoveTimes();
    private @Nullable GuessLuck luck;
    private int unforced;
    private Budget budget = Budget.unlimited();

    Watched(Agent agent, boolean judged, boolean timed) {
        this.agent = agent;
        this.timed = timed;
        boolean exact = agent instanceof ExactAgent
                || agent instanceof Planner
                || agent instanceof Economy
                || agent instanceof Clairvoyant;
        judge = judged && !exact ? new Exact() : null;
        believed = agent instanceof Stranger ? new Confirmed(this::asked, judge) : null;
    }

    Agent agent() {
        return agent;
    }

    /** Weighs every guess, if that is wanted. */
    void weigh(@Nullable GuessLuck wanted) {
        luck = wanted;
    }

    void begin() {
        times = timed ? new MoveTimes() : times;
        unforced = 0;
    }

    MoveTimes times() {
        return times;
    }

    /** How many guesses were made although a cell was certainly safe. */
    int unforced() {
        return unforced;
    }

    private Decision asked(View view) {
        if (!timed) {
            return agent.decide(view, budget);
        }
        long before = System.nanoTime();
        try {
            return agent.decide(view, budget);
        } finally {
            times.add(System.nanoTime() - before);
        }
    }

    @Override
    public Decision decide(View view) {
        return decide(view, Budget.unlimited());
    }

    @Override
    public Decision decide(View view, Budget limit) {
        budget = limit;
        if (luck != null) {
            luck.survived();
        }
        Decision decision = believed == null ? asked(view) : believed.decide(view);
        if (decision instanceof Decision.Guess guess && possible(view, guess.cell())) {
            judge(view, guess);
        }
        return decision;
    }

    private void judge(View view, Decision.Guess guess) {
        if (judge != null && guess.risk() != 0) {
            unforced += somethingIsSafe(judge.limit(budget), view) ? 1 : 0;
        }
        if (luck != null) {
            luck.guess(view, guess.cell());
        }
    }

    private static boolean possible(View view, int cell) {
        return view.status() == Status.PLAYING
                && cell >= 0
                && cell < view.topology().size()
                && view.covered(cell)
                && !view.flagged(cell);
    }

    private static boolean somethingIsSafe(Exact exact, View view) {
        int[] certain = exact.certain(view);
        for (int move : certain) {
            if (!Move.isFlag(move)) {
                return true;
            }
        }
        // Flags are told first; what is safe may need more work.
        return certain.length > 0 && !exact.analyse(view).safe().isEmpty();
    }
}
