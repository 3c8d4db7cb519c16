// SPDX-License-Identifier: Apache-2.0
package sweeplab.logic;

/** A way to say "between so many of these variables are true" in clauses. */
public interface Encoding {

    String name();

    void encode(int[] variables, int atLeast, int atMost, Clauses out);

    /** True if a person would write it as a disjunction of full cases, as the reports do. */
    default boolean byCases() {
        return false;
    }

    /** True if it leaves counts to a solver that understands them. */
    default boolean leavesCounts() {
        return false;
    }
}
