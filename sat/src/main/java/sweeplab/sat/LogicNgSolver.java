// SPDX-License-Identifier: Apache-2.0
package sweeplab.sat;

import java.util.Arrays;
import org.logicng.collections.LNGIntVector;
import org.logicng.datastructures.Tristate;
import org.logicng.handlers.SATHandler;
import org.logicng.solvers.sat.MiniSat2Solver;
import org.logicng.solvers.sat.MiniSatConfig;
import sweeplab.base.Budget;
import sweeplab.logic.SatSolver;

/** LogicNG's MiniSat, used by its numbers. It decides only the variables in focus: the others have a model of their own. */
public final class LogicNgSolver implements SatSolver {

    private final FocusedMiniSat solver = new FocusedMiniSat();
    private final int conflictsAllowed;
    private Budget budget = Budget.unlimited();

    /** {@code conflictsAllowed}: the budget of one call; a count, not a time, so that games repeat exactly. */
    public LogicNgSolver(int conflictsAllowed) {
        this.conflictsAllowed = conflictsAllowed;
    }

    @Override
    public int newVariable() {
        return solver.newVar(true, true) + 1;
    }

    @Override
    public void addClause(int... literals) {
        solver.addClause(vector(literals), null);
    }

    @Override
    public void focus(int... variables) {
        solver.focus(Arrays.stream(variables).map(variable -> variable - 1).toArray());
    }

    @Override
    public void limit(Budget next) {
        budget = next;
    }

    @Override
    public Answer solve(int... assumptions) {
        if (budget.spent()) {
            return Answer.UNKNOWN;
        }
        Tristate answer = solver.solve(new Conflicts(conflictsAllowed, budget), vector(assumptions));
        return switch (answer) {
            case TRUE -> Answer.TRUE;
            case FALSE -> Answer.FALSE;
            case UNDEF -> Answer.UNKNOWN;
        };
    }

    @Override
    public boolean value(int variable) {
        return solver.model().get(variable - 1);
    }

    @Override
    public int[] core() {
        LNGIntVector conflict = solver.conflict();
        int[] core = new int[conflict.size()];
        for (int i = 0; i < core.length; i++) {
            int literal = conflict.get(i);
            int variable = MiniSat2Solver.var(literal) + 1;
            core[i] = MiniSat2Solver.sign(literal) ? variable : -variable;
        }
        return core;
    }

    private static LNGIntVector vector(int[] literals) {
        LNGIntVector vector = new LNGIntVector(literals.length);
        for (int literal : literals) {
            vector.push(MiniSat2Solver.mkLit(Math.abs(literal) - 1, literal < 0));
        }
        return vector;
    }

    private static final class Conflicts implements SATHandler {

        // A step is about a microsecond.
        private static final int STEPS = 16;

        private final Budget budget;
        private int left;

        Conflicts(int left, Budget budget) {
            this.left = left;
            this.budget = budget;
        }

        @Override
        public boolean detectedConflict() {
            return left-- > 0 && budget.spend(STEPS);
        }
    }

    private static final class FocusedMiniSat extends MiniSat2Solver {

        private int[] focus = {};
        private int next;
        private boolean focused;

        FocusedMiniSat() {
            super(MiniSatConfig.builder().incremental(false).build());
        }

        void focus(int[] variables) {
            focus = variables;
            focused = true;
        }

        @Override
        protected int pickBranchLit() {
            if (!focused) {
                return super.pickBranchLit();
            }
            while (next < focus.length && v(focus[next] << 1).assignment() != Tristate.UNDEF) {
                next++;
            }
            return next < focus.length ? mkLit(focus[next], v(focus[next] << 1).polarity()) : LIT_UNDEF;
        }

        @Override
        protected void cancelUntil(int level) {
            super.cancelUntil(level);
            next = 0;
        }
    }
}
