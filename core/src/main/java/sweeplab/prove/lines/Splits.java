// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.lines;

import org.jspecify.annotations.Nullable;
import sweeplab.base.Budget;

/**
 * Case analysis with backjumping; tries cases until all are absurd or one fits: supposes a value, and when that is absurd goes on knowing the opposite. A case
 * that turns out absurd without its supposition ends the supposition above it as well.
 */
public final class Splits {

    private static final int DEEPEST = 2000;

    private final Ledger ledger;
    private final Closure closure;
    private final Budget budget;
    private final boolean @Nullable [] preferred;
    private int @Nullable [] allowed;

    /** The values of {@code preferred} are tried first, so that a model found is like that one. */
    public Splits(Ledger ledger, Budget budget, boolean @Nullable [] preferred) {
        this.ledger = ledger;
        this.budget = budget;
        this.preferred = preferred;
        closure = new Closure(ledger, budget);
    }

    /** Tries cases only for these variables. */
    public Splits only(int[] vars) {
        allowed = vars;
        return this;
    }

    /** What cannot be, or null if a model was found (then the ledger holds it) or the budget is spent. */
    @Nullable
    public Line refute() {
        return refute(0);
    }

    private @Nullable Line refute(int depth) {
        while (true) {
            Cause conflict = closure.quick();
            if (conflict != null) {
                return ledger.absurd(conflict);
            }
            int var = choose();
            if (var < 0 || !budget.spend(1 + ledger.size() / 8) || depth == DEEPEST) {
                return var < 0 ? null : giveUp();
            }
            int moment = ledger.moment();
            Line assumption = ledger.suppose(var, firstValue(var));
            Line absurdity = refute(depth + 1);
            if (absurdity == null) {
                return null;
            }
            ledger.undo(moment);
            if (!absurdity.hangsOn(assumption)) {
                return absurdity;
            }
            ledger.learn(Line.refuted(assumption, absurdity));
        }
    }

    private @Nullable Line giveUp() {
        budget.cancel();
        return null;
    }

    private boolean firstValue(int var) {
        return preferred != null && preferred[var];
    }

    private int choose() {
        return allowed == null ? chooseAny() : chooseAmong(allowed);
    }

    // The variable that stands in the most lines which still say something: it decides the most.
    private int chooseAmong(int[] vars) {
        int best = -1;
        int most = -1;
        for (int var : vars) {
            int lines = ledger.known(var) ? -1 : saying(var);
            if (lines > most) {
                most = lines;
                best = var;
            }
        }
        return best;
    }

    private int saying(int var) {
        int count = 0;
        for (int k = 0; k < ledger.touching(var); k++) {
            int i = ledger.touching(var, k);
            int unknown = ledger.unknown(i);
            count += unknown > 8 || ledger.leastLeft(i) == 0 && ledger.mostLeft(i) == unknown ? 0 : 16 / unknown;
        }
        return count;
    }

    // A variable of the line with the fewest unknowns, near lines first: the ledger has them in order of distance.
    private int chooseAny() {
        int best = -1;
        int bestScore = Integer.MAX_VALUE;
        for (int i = 0; i < ledger.size(); i++) {
            int unknown = ledger.unknown(i);
            boolean says = unknown > 0 && (ledger.leastLeft(i) > 0 || ledger.mostLeft(i) < unknown);
            int score = unknown * 8 + i / 2;
            if (says && score < bestScore) {
                bestScore = score;
                best = i;
            }
        }
        return best < 0 ? -1 : busiest(ledger.line(best));
    }

    private int busiest(Line line) {
        int best = -1;
        for (int var : line.vars) {
            if (!ledger.known(var) && (best < 0 || ledger.touching(var) > ledger.touching(best))) {
                best = var;
            }
        }
        return best;
    }
}
