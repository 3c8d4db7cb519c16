// SPDX-License-Identifier: Apache-2.0
package sweeplab.logic;

import sweeplab.base.Budget;

/** Another solver, but for what a subclass says. */
abstract class SolverLike implements SatSolver {

    final SatSolver solver;

    SolverLike(SatSolver solver) {
        this.solver = solver;
    }

    @Override
    public void limit(Budget budget) {
        solver.limit(budget);
    }

    @Override
    public int newVariable() {
        return solver.newVariable();
    }

    @Override
    public void addClause(int... literals) {
        solver.addClause(literals);
    }

    @Override
    public boolean addCount(int[] variables, int atLeast, int atMost) {
        return solver.addCount(variables, atLeast, atMost);
    }

    @Override
    public void focus(int... variables) {
        solver.focus(variables);
    }

    @Override
    public Answer solve(int... assumptions) {
        return solver.solve(assumptions);
    }

    @Override
    public boolean value(int variable) {
        return solver.value(variable);
    }

    @Override
    public int[] core() {
        return solver.core();
    }
}
