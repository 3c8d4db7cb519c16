// SPDX-License-Identifier: Apache-2.0
package sweeplab.sat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.catalogue.circuit.CircuitBoard;
import sweeplab.logic.SatSolver;
import sweeplab.view.View;

/** Circuits answer as their formula demands, by satisfiability: straight from the numbers in sight, nothing of how the circuit was drawn. */
final class CircuitTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a",
                "!a",
                "a & !a",
                "a | !a",
                "a & b",
                "b & a",
                "!b & a",
                "b | !a",
                "(a | b) & !c",
                "c & b & a",
                "a ^ b",
                "a -> b -> c",
                "a <-> b",
                "c & (b | a) & !b",
                "(a | b) & (!a | b) & (a | !b)",
                "d & c & b & a"
            })
    void everyLineOfTheTruthTable(String formula) {
        CircuitBoard board = CircuitBoard.of(formula, false);
        SatSolver solver = clauses(board.view());
        for (int bits = 0; bits < 1 << board.inputs().size(); bits++) {
            Map<String, Boolean> world = new LinkedHashMap<>();
            List<Integer> given = new ArrayList<>();
            for (Map.Entry<String, Integer> input : board.inputs().entrySet()) {
                boolean value = (bits >> world.size() & 1) == 1;
                world.put(input.getKey(), value);
                given.add(value ? input.getValue() + 1 : -input.getValue() - 1);
            }
            int output = board.meaning().holds(world) ? board.output() + 1 : -board.output() - 1;
            assertThat(solve(solver, given, output)).as(formula + " " + world).isEqualTo(SatSolver.Answer.TRUE);
            assertThat(solve(solver, given, -output)).as(formula + " " + world).isEqualTo(SatSolver.Answer.FALSE);
        }
    }

    private static SatSolver.Answer solve(SatSolver solver, List<Integer> given, int output) {
        List<Integer> all = new ArrayList<>(given);
        all.add(output);
        return solver.solve(all.stream().mapToInt(Integer::intValue).toArray());
    }

    private static SatSolver clauses(View view) {
        SatSolver solver = new LogicNgSolver(100_000);
        for (int cell = 0; cell < view.topology().size(); cell++) {
            solver.newVariable();
        }
        for (int cell = 0; cell < view.topology().size(); cell++) {
            if (view.hasClue(cell)) {
                List<Integer> covered = new ArrayList<>();
                for (int near : view.topology().neighbours(cell)) {
                    if (view.covered(near)) {
                        covered.add(near + 1);
                    }
                }
                exactly(solver, covered, view.clue(cell));
            }
        }
        return solver;
    }

    private static void exactly(SatSolver solver, List<Integer> variables, int count) {
        for (int chosen = 0; chosen < 1 << variables.size(); chosen++) {
            List<Integer> some = new ArrayList<>();
            for (int i = 0; i < variables.size(); i++) {
                if ((chosen >> i & 1) == 1) {
                    some.add(variables.get(i));
                }
            }
            if (some.size() == count + 1) {
                solver.addClause(some.stream().mapToInt(v -> -v).toArray());
            }
            if (some.size() == variables.size() - count + 1) {
                solver.addClause(some.stream().mapToInt(Integer::intValue).toArray());
            }
        }
    }
}
