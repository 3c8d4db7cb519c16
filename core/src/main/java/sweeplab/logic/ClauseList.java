// SPDX-License-Identifier: Apache-2.0
package sweeplab.logic;

import java.util.ArrayList;
import java.util.List;
import sweeplab.base.Budget;

/** Clauses and counts on paper, to be written out or measured. */
public final class ClauseList implements Clauses {

    /** Between so many of these variables are true. */
    public record Count(int[] variables, int atLeast, int atMost) {}

    private final boolean takesCounts;
    private final List<int[]> clauses = new ArrayList<>();
    private final List<Count> counts = new ArrayList<>();
    private final Budget budget;
    private int variables;

    /** No more literals than the budget has steps, or the work is given up. */
    public ClauseList(boolean takesCounts, Budget budget) {
        this.budget = budget;
        this.takesCounts = takesCounts;
    }

    @Override
    public int newVariable() {
        return ++variables;
    }

    @Override
    public void addClause(int... literals) {
        budget.demand(1 + literals.length);
        clauses.add(literals.clone());
    }

    @Override
    public boolean addCount(int[] counted, int atLeast, int atMost) {
        if (takesCounts) {
            counts.add(new Count(counted.clone(), Math.max(0, atLeast), Math.min(atMost, counted.length)));
        }
        return takesCounts;
    }

    public int variables() {
        return variables;
    }

    public List<int[]> clauses() {
        return List.copyOf(clauses);
    }

    public List<Count> counts() {
        return List.copyOf(counts);
    }

    /** The number of clauses, a count being two constraints: at least, at most. */
    public int size() {
        return clauses.size() + 2 * counts.size();
    }
}
