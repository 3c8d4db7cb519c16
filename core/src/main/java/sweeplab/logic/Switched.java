// SPDX-License-Identifier: Apache-2.0
package sweeplab.logic;

import java.util.Arrays;

/** Clauses that hold only while one variable is assumed, so that they can be left out, or named in a core. */
public record Switched(Clauses out, int variable) implements Clauses {

    @Override
    public int newVariable() {
        return out.newVariable();
    }

    @Override
    public void addClause(int... literals) {
        int[] clause = Arrays.copyOf(literals, literals.length + 1);
        clause[literals.length] = -variable;
        out.addClause(clause);
    }
}
