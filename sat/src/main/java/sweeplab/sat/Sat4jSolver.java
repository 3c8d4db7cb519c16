// SPDX-License-Identifier: Apache-2.0
package sweeplab.sat;

import org.sat4j.core.VecInt;
import org.sat4j.pb.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.ISolverService;
import org.sat4j.specs.IVecInt;
import org.sat4j.specs.SearchListenerAdapter;
import org.sat4j.specs.TimeoutException;
import sweeplab.base.Budget;
import sweeplab.logic.SatSolver;

/** Sat4j, which can also count by itself. */
public final class Sat4jSolver implements SatSolver {

    private final ISolver solver;
    private final boolean counts;
    private boolean contradiction;
    private Budget budget = Budget.unlimited();

    private Sat4jSolver(ISolver solver, boolean counts, int conflictsAllowed) {
        this.solver = solver;
        this.counts = counts;
        solver.setTimeoutOnConflicts(conflictsAllowed);
        solver.setSearchListener(new Watch());
    }

    // Asked before each decision of a search: after a conflict the solver cannot be told to stop.
    private final class Watch extends SearchListenerAdapter<ISolverService> {

        private static final long serialVersionUID = 1;

        @Override
        public void assuming(int literal) {
            if (budget.spent()) {
                solver.expireTimeout();
            }
        }
    }

    /** The solver for clauses. */
    public static Sat4jSolver ofClauses(int conflictsAllowed) {
        return new Sat4jSolver(org.sat4j.minisat.SolverFactory.newDefault(), false, conflictsAllowed);
    }

    /** The pseudo-Boolean solver, which takes counts as they are. */
    public static Sat4jSolver ofCounts(int conflictsAllowed) {
        return new Sat4jSolver(SolverFactory.newResolution(), true, conflictsAllowed);
    }

    @Override
    public int newVariable() {
        return solver.nextFreeVarId(true);
    }

    @Override
    public void addClause(int... literals) {
        if (literals.length == 0) {
            contradiction = true;
        }
        tell(() -> solver.addClause(new VecInt(literals)));
    }

    @Override
    public boolean addCount(int[] variables, int atLeast, int atMost) {
        if (counts) {
            tell(() -> solver.addAtLeast(new VecInt(variables), Math.max(0, atLeast)));
            tell(() -> solver.addAtMost(new VecInt(variables), Math.min(atMost, variables.length)));
        }
        return counts;
    }

    @FunctionalInterface
    private interface Statement {
        void make() throws ContradictionException;
    }

    private void tell(Statement statement) {
        try {
            if (!contradiction) {
                statement.make();
            }
        } catch (ContradictionException e) {
            contradiction = true;
        }
    }

    @Override
    public void limit(Budget next) {
        budget = next;
    }

    @Override
    public Answer solve(int... assumptions) {
        if (contradiction) {
            return Answer.FALSE;
        }
        if (budget.spent()) {
            return Answer.UNKNOWN;
        }
        try {
            return solver.isSatisfiable(new VecInt(assumptions)) ? Answer.TRUE : Answer.FALSE;
        } catch (TimeoutException e) {
            return Answer.UNKNOWN;
        }
    }

    @Override
    public boolean value(int variable) {
        return solver.model(variable);
    }

    @Override
    public int[] core() {
        IVecInt core = contradiction ? null : solver.unsatExplanation();
        int[] literals = new int[core == null ? 0 : core.size()];
        for (int i = 0; core != null && i < literals.length; i++) {
            literals[i] = core.get(i);
        }
        return literals;
    }
}
