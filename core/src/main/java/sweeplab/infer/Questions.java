// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer;

import java.util.Arrays;
import java.util.stream.IntStream;
import sweeplab.logic.SatSolver;
import sweeplab.logic.SatSolver.Answer;
import sweeplab.position.Fact;
import sweeplab.position.Position;
import sweeplab.world.CellSet;

/** Asks a solver of each cell whether it can be safe and whether it can be a danger, and keeps what is proved. A cell seen both ways in models needs no question. */
final class Questions {

    /** What the solver's variables say of cells. */
    @FunctionalInterface
    interface Meaning {
        int literal(int cell, boolean danger);
    }

    private final SatSolver solver;
    private final Meaning meaning;
    private final CellSet safe;
    private final CellSet danger;
    private final CellSet seenSafe;
    private final CellSet seenDanger;

    Questions(int size, SatSolver solver, Meaning meaning) {
        this.solver = solver;
        this.meaning = meaning;
        safe = new CellSet(size);
        danger = new CellSet(size);
        seenSafe = new CellSet(size);
        seenDanger = new CellSet(size);
    }

    /** Asks about cells that hang together and are in the solver's focus, with further assumptions that every query makes. */
    void ask(int[] cells, int... assumptions) {
        int[] open = Arrays.stream(cells).filter(cell -> !proved(cell)).toArray();
        for (int cell : open) {
            seenSafe.remove(cell);
            seenDanger.remove(cell);
        }
        if (open.length == 0 || solver.solve(assumptions) != Answer.TRUE) {
            return;
        }
        look(open);
        for (int cell : open) {
            ask(cell, seenDanger.contains(cell), open, assumptions);
        }
    }

    // The last model showed one of the two values, so only the other is in question.
    private void ask(int cell, boolean isDanger, int[] open, int[] assumptions) {
        if (seenSafe.contains(cell) && seenDanger.contains(cell)) {
            return;
        }
        int[] query = Arrays.copyOf(assumptions, assumptions.length + 1);
        query[assumptions.length] = meaning.literal(cell, !isDanger);
        Answer answer = solver.solve(query);
        if (answer == Answer.TRUE) {
            look(open);
        } else if (answer == Answer.FALSE) {
            conclude(cell, isDanger);
        }
    }

    private void look(int[] cells) {
        for (int cell : cells) {
            (solver.value(meaning.literal(cell, true)) ? seenDanger : seenSafe).add(cell);
        }
    }

    boolean proved(int cell) {
        return safe.contains(cell) || danger.contains(cell);
    }

    /** Takes what was proved of the first of these cells to hold for each of them. */
    void sameForAll(int... alike) {
        for (int cell : alike) {
            if (proved(alike[0]) && !proved(cell)) {
                conclude(cell, danger.contains(alike[0]));
            }
        }
    }

    private void conclude(int cell, boolean isDanger) {
        (isDanger ? danger : safe).add(cell);
        solver.addClause(meaning.literal(cell, isDanger));
    }

    /** What is proved and not yet known, in the order of cells. */
    int[] news(Position position) {
        return IntStream.range(0, position.topology().size())
                .filter(cell -> position.unknown(cell) && proved(cell))
                .map(cell -> Fact.of(cell, danger.contains(cell)))
                .toArray();
    }
}
