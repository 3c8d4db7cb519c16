// SPDX-License-Identifier: Apache-2.0
package sweeplab.logic;

/** Bounds on a number that is written in unary: variable j says "at least j + 1". */
final class Unary {

    private Unary() {}

    static void between(int[] counts, int atLeast, int atMost, Clauses out) {
        if (atLeast > 0) {
            out.addClause(counts[atLeast - 1]);
        }
        if (atMost < counts.length) {
            out.addClause(-counts[atMost]);
        }
    }
}
