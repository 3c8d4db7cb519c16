// SPDX-License-Identifier: Apache-2.0
package sweeplab.logic;

/** A solver that counts what it is told and asked. */
public final class Measured extends SolverLike {

    private int variables;
    private int clauses;
    private long literals;
    private int queries;
    private long nanos;

    public Measured(SatSolver solver) {
        super(solver);
    }

    /** What was counted so far; the time is that of the queries. */
    public Size size() {
        return new Size(variables, clauses, literals, queries, nanos / 1e6);
    }

    /** How large a formula is, and what asking it took. */
    public record Size(int variables, int clauses, long literals, int queries, double milliseconds) {}

    @Override
    public int newVariable() {
        variables++;
        return solver.newVariable();
    }

    @Override
    public void addClause(int... clause) {
        clauses++;
        literals += clause.length;
        solver.addClause(clause);
    }

    @Override
    public boolean addCount(int[] counted, int atLeast, int atMost) {
        boolean taken = solver.addCount(counted, atLeast, atMost);
        // One constraint for each bound.
        clauses += taken ? 2 : 0;
        literals += taken ? 2L * counted.length : 0;
        return taken;
    }

    @Override
    public Answer solve(int... assumptions) {
        queries++;
        long start = System.nanoTime();
        Answer answer = solver.solve(assumptions);
        nanos += System.nanoTime() - start;
        return answer;
    }
}
