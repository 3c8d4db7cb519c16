package sweeplab.infer;

import java.util.ArrayList;
import java.util.List;
import sweeplab.knowledge.Fact;
import sweeplab.knowledge.Knowledge;
import sweeplab.world.CellSet;

/**
 * Easy equations (EES, N4): of two bordering clues, all unknown neighbours of one are also neighbours of the other; the
 * difference of the clues then tells how many dangers there are in the rest. One pass over all pairs is one answer.
 */
public final class EasyEquations implements Inference {

    @Override
    public String name() {
        return "EES";
    }

    @Override
    public int[] facts(Knowledge knowledge) {
        return new Pass(knowledge).facts();
    }

    /** The facts found so far in one pass count for the pairs that follow. */
    private static final class Pass {

        private final Knowledge knowledge;
        private final CellSet safe;
        private final CellSet danger;
        private final List<Integer> facts = new ArrayList<>();

        Pass(Knowledge knowledge) {
            this.knowledge = knowledge;
            safe = new CellSet(knowledge.topology().size());
            danger = new CellSet(knowledge.topology().size());
        }

        int[] facts() {
            for (int a = 0; a < knowledge.topology().size(); a++) {
                for (int i = 0; knowledge.informs(a) && i < knowledge.topology().degree(a); i++) {
                    int b = knowledge.topology().neighbour(a, i);
                    if (b > a && knowledge.informs(b)) {
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
            if (knowledge.atMost(large) - found(large) == knowledge.atLeast(small) - found(small)) {
                whole.forEach(cell -> conclude(cell, false));
            } else if (knowledge.atLeast(large) - found(large) - (knowledge.atMost(small) - found(small))
                    == whole.size()) {
                whole.forEach(cell -> conclude(cell, true));
            }
        }

        private List<Integer> unknown(int clue) {
            List<Integer> cells = new ArrayList<>();
            for (int cell : knowledge.unknownNeighbours(clue)) {
                if (!safe.contains(cell) && !danger.contains(cell)) {
                    cells.add(cell);
                }
            }
            return cells;
        }

        private int found(int clue) {
            int found = 0;
            for (int cell : knowledge.unknownNeighbours(clue)) {
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
