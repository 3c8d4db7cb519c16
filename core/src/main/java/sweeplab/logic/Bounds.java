// SPDX-License-Identifier: Apache-2.0
package sweeplab.logic;

/** The counts that need no counting. */
public final class Bounds {

    private Bounds() {}

    /** Writes the cases none, all, anything and impossible; false if there is something to count. */
    public static boolean trivial(int[] variables, int atLeast, int atMost, Clauses out) {
        int n = variables.length;
        if (atLeast > n || atMost < 0 || atLeast > atMost) {
            out.addClause();
        } else if (atMost == 0 && n > 0) {
            units(variables, -1, out);
        } else if (atLeast == n && n > 0) {
            units(variables, 1, out);
        } else {
            return atLeast <= 0 && atMost >= n;
        }
        return true;
    }

    private static void units(int[] variables, int sign, Clauses out) {
        for (int variable : variables) {
            out.addClause(sign * variable);
        }
    }
}
