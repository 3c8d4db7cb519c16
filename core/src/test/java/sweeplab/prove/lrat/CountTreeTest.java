// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.lrat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Counting in a tree against trying all cases. */
final class CountTreeTest {

    // Whatever the cells are, the new variables can be chosen so that all clauses hold exactly if the count is as said.
    @Test
    void theNewVariablesSayWhatTheyAreSaidTo() {
        for (int most = 0; most < 5; most++) {
            compare(List.of(1, 2, 3, 4, 5), most, List.of());
            compare(List.of(-1, -2, -3, -4, -5), most, List.of(List.of(-2, -5), List.of(-3)));
            compare(List.of(1, 2, 3, 4, 5), most, List.of(List.of(1, 4, 5)));
        }
    }

    private static void compare(List<Integer> literals, int most, List<List<Integer>> together) {
        int cells = literals.size();
        CountTree tree = new CountTree(literals, most, together, cells);
        int newOnes = tree.variables() - cells;
        for (int world = 0; world < 1 << cells; world++) {
            int cell = world;
            long counted =
                    literals.stream().filter(literal -> holds(literal, cell)).count();
            boolean fits = false;
            for (int more = 0; more < 1 << newOnes && !fits; more++) {
                long all = world | (long) more << cells;
                fits = tree.clauses().stream()
                        .allMatch(clause -> clause.stream().anyMatch(literal -> holds(literal, all)));
            }
            assertThat(fits).as(literals + " most " + most + " in " + world).isEqualTo(counted <= most);
        }
    }

    private static boolean holds(int literal, long world) {
        return (world >> (Math.abs(literal) - 1) & 1) == (literal > 0 ? 1 : 0);
    }

    @Test
    void aBlockHasANodeOfItsOwn() {
        CountTree tree = new CountTree(List.of(1, 2, 3, 4), 2, List.of(List.of(2, 4)), 4);
        assertThat(tree.nodes()).anyMatch(node -> node.counted().equals(List.of(2, 4)));
        assertThat(tree.atLeast(List.of(2, 4), 2)).isGreaterThan(4);
        assertThat(tree.atLeast(List.of(2, 4), 3)).isZero();
        assertThat(tree.atLeast(List.of(1, 3), 1)).isZero();
    }
}
