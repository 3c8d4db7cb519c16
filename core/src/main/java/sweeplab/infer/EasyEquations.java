// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer;

import java.util.ArrayList;
import java.util.List;
import sweeplab.base.Budget;
import sweeplab.position.Fact;
import sweeplab.position.Position;
import sweeplab.world.CellSet;

/**
 * Easy equations (EES, N4; elsewhere the subset rule): of two bordering clues, all unknown neighbours of one are also neighbours of the other; the
 * difference of the clues then tells how many dangers there are in the rest. One pass over all pairs is one answer.
 */
public final class EasyEquations implements Inference {

    @Override
    public String name() {
        return "EES";
    }

    @Override
    public int[] facts(Position position, Budget budget) {
        return new Pass(position).facts();
    }

    /** The facts found so far in one pass count for the pairs that follow. */
    private static final class Pass {

        private final Position position;
        private final CellSet safe;
        private final CellSet danger;
        private final List<Integer> facts = new ArrayList<>();

        Pass(Position position) {
            this.position = position;
            safe = new CellSet(position.topology().size());
            danger = new CellSet(position.topology().size());
        }

        int[] facts() {
            for (int a = 0; a < position.topology().size(); a++) {
                for (int i = 0; position.informs(a) && i < position.topology().degree(a); i++) {
                    int b = position.topology().neighbour(a, i);
                    if (b > a && position.informs(b)) {
                        compare(a, b);
                    }
                }
            }
            return facts.stream().mapToInt(Integer::intValue).toArray();
        }

        private void compare(int a, int b) {
            List<Integer> cellsOfA = unknown(a);
            List<Integer> cellsOfB = unknown(b);
            if (cellsOfB.containsAll(cellsOfA)) {
                subtract(a, cellsOfA, b, cellsOfB);
            } else if (cellsOfA.containsAll(cellsOfB)) {
                subtract(b, cellsOfB, a, cellsOfA);
            }
        }

        // The sign matters: the rest holds as many dangers as the larger set has more than the smaller one.
        private void subtract(int small, List<Integer> part, int large, List<Integer> whole) {
            whole.removeAll(part);
            if (position.atMost(large) - found(large) == position.atLeast(small) - found(small)) {
                whole.forEach(cell -> conclude(cell, false));
            } else if (position.atLeast(large) - found(large) - (position.atMost(small) - found(small))
                    == whole.size()) {
                whole.forEach(cell -> conclude(cell, true));
            }
        }

        private List<Integer> unknown(int clue) {
            List<Integer> cells = new ArrayList<>();
            for (int cell : position.unknownNeighbours(clue)) {
                if (!safe.contains(cell) && !danger.contains(cell)) {
                    cells.add(cell);
                }
            }
            return cells;
        }

        private int found(int clue) {
            int found = 0;
            for (int cell : position.unknownNeighbours(clue)) {
                found += danger.contains(cell) ? 1 : 0;
            }
            return found;
        }

        private void conclude(int cell, boolean isDanger) {
            (isDanger ? danger : safe).add(cell);
            facts.add(Fact.of(cell, isDanger));
        }
    }
}
