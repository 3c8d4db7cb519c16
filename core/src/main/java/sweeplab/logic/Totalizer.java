// SPDX-License-Identifier: Apache-2.0
package sweeplab.logic;

import java.util.Arrays;

/** A cardinality encoding that counts in a tree (Bailleux and Boufkhad 2003): each half is counted in unary, and the two counts are added. */
public final class Totalizer implements Encoding {

    @Override
    public String name() {
        return "totalizer";
    }

    @Override
    public void encode(int[] variables, int atLeast, int atMost, Clauses out) {
        if (!Bounds.trivial(variables, atLeast, atMost, out)) {
            Unary.between(count(variables, Math.max(atLeast, atMost + 1), out), atLeast, atMost, out);
        }
    }

    private static int[] count(int[] variables, int top, Clauses out) {
        if (variables.length == 1) {
            return variables;
        }
        int half = variables.length / 2;
        int[] left = count(Arrays.copyOfRange(variables, 0, half), top, out);
        int[] right = count(Arrays.copyOfRange(variables, half, variables.length), top, out);
        int[] sum = new int[Math.min(left.length + right.length, top)];
        Arrays.setAll(sum, i -> out.newVariable());
        add(left, right, sum, out);
        return sum;
    }

    // With a from the left and b from the right the sum is at least a + b; with no more than those it is no more than a
    // + b.
    private static void add(int[] left, int[] right, int[] sum, Clauses out) {
        for (int a = 0; a <= left.length; a++) {
            for (int b = 0; b <= right.length; b++) {
                atLeast(left, a, right, b, sum, out);
                atMost(left, a, right, b, sum, out);
            }
        }
    }

    private static void atLeast(int[] left, int a, int[] right, int b, int[] sum, Clauses out) {
        int reached = Math.min(a + b, sum.length);
        if (reached == 0 || (a + b > sum.length && a > 0 && b > 0)) {
            return;
        }
        if (a == 0) {
            out.addClause(-right[b - 1], sum[reached - 1]);
        } else if (b == 0) {
            out.addClause(-left[a - 1], sum[reached - 1]);
        } else {
            out.addClause(-left[a - 1], -right[b - 1], sum[reached - 1]);
        }
    }

    private static void atMost(int[] left, int a, int[] right, int b, int[] sum, Clauses out) {
        if (a + b >= sum.length) {
            return;
        }
        if (a == left.length && b == right.length) {
            out.addClause(-sum[a + b]);
        } else if (a == left.length) {
            out.addClause(right[b], -sum[a + b]);
        } else if (b == right.length) {
            out.addClause(left[a], -sum[a + b]);
        } else {
            out.addClause(left[a], right[b], -sum[a + b]);
        }
    }
}
