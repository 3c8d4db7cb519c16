// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer;

import java.util.Arrays;
import sweeplab.logic.Encoding;
import sweeplab.logic.SatSolver;
import sweeplab.logic.Switched;
import sweeplab.position.Constraint;
import sweeplab.position.Position;

/**
 * What the total number of dangers says, as clauses that are replaced when the frontier has moved on. Cells that no clue
 * speaks of are all alike: one of them stands for the rest.
 */
final class TotalFormula {

    private static final int MOST_COUNTERS = 100_000;

    private final Position position;
    private final SatSolver solver;
    private final ClueFormula formula;
    private final Encoding encoding;
    private int switchedOn;

    TotalFormula(Position position, SatSolver solver, ClueFormula formula, Encoding encoding) {
        this.position = position;
        this.solver = solver;
        this.formula = formula;
        this.encoding = encoding;
    }

    /** Asks about the whole frontier, and about the rest if it has any cell. */
    void ask(Constraint total, Questions questions) {
        int[] frontier = Arrays.stream(total.cells()).filter(position::inSight).toArray();
        int[] rest = Arrays.stream(total.cells())
                .filter(cell -> !position.inSight(cell))
                .toArray();
        int[] cells = rest.length == 0 ? frontier : withOne(frontier, rest[0]);
        Constraint narrowed = new Constraint(
                total.subject(),
                cells,
                total.atLeast() - Math.max(0, rest.length - 1),
                total.atMost(),
                Constraint.TOTAL);
        if (!narrowed.saysNothing() && affordable(narrowed)) {
            replace(narrowed);
            solver.focus(formula.variables(cells));
            questions.ask(cells, switchedOn);
            questions.sameForAll(rest);
        }
    }

    /** False if counting would take more clauses than it is worth: the total is then left out. */
    private static boolean affordable(Constraint total) {
        return (long) total.cells().length * (total.atMost() + 1) <= MOST_COUNTERS;
    }

    private static int[] withOne(int[] cells, int cell) {
        int[] more = Arrays.copyOf(cells, cells.length + 1);
        more[cells.length] = cell;
        return more;
    }

    private void replace(Constraint narrowed) {
        if (switchedOn != 0) {
            solver.addClause(-switchedOn);
        }
        switchedOn = solver.newVariable();
        encoding.encode(
                formula.variables(narrowed.cells()),
                narrowed.atLeast(),
                narrowed.atMost(),
                new Switched(solver, switchedOn));
    }
}
