// SPDX-License-Identifier: Apache-2.0
package sweeplab.logic;

/** A solver that takes no more than so many literals: what is beyond is left out, and then a model proves nothing any more, so that the answer is "don't know". */
public final class Bounded extends SolverLike {

    private long literalsLeft;

    public Bounded(SatSolver solver, long literals) {
        super(solver);
        literalsLeft = literals;
    }

    private boolean fits(int literals) {
        // A fact costs nothing: it only makes the rest smaller.
        literalsLeft -= literals > 1 && literalsLeft >= 0 ? literals : 0;
        return literalsLeft >= 0 || literals <= 1;
    }

    @Override
    public void addClause(int... literals) {
        if (fits(literals.length)) {
            solver.addClause(literals);
        }
    }

    @Override
    public boolean addCount(int[] variables, int atLeast, int atMost) {
        return !fits(variables.length) || solver.addCount(variables, atLeast, atMost);
    }

    @Override
    public Answer solve(int... assumptions) {
        Answer answer = solver.solve(assumptions);
        return answer == Answer.TRUE && literalsLeft < 0 ? Answer.UNKNOWN : answer;
    }
}
