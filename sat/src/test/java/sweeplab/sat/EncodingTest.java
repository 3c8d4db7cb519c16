// SPDX-License-Identifier: Apache-2.0
package sweeplab.sat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sweeplab.logic.Bounded;
import sweeplab.logic.SatEngine;
import sweeplab.logic.SatSolver;
import sweeplab.logic.SatSolver.Answer;

/** Every encoding says exactly what it should: each way to set the variables is a model if and only if the count is right. */
class EncodingTest {

    static List<SatEngine> engines() {
        return SatEngines.all();
    }

    @ParameterizedTest
    @MethodSource("engines")
    void modelsAreThoseWithTheRightCount(SatEngine engine) {
        for (int n = 1; n <= 6; n++) {
            for (int least = -1; least <= n + 1; least++) {
                for (int most = least; most <= n + 1; most++) {
                    checkAll(engine, n, least, most);
                }
            }
        }
    }

    private static void checkAll(SatEngine engine, int n, int least, int most) {
        SatSolver solver = engine.solvers().get();
        int[] variables = new int[n];
        Arrays.setAll(variables, i -> solver.newVariable());
        engine.encoding().encode(variables, least, most, solver);
        for (int bits = 0; bits < 1 << n; bits++) {
            int chosen = bits;
            int[] assumptions = new int[n];
            Arrays.setAll(assumptions, i -> (chosen >> i & 1) == 1 ? variables[i] : -variables[i]);
            boolean right = Integer.bitCount(bits) >= least && Integer.bitCount(bits) <= most;
            assertThat(solver.solve(assumptions))
                    .as("%s: %d to %d of %s", engine.name(), least, most, Arrays.toString(assumptions))
                    .isEqualTo(right ? Answer.TRUE : Answer.FALSE);
        }
    }

    @ParameterizedTest
    @MethodSource("engines")
    void theCoreIsWhatCannotHoldTogether(SatEngine engine) {
        SatSolver solver = engine.solvers().get();
        int[] variables = new int[6];
        Arrays.setAll(variables, i -> solver.newVariable());
        engine.encoding().encode(Arrays.copyOf(variables, 3), 1, 1, solver);
        int[] assumptions = {variables[5], variables[1], -variables[4], variables[2]};
        assertThat(solver.solve(assumptions)).isEqualTo(Answer.FALSE);
        assertThat(solver.core()).containsExactlyInAnyOrder(variables[1], variables[2]);
        assertThat(solver.solve(variables[5], variables[1])).isEqualTo(Answer.TRUE);
        assertThat(solver.value(variables[1])).isTrue();
        assertThat(solver.value(variables[2])).isFalse();
    }

    @ParameterizedTest
    @MethodSource("engines")
    void withoutBudgetNothingIsClaimed(SatEngine engine) {
        SatSolver solver = new Bounded(engine.solvers().get(), 5);
        int[] variables = new int[8];
        Arrays.setAll(variables, i -> solver.newVariable());
        engine.encoding().encode(variables, 3, 4, solver);
        assertThat(solver.solve()).isEqualTo(Answer.UNKNOWN);
    }
}
