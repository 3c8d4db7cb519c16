// SPDX-License-Identifier: Apache-2.0
package sweeplab.logic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import sweeplab.base.Dice;
import sweeplab.logic.SatSolver.Answer;

/** The solver of our own agrees with trying everything. */
final class CdclTest {

    private static final int VARIABLES = 8;

    @Test
    void agreesWithBruteForce() {
        for (long seed = 1; seed <= 400; seed++) {
            Dice dice = new Dice(seed);
            List<int[]> clauses = new ArrayList<>();
            Cdcl solver = new Cdcl();
            for (int v = 0; v < VARIABLES; v++) {
                solver.newVariable();
            }
            for (int i = 0; i < 12 + dice.nextInt(24); i++) {
                int[] clause = literals(dice, 1 + dice.nextInt(3));
                clauses.add(clause);
                solver.addClause(clause);
            }
            int[] assumptions = literals(dice, dice.nextInt(3));
            Answer answer = solver.solve(assumptions);
            assertThat(answer == Answer.TRUE).as("seed " + seed).isEqualTo(bruteForce(clauses, assumptions));
            if (answer == Answer.TRUE) {
                assertThat(clauses)
                        .as("seed " + seed)
                        .allMatch(c -> Arrays.stream(c).anyMatch(l -> solver.value(Math.abs(l)) == l > 0));
            }
        }
    }

    @Test
    void agreesWhileClausesAreAdded() {
        for (long seed = 1; seed <= 40; seed++) {
            Dice dice = new Dice(seed);
            List<int[]> clauses = new ArrayList<>();
            Cdcl solver = new Cdcl();
            for (int i = 0; i < 50; i++) {
                int[] clause = literals(dice, 2 + dice.nextInt(2));
                clauses.add(clause);
                solver.addClause(clause);
                int[] assumptions = literals(dice, dice.nextInt(4));
                assertThat(solver.solve(assumptions) == Answer.TRUE)
                        .as("seed " + seed + ", clause " + i)
                        .isEqualTo(bruteForce(clauses, assumptions));
            }
        }
    }

    // Seven pigeons in six holes: no luck, only conflicts.
    @Test
    void provesThatPigeonsDoNotFit() {
        Cdcl solver = new Cdcl();
        int[][] sits = new int[7][6];
        for (int[] pigeon : sits) {
            Arrays.setAll(pigeon, hole -> solver.newVariable());
            solver.addClause(pigeon);
        }
        for (int hole = 0; hole < 6; hole++) {
            for (int one = 0; one < 7; one++) {
                for (int other = 0; other < one; other++) {
                    solver.addClause(-sits[one][hole], -sits[other][hole]);
                }
            }
        }
        assertThat(solver.solve()).isEqualTo(Answer.FALSE);
    }

    private static int[] literals(Dice dice, int count) {
        int[] literals = new int[count];
        Arrays.setAll(literals, i -> (1 + dice.nextInt(VARIABLES)) * (dice.nextInt(2) == 0 ? 1 : -1));
        return literals;
    }

    private static boolean bruteForce(List<int[]> clauses, int[] assumptions) {
        for (int set = 0; set < 1 << VARIABLES; set++) {
            int values = set;
            if (Arrays.stream(assumptions).allMatch(l -> holds(values, l))
                    && clauses.stream().allMatch(c -> Arrays.stream(c).anyMatch(l -> holds(values, l)))) {
                return true;
            }
        }
        return false;
    }

    private static boolean holds(int values, int literal) {
        return (((values >> (Math.abs(literal) - 1)) & 1) == 1) == literal > 0;
    }
}
