// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import sweeplab.base.Budget;
import sweeplab.rules.Classic;
import sweeplab.view.View;

/** Thinks long only where that pays: where mines are few, a quick agent guesses as well, but for small boards, where all thought is short. */
public record Economy(Planner thorough, Planner quick) implements Agent {

    // Between the mines of 16x16/40 and those of 30x16/99. Measured with one life on square boards.
    private static final double SPARSE = 0.17;

    @Override
    public Decision decide(View view) {
        return (sparse(view) ? quick : thorough).decide(view);
    }

    @Override
    public Decision decide(View view, Budget budget) {
        return (sparse(view) ? quick : thorough).decide(view, budget);
    }

    private static boolean sparse(View view) {
        return view.lives() == 1
                && view.rules() instanceof Classic
                && view.topology().id().startsWith("square:")
                && view.topology().size() > Planner.SMALL_BOARD
                && view.dangers() < SPARSE * view.topology().size();
    }
}
