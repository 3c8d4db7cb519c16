// SPDX-License-Identifier: Apache-2.0
package sweeplab.logic;

import sweeplab.base.Budget;

/** Clauses whose literals are steps of a budget: what does not fit is given up. */
public record Paid(Clauses out, Budget budget) implements Clauses {

    @Override
    public int newVariable() {
        return out.newVariable();
    }

    @Override
    public void addClause(int... literals) {
        budget.demand(1 + literals.length);
        out.addClause(literals);
    }

    @Override
    public boolean addCount(int[] variables, int atLeast, int atMost) {
        return out.addCount(variables, atLeast, atMost);
    }
}
