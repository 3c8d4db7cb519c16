// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.watch;

import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import sweeplab.advice.Hint;
import sweeplab.base.Budget;
import sweeplab.view.Status;
import sweeplab.view.View;

/** Hints that say a little more each time they are asked for in the same position. */
final class Ladder {

    private final Supplier<Budget> budgets;
    private @Nullable Hint hint;
    private int rung;

    /** Every hint is looked for within a budget of its own. */
    Ladder(Supplier<Budget> budgets) {
        this.budgets = budgets;
    }

    /** The next rung for this position; empty when all was said. */
    List<String> climb(View view) {
        Hint.Level[] levels = Hint.Level.values();
        if (view.status() != Status.PLAYING || rung >= levels.length) {
            return List.of();
        }
        if (!view.rules().plain()) {
            return RelationHint.lines(view, ++rung, budgets.get());
        }
        Hint given = hint == null ? Hint.of(view, budgets.get()) : hint;
        hint = given;
        List<String> text = given.text(levels[rung]);
        rung = given.proof().isEmpty() ? levels.length : rung + 1;
        return text;
    }

    /** The position has changed, or something else was asked for. */
    void startAgain() {
        hint = null;
        rung = 0;
    }
}
