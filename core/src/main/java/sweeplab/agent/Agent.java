// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import sweeplab.base.Budget;
import sweeplab.base.PublicApi;
import sweeplab.view.View;

/** A player: sees a view, says what to do next. */
@PublicApi
@FunctionalInterface
public interface Agent {

    /**
     * What to do now. An agent may remember what it worked out, as long as the view is the same object; a new object is
     * a new game. It is also asked after a win, and may then still flag what it can prove (C3).
     */
    Decision decide(View view);

    /** The same within a budget: when that is spent, a decision by what is known so far. Whoever is quick need not look at it. */
    default Decision decide(View view, Budget budget) {
        return decide(view);
    }
}
