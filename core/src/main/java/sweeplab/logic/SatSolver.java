// SPDX-License-Identifier: Apache-2.0
package sweeplab.logic;

import sweeplab.base.Budget;

/** The seam to a SAT solver that lives through a game: clauses are added as they become known, and each query is a call with assumptions. */
public interface SatSolver extends Clauses {

    /** Whether there is a model; UNKNOWN when the budget is used up. */
    enum Answer {
        TRUE,
        FALSE,
        UNKNOWN
    }

    Answer solve(int... assumptions);

    /** The coming calls are for somebody with this budget: UNKNOWN when it is spent. */
    default void limit(Budget budget) {}

    /** The value of a variable in the model that the last call found. */
    boolean value(int variable);

    /** Those assumptions of the last call, if its answer was FALSE, that cannot hold together with the clauses. */
    int[] core();

    /**
     * Says that the coming calls are about these variables alone: the clauses about all others have a model of their own,
     * whatever these are. A solver may leave the others out, or take no notice.
     */
    default void focus(int... variables) {}
}
