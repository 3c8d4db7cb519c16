// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import sweeplab.base.Budget;
import sweeplab.logic.Encoding;
import sweeplab.logic.SatSolver;
import sweeplab.logic.SatTools;
import sweeplab.position.Constraint;
import sweeplab.position.Constraint.Subject;
import sweeplab.position.Fact;
import sweeplab.position.Position;
import sweeplab.view.View;

/** Gold and dangers of one game in one solver: every cell that was covered at the start has a variable for each. */
final class JointFormula {

    private static final int MOST_COUNTERS = 5_000;

    private final Position position;
    private final View view;
    private final SatSolver solver;
    private final SatTools tools;
    private final int[] danger;
    private final int[] gold;
    private final Questions questions;
    private int cluesRead;
    private int factsRead;
    private int knownWhenAsked = -1;
    private boolean totalsAdded;

    JointFormula(Position position, SatTools tools) {
        this.position = position;
        this.tools = tools;
        view = position.view();
        solver = tools.solvers().get();
        int size = position.topology().size();
        danger = new int[size];
        gold = new int[size];
        Arrays.setAll(danger, cell -> solver.newVariable());
        Arrays.setAll(gold, cell -> solver.newVariable());
        questions = new Questions(size, solver, (cell, isDanger) -> isDanger ? danger[cell] : -danger[cell]);
        for (int cell = 0; cell < size; cell++) {
            keepApart(cell);
        }
    }

    Position position() {
        return position;
    }

    void limit(Budget budget) {
        solver.limit(budget);
    }

    private void keepApart(int cell) {
        solver.addClause(-gold[cell], -danger[cell]);
        for (int neighbour : position.topology().neighbours(cell)) {
            solver.addClause(-gold[cell], -danger[neighbour]);
        }
    }

    private void add(Constraint constraint, Encoding encoding) {
        int[] variables = constraint.subject() == Subject.GOLD ? gold : danger;
        encoding.encode(
                Arrays.stream(constraint.cells()).map(cell -> variables[cell]).toArray(),
                constraint.atLeast(),
                constraint.atMost(),
                solver);
    }

    int[] facts() {
        update();
        int known = position.facts() + position.read();
        if (knownWhenAsked != known) {
            knownWhenAsked = known;
            ask();
            if (questions.news(position).length == 0 && addTotals()) {
                ask();
            }
        }
        return questions.news(position);
    }

    private void ask() {
        int[] covered = covered();
        solver.focus(
                IntStream.concat(pick(covered, danger), pick(covered, gold)).toArray());
        questions.ask(Arrays.stream(covered).filter(position::unknown).toArray());
    }

    private int[] covered() {
        return IntStream.range(0, gold.length).filter(view::covered).toArray();
    }

    // The totals are added when nothing else helps and few enough cells are left; later facts make them smaller.
    private boolean addTotals() {
        List<Constraint> totals = new ArrayList<>();
        position.constraints().total().ifPresent(totals::add);
        if (view.golds() != View.UNTOLD) {
            int left = view.golds() - view.goldCells();
            totals.add(new Constraint(Subject.GOLD, covered(), left, left, Constraint.TOTAL));
        }
        if (totalsAdded || !totals.stream().allMatch(JointFormula::affordable)) {
            return false;
        }
        totals.forEach(total -> add(total, tools.totals()));
        totalsAdded = true;
        return true;
    }

    private static boolean affordable(Constraint total) {
        return (long) total.cells().length * (total.atMost() + 1) <= MOST_COUNTERS;
    }

    private static IntStream pick(int[] cells, int[] variables) {
        return Arrays.stream(cells).map(cell -> variables[cell]);
    }

    private void update() {
        for (; factsRead < position.facts(); factsRead++) {
            int fact = position.fact(factsRead);
            solver.addClause(Fact.isDanger(fact) ? danger[Fact.cell(fact)] : -danger[Fact.cell(fact)]);
        }
        for (; cluesRead < position.read(); cluesRead++) {
            int cell = view.opened(cluesRead);
            solver.addClause(view.gold(cell) ? gold[cell] : -gold[cell]);
            if (position.informs(cell)) {
                add(position.constraints().clue(cell), tools.clues());
            }
            position.constraints().gold(cell).ifPresent(constraint -> add(constraint, tools.clues()));
        }
    }
}
