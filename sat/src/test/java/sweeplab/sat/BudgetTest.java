// SPDX-License-Identifier: Apache-2.0
package sweeplab.sat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sweeplab.base.Budget;
import sweeplab.logic.SatSolver;
import sweeplab.logic.SatSolver.Answer;

/** A hard question ends with "don't know", and the solver goes on to answer easy ones. */
class BudgetTest {

    private static final int HOLES = 12;

    static List<IntFunction<SatSolver>> solvers() {
        return List.of(LogicNgSolver::new, Sat4jSolver::ofClauses, Sat4jSolver::ofCounts);
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void endsWithUnknown(IntFunction<SatSolver> maker) {
        SatSolver solver = maker.apply(20);
        int onlyIf = pigeons(solver);
        int other = solver.newVariable();
        assertThat(solver.solve(onlyIf)).isEqualTo(Answer.UNKNOWN);
        assertThat(solver.solve(-onlyIf, other)).isEqualTo(Answer.TRUE);
        assertThat(solver.value(other)).isTrue();
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void aSearchEndsWithTheBudgetOfWhoAsks(IntFunction<SatSolver> maker) {
        SatSolver solver = maker.apply(Integer.MAX_VALUE);
        int onlyIf = pigeons(solver);
        int other = solver.newVariable();
        Budget moment = Budget.millis(50);
        solver.limit(moment);
        assertThat(solver.solve(onlyIf)).isEqualTo(Answer.UNKNOWN);
        assertThat(moment.end()).contains(Budget.End.TIME);
        solver.limit(Budget.unlimited());
        assertThat(solver.solve(-onlyIf, other)).isEqualTo(Answer.TRUE);
        assertThat(solver.value(other)).isTrue();
    }

    // One more pigeon than there are holes, if the variable that is returned holds: false, and long to prove.
    private static int pigeons(SatSolver solver) {
        int[][] sits = new int[HOLES + 1][HOLES];
        for (int[] pigeon : sits) {
            Arrays.setAll(pigeon, hole -> solver.newVariable());
        }
        int onlyIf = solver.newVariable();
        for (int[] pigeon : sits) {
            solver.addClause(IntStream.concat(Arrays.stream(pigeon), IntStream.of(-onlyIf))
                    .toArray());
        }
        for (int hole = 0; hole < HOLES; hole++) {
            for (int a = 0; a < sits.length; a++) {
                for (int b = 0; b < a; b++) {
                    solver.addClause(-sits[a][hole], -sits[b][hole]);
                }
            }
        }
        return onlyIf;
    }
}
