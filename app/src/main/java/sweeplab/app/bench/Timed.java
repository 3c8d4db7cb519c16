// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.bench;

import sweeplab.agent.Agent;
import sweeplab.agent.Decision;
import sweeplab.base.Budget;
import sweeplab.view.View;

/** An agent whose every decision is timed. */
public final class Timed implements Agent {

    private final Agent agent;
    private long decisions;
    private long nanos;
    private long worst;
    private int worstOpened;

    public Timed(Agent agent) {
        this.agent = agent;
    }

    @Override
    public Decision decide(View view) {
        return decide(view, Budget.unlimited());
    }

    @Override
    public Decision decide(View view, Budget budget) {
        long before = Clock.nanos();
        Decision decision = agent.decide(view, budget);
        long spent = Clock.nanos() - before;
        decisions++;
        nanos += spent;
        if (spent > worst) {
            worst = spent;
            worstOpened = view.opened();
        }
        return decision;
    }

    public long decisions() {
        return decisions;
    }

    /** The CPU time of all decisions. */
    double millis() {
        return nanos / 1e6;
    }

    public double meanMicros() {
        return decisions == 0 ? 0 : nanos / 1e3 / decisions;
    }

    /** The CPU time of the longest decision. */
    public double worstMillis() {
        return worst / 1e6;
    }

    /** How many cells were open when the longest decision was made. */
    public int worstOpened() {
        return worstOpened;
    }
}
