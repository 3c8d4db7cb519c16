// SPDX-License-Identifier: Apache-2.0
package sweeplab.logic;

/** Where clauses are written to: variables are 1, 2, 3 …, and a literal is a variable or its negative. */
public interface Clauses {

    int newVariable();

    void addClause(int... literals);

    /** Says at once that between so many of the variables are true; false if clauses are all that is understood here. */
    default boolean addCount(int[] variables, int atLeast, int atMost) {
        return false;
    }
}
