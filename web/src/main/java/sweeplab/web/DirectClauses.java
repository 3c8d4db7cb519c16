package sweeplab.web;

import sweeplab.infer.Clauses;
import sweeplab.infer.Encoding;

/** The clauses a student writes (T3, P4): of any k + 1 cells one is clear, of any n - k + 1 cells one is not. */
final class DirectClauses implements Encoding {

    @Override
    public String name() {
        return "cnf";
    }

    @Override
    public void encode(int[] variables, int atLeast, int atMost, Clauses out) {
        if (atLeast > variables.length || atMost < 0) {
            out.addClause();
            return;
        }
        if (atMost < variables.length) {
            choose(variables, -1, new int[atMost + 1], 0, 0, out);
        }
        if (atLeast > 0) {
            choose(variables, 1, new int[variables.length - atLeast + 1], 0, 0, out);
        }
    }

    private static void choose(int[] variables, int sign, int[] clause, int filled, int from, Clauses out) {
        if (filled == clause.length) {
            out.addClause(clause.clone());
            return;
        }
        for (int i = from; i <= variables.length - (clause.length - filled); i++) {
            clause[filled] = sign * variables[i];
            choose(variables, sign, clause, filled + 1, i + 1, out);
        }
    }
}
