// SPDX-License-Identifier: Apache-2.0
package sweeplab.logic;

import java.util.Arrays;

/** Clauses with no auxiliary variables (T3, P4): of any k + 1 cells one is false, of any n - k + 1 cells one is true. Where that is too much to write, it counts. */
public final class DirectCnf implements Encoding {

    private final Encoding otherwise = new SequentialCounter();

    @Override
    public String name() {
        return "cnf";
    }

    @Override
    public void encode(int[] variables, int atLeast, int atMost, Clauses out) {
        if (Bounds.trivial(variables, atLeast, atMost, out)) {
            return;
        }
        int n = variables.length;
        if (Subsets.tooMany(n, Math.min(atMost + 1, n)) || Subsets.tooMany(n, n - Math.max(0, atLeast - 1))) {
            otherwise.encode(variables, atLeast, atMost, out);
            return;
        }
        if (atMost < n) {
            Subsets.forEach(n, atMost + 1, chosen -> add(variables, chosen, -1, out));
        }
        if (atLeast > 0) {
            Subsets.forEach(n, n - atLeast + 1, chosen -> add(variables, chosen, 1, out));
        }
    }

    private static void add(int[] variables, int[] chosen, int sign, Clauses out) {
        out.addClause(Arrays.stream(chosen).map(i -> sign * variables[i]).toArray());
    }
}
