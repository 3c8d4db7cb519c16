package sweeplab.sat;

import java.util.Arrays;
import java.util.stream.IntStream;
import sweeplab.count.Refuter;
import sweeplab.infer.SatSolver;
import sweeplab.infer.Satisfiability;
import sweeplab.view.View;

/** What a SAT solver says of cells that a {@link Refuter} could not confirm, given all that it could. */
final class SecondOpinion {

    private final View view;
    private final Satisfiability.Tools tools = SatEngine.DEFAULT.tools();
    private final SatSolver solver = tools.solvers().get();
    private final int[] variables;

    SecondOpinion(View view, Refuter refuter) {
        this.view = view;
        variables = new int[view.topology().size()];
        for (int clue = 0; clue < variables.length; clue++) {
            int[] cells = view.covered(clue) ? new int[0] : refuter.openAround(clue);
            if (cells.length > 0) {
                int dangers = refuter.dangersAround(clue);
                int[] around = Arrays.stream(cells).map(this::variable).toArray();
                tools.clues().encode(around, dangers, dangers, solver);
            }
        }
        for (int cell = 0; cell < variables.length; cell++) {
            if (view.covered(cell) && refuter.confirmed(cell) >= 0) {
                solver.addClause(refuter.confirmed(cell) == 1 ? variable(cell) : -variable(cell));
            }
        }
    }

    private int variable(int cell) {
        if (variables[cell] == 0) {
            variables[cell] = solver.newVariable();
        }
        return variables[cell];
    }

    void tellTotal() {
        int[] all = IntStream.range(0, variables.length)
                .filter(view::covered)
                .map(this::variable)
                .toArray();
        tools.totals().encode(all, view.dangers(), view.dangers(), solver);
    }

    /** True if the contrary cannot be. */
    boolean sure(int cell, boolean danger) {
        return solver.solve(danger ? -variable(cell) : variable(cell)) == SatSolver.Answer.FALSE;
    }
}
