// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer;

import java.util.Arrays;
import java.util.function.IntPredicate;
import sweeplab.logic.Encoding;
import sweeplab.logic.SatSolver;
import sweeplab.position.Fact;
import sweeplab.position.Position;
import sweeplab.view.View;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;

/** What the clues of one game say, as clauses in a solver: a variable a cell that is true for a danger, and more clauses as the game goes on. */
final class ClueFormula {

    private final Position position;
    private final View view;
    private final Topology topology;
    private final SatSolver solver;
    private final Encoding encoding;
    private final int[] variables;
    private final CellSet changed;
    private int cluesRead;
    private int factsRead;

    ClueFormula(Position position, SatSolver solver, Encoding encoding) {
        this.position = position;
        this.solver = solver;
        this.encoding = encoding;
        view = position.view();
        topology = position.topology();
        variables = new int[topology.size()];
        changed = new CellSet(topology.size());
    }

    /** Adds what became known since the last time; what this solver proved itself is no news to it. */
    void update(IntPredicate proved) {
        for (; factsRead < position.facts(); factsRead++) {
            int fact = position.fact(factsRead);
            if (variables[Fact.cell(fact)] != 0 && !proved.test(Fact.cell(fact))) {
                settle(fact);
            }
        }
        for (; cluesRead < position.read(); cluesRead++) {
            int cell = view.opened(cluesRead);
            if (position.informs(cell)) {
                add(cell);
            }
        }
    }

    private void settle(int fact) {
        solver.addClause(literal(Fact.cell(fact), Fact.isDanger(fact)));
        for (int clue : topology.neighbours(Fact.cell(fact))) {
            if (position.informs(clue)) {
                touch(clue);
            }
        }
    }

    private void add(int clue) {
        int[] cells = position.unknownNeighbours(clue);
        encoding.encode(variables(cells), position.atLeast(clue), position.atMost(clue), solver);
        touch(clue);
    }

    private void touch(int clue) {
        for (int cell : position.unknownNeighbours(clue)) {
            changed.add(cell);
        }
    }

    int literal(int cell, boolean danger) {
        if (variables[cell] == 0) {
            variables[cell] = solver.newVariable();
        }
        return danger ? variables[cell] : -variables[cell];
    }

    int[] variables(int[] cells) {
        return Arrays.stream(cells).map(cell -> literal(cell, true)).toArray();
    }

    /** The next group of cells that hang together by clues and that something new is known about, or none; it counts as old from now on. */
    int[] nextChanged() {
        int first = changed.next(0);
        while (first >= 0 && !position.unknown(first)) {
            changed.remove(first);
            first = changed.next(first);
        }
        if (first < 0) {
            return new int[0];
        }
        int[] group = groupOf(first);
        for (int cell : group) {
            changed.remove(cell);
        }
        return group;
    }

    private int[] groupOf(int first) {
        CellSet seen = new CellSet(topology.size());
        seen.add(first);
        int[] queue = new int[position.unknownCells()];
        queue[0] = first;
        int end = 1;
        for (int next = 0; next < end; next++) {
            for (int clue : topology.neighbours(queue[next])) {
                if (position.informs(clue) && seen.add(clue)) {
                    for (int cell : position.unknownNeighbours(clue)) {
                        if (seen.add(cell)) {
                            queue[end++] = cell;
                        }
                    }
                }
            }
        }
        int[] group = Arrays.copyOf(queue, end);
        Arrays.sort(group);
        return group;
    }
}
