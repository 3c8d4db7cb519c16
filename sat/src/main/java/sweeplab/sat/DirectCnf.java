package sweeplab.sat;

import java.util.Arrays;
import sweeplab.infer.Clauses;
import sweeplab.infer.Encoding;

/** Clauses with no auxiliary variables (T3, P4): of any k + 1 cells one is false, of any n - k + 1 cells one is true. */
public final class DirectCnf implements Encoding {

    @Override
    public String name() {
        return "cnf";
    }

    @Override
    public void encode(int[] variables, int atLeast, int atMost, Clauses out) {
        if (Bounds.trivial(variables, atLeast, atMost, out)) {
            return;
        }
        if (atMost < variables.length) {
            Subsets.forEach(variables.length, atMost + 1, chosen -> add(variables, chosen, -1, out));
        }
        if (atLeast > 0) {
            Subsets.forEach(variables.length, variables.length - atLeast + 1, chosen -> add(variables, chosen, 1, out));
        }
    }

    private static void add(int[] variables, int[] chosen, int sign, Clauses out) {
        out.addClause(Arrays.stream(chosen).map(i -> sign * variables[i]).toArray());
    }
}
