// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.lines;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sweeplab.base.Budget;

/** Draws every conclusion that needs no supposition: lines alone, in pairs, and packed under a total. */
final class Closure {

    private final Ledger ledger;
    private final Budget budget;
    private final List<Packing> packings = new ArrayList<>();

    /** Once the budget is spent not every conclusion is drawn; those that are drawn are right. */
    Closure(Ledger ledger, Budget budget) {
        this.ledger = ledger;
        this.budget = budget;
        for (int i = 0; i < ledger.size(); i++) {
            if (ledger.line(i).isTotal()) {
                packings.add(new Packing(ledger, i));
            }
        }
    }

    /** Lines alone and under the totals: quick enough for every node of a search. */
    @Nullable
    Cause quick() {
        Cause conflict = ledger.propagate();
        for (int before = -1; conflict == null && before < ledger.moment() && !packings.isEmpty(); ) {
            before = ledger.moment();
            for (int i = 0; conflict == null && i < packings.size(); i++) {
                conflict = packings.get(i).apply();
            }
            conflict = conflict != null ? conflict : ledger.propagate();
        }
        return conflict;
    }

    /** Lines in pairs too; a rich closure keeps what pairs say of several cells. */
    @Nullable
    Cause full(boolean rich) {
        int before;
        Cause conflict;
        do {
            before = ledger.moment();
            conflict = LinePairs.close(ledger, rich, budget);
            conflict = conflict != null ? conflict : quick();
        } while (conflict == null && before < ledger.moment() && !budget.spent());
        return conflict;
    }
}
