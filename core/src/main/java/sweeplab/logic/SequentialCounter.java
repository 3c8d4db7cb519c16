// SPDX-License-Identifier: Apache-2.0
package sweeplab.logic;

/** A cardinality encoding that counts along the row of variables (Sinz 2005): an auxiliary variable says "at least j among the first i"; about n times k clauses. */
public final class SequentialCounter implements Encoding {

    @Override
    public String name() {
        return "sequential";
    }

    @Override
    public void encode(int[] variables, int atLeast, int atMost, Clauses out) {
        if (Bounds.trivial(variables, atLeast, atMost, out)) {
            return;
        }
        int top = Math.min(Math.max(atLeast, atMost + 1), variables.length);
        int[] counts = new int[0];
        for (int variable : variables) {
            counts = step(counts, variable, Math.min(counts.length + 1, top), out);
        }
        Unary.between(counts, atLeast, atMost, out);
    }

    private static int[] step(int[] before, int variable, int width, Clauses out) {
        int[] after = new int[width];
        for (int j = 0; j < width; j++) {
            after[j] = out.newVariable();
            boolean carried = j < before.length;
            if (carried) {
                out.addClause(-before[j], after[j]);
                out.addClause(-after[j], before[j], variable);
            } else {
                out.addClause(-after[j], variable);
            }
            if (j == 0) {
                out.addClause(-variable, after[j]);
            } else {
                out.addClause(-variable, -before[j - 1], after[j]);
                // Only needed downwards: with j counted now, j - 1 were counted before.
                out.addClause(-after[j], before[j - 1]);
            }
        }
        return after;
    }
}
