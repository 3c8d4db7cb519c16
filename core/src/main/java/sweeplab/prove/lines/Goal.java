// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.lines;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sweeplab.base.Budget;

/** What a search is to show: that a variable has a value, or that the lines cannot all hold. */
public record Goal(int var, boolean value) {

    public static final Goal ABSURD = new Goal(-1, true);

    /** The ways to reach a goal, simplest first. */
    public enum Way {
        /** Lines alone and in pairs that settle cells. */
        PLAIN,
        /** Pairs may also leave new lines to reason with. */
        RICH,
        /** The opposite is supposed, and then there is no further supposition. */
        SUPPOSE,
        /** The opposite is supposed, and cases inside it too. */
        SPLIT
    }

    /** The line that says the goal, reached from these lines in this way; null if that way does not lead there, or not within the budget. */
    @Nullable
    public Line reach(Way way, int variables, List<Line> lines, Budget budget) {
        if (budget.end().isPresent()) {
            return null;
        }
        Ledger ledger = new Ledger(variables, lines);
        Closure closure = new Closure(ledger, budget);
        Cause conflict = way == Way.SPLIT ? closure.quick() : closure.full(way != Way.PLAIN);
        if (conflict != null) {
            return var < 0 ? ledger.absurd(conflict) : null;
        }
        if (var >= 0 && ledger.known(var)) {
            return ledger.value(var) == value ? ledger.why(var) : null;
        }
        return switch (way) {
            case PLAIN, RICH -> null;
            case SUPPOSE -> var < 0 ? null : suppose(ledger, closure);
            case SPLIT -> split(ledger, budget);
        };
    }

    private @Nullable Line suppose(Ledger ledger, Closure closure) {
        Line assumption = ledger.suppose(var, !value);
        Cause conflict = closure.full(true);
        return conflict == null ? null : Line.refuted(assumption, ledger.absurd(conflict));
    }

    private @Nullable Line split(Ledger ledger, Budget budget) {
        Splits splits = new Splits(ledger, budget, null);
        if (var < 0) {
            return splits.refute();
        }
        Line assumption = ledger.suppose(var, !value);
        Line absurdity = splits.refute();
        return absurdity == null ? null : Line.refuted(assumption, absurdity);
    }
}
