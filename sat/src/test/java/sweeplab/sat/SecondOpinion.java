// SPDX-License-Identifier: Apache-2.0
package sweeplab.sat;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import sweeplab.count.Refuter;
import sweeplab.logic.DirectCnf;
import sweeplab.logic.SatSolver;
import sweeplab.logic.SequentialCounter;
import sweeplab.view.View;

/** What a SAT solver says of cells that a {@link Refuter} could not confirm, given all that it could. */
final class SecondOpinion {

    private static final int MOST_WITH_TOTAL = 4_000;

    private final View view;
    private final SatSolver solver = new LogicNgSolver(10_000_000);
    private final int[] variables;

    /** Takes in all clues that hang together with these cells by what is not confirmed. */
    SecondOpinion(View view, Refuter refuter, List<Integer> cells) {
        this.view = view;
        variables = new int[view.topology().size()];
        boolean[] seen = new boolean[variables.length];
        Deque<Integer> next = new ArrayDeque<>(cells);
        while (!next.isEmpty()) {
            for (int clue : view.topology().neighbours(next.remove())) {
                if (!view.covered(clue) && !seen[clue]) {
                    seen[clue] = true;
                    next.addAll(add(refuter.openAround(clue), refuter.dangersAround(clue)));
                }
            }
        }
    }

    private List<Integer> add(int[] cells, int dangers) {
        List<Integer> reached = Arrays.stream(cells)
                .filter(cell -> variables[cell] == 0)
                .boxed()
                .toList();
        int[] around = Arrays.stream(cells).map(this::variable).toArray();
        new DirectCnf().encode(around, dangers, dangers, solver);
        return reached;
    }

    private int variable(int cell) {
        if (variables[cell] == 0) {
            variables[cell] = solver.newVariable();
        }
        return variables[cell];
    }

    void tellTotal(Refuter refuter) {
        int[] open = IntStream.range(0, variables.length)
                .filter(cell -> view.covered(cell) && refuter.confirmed(cell) < 0)
                .toArray();
        int confirmed = (int) IntStream.range(0, variables.length)
                .filter(cell -> view.covered(cell) && refuter.confirmed(cell) == 1)
                .count();
        if (open.length > MOST_WITH_TOTAL) {
            throw new IllegalStateException("a total over " + open.length + " cells is too much for a solver");
        }
        // The clues of the other cells count as well, now that the total joins them.
        for (int clue = 0; clue < variables.length; clue++) {
            if (!view.covered(clue)) {
                add(refuter.openAround(clue), refuter.dangersAround(clue));
            }
        }
        int left = view.dangers() - confirmed;
        new SequentialCounter().encode(Arrays.stream(open).map(this::variable).toArray(), left, left, solver);
    }

    /** True if the contrary cannot be. */
    boolean sure(int cell, boolean danger) {
        return solver.solve(danger ? -variable(cell) : variable(cell)) == SatSolver.Answer.FALSE;
    }
}
