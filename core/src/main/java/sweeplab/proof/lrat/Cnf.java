// SPDX-License-Identifier: Apache-2.0
package sweeplab.proof.lrat;

import java.util.List;

/** Clauses that must all hold: each a list of literals, the number of a variable from 1 on, negative where it is denied. */
public record Cnf(int variables, List<List<Integer>> clauses) {

    public Cnf {
        clauses = clauses.stream().map(List::copyOf).toList();
    }

    /** The text form of DIMACS. */
    public String dimacs() {
        StringBuilder text = new StringBuilder("p cnf " + variables + " " + clauses.size() + "\n");
        for (List<Integer> clause : clauses) {
            clause.forEach(literal -> text.append(literal.intValue()).append(' '));
            text.append("0\n");
        }
        return text.toString();
    }
}
