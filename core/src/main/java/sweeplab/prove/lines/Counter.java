// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.lines;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sweeplab.base.Budget;
import sweeplab.proof.Sense;

/** The argument from a total: what all other regions need or allow at least is proved first, then the opposite of the goal is supposed. */
public final class Counter {

    private final Goal goal;
    private final Ledger ledger;
    private final Budget budget;

    public Counter(Goal goal, int variables, List<Line> lines, Budget budget) {
        this.goal = goal;
        this.budget = budget;
        ledger = new Ledger(variables, lines);
    }

    /** The line that says the goal, or null if this does not lead there. */
    @Nullable
    public Line reach() {
        if (new Closure(ledger, budget).full(false) != null) {
            return null;
        }
        if (ledger.known(goal.var())) {
            return ledger.value(goal.var()) == goal.value() ? ledger.why(goal.var()) : null;
        }
        Regional regional = new Regional(ledger, budget);
        int[] own = regional.of(goal.var());
        for (Sense sense : Sense.values()) {
            regional.learnAllBut(own, sense);
            Line line = suppose(own);
            if (line != null) {
                return line;
            }
        }
        return null;
    }

    private @Nullable Line suppose(int[] own) {
        int moment = ledger.moment();
        Line assumption = ledger.suppose(goal.var(), !goal.value());
        Line absurdity = new Splits(ledger, budget, null).only(own).refute();
        ledger.undo(moment);
        return absurdity == null || !absurdity.hangsOn(assumption) ? null : Line.refuted(assumption, absurdity);
    }
}
