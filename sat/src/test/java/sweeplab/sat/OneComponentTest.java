// SPDX-License-Identifier: Apache-2.0
package sweeplab.sat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import sweeplab.game.Game;
import sweeplab.infer.Positions;
import sweeplab.infer.Satisfiability;
import sweeplab.logic.SatSolver;
import sweeplab.logic.SatTools;
import sweeplab.position.Components;
import sweeplab.position.Components.Component;
import sweeplab.position.Position;

/** Each query is put to the one group of clues that the cell belongs to, and a group about which nothing is new is not asked again. */
class OneComponentTest {

    /** Notes how many variables each group in focus has, and how many queries there were. */
    private static final class Notes implements SatSolver {

        private final SatSolver solver = SatEngines.DEFAULT.solvers().get();
        private final List<Integer> groups = new ArrayList<>();
        private int queries;

        @Override
        public int newVariable() {
            return solver.newVariable();
        }

        @Override
        public void addClause(int... literals) {
            solver.addClause(literals);
        }

        @Override
        public void focus(int... variables) {
            groups.add(variables.length);
            solver.focus(variables);
        }

        @Override
        public Answer solve(int... assumptions) {
            queries++;
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

    @Test
    void onlyTheGroupOfACellIsAsked() {
        int groupsSeen = 0;
        for (int seed = 0; seed < 300; seed++) {
            Game game = Positions.game(seed);
            Position position = new Position(game.view());
            List<Component> components = Components.of(
                    position.constraints().clues(), position.topology().size());
            Notes notes = new Notes();
            Satisfiability sat = new Satisfiability(
                    new SatTools(() -> notes, SatEngines.DEFAULT.encoding(), SatEngines.DEFAULT.encoding()), false);
            int[] facts = sat.facts(position);
            assertThat(notes.groups)
                    .as("groups, seed %d", seed)
                    .containsExactlyInAnyOrderElementsOf(components.stream()
                            .map(component -> component.cells().length)
                            .toList());
            int cells = components.stream()
                    .mapToInt(component -> component.cells().length)
                    .sum();
            assertThat(notes.queries).as("queries, seed %d", seed).isBetween(facts.length, components.size() + cells);
            int before = notes.queries;
            Arrays.stream(facts).forEach(position::learn);
            sat.facts(position);
            assertThat(notes.queries).as("no more queries, seed %d", seed).isEqualTo(before);
            groupsSeen = Math.max(groupsSeen, components.size());
        }
        assertThat(groupsSeen).as("groups in one position").isGreaterThan(1);
    }
}
