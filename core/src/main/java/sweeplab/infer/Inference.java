// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer;

import sweeplab.base.Budget;
import sweeplab.position.Position;

/** A way of reasoning: what follows for certain from what is known. */
public interface Inference {

    /** The short name that decisions give as their reason, for instance "SPS". */
    String name();

    /** New facts in the order in which to act on them (see {@link sweeplab.position.Fact}), none if nothing follows. */
    default int[] facts(Position position) {
        return facts(position, Budget.unlimited());
    }

    /** The same within a budget: what is not found before it is spent is left out. Whoever is quick need not look at it. */
    int[] facts(Position position, Budget budget);
}
