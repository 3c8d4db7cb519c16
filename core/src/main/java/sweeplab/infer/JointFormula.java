package sweeplab.infer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import sweeplab.base.Budget;
import sweeplab.infer.Satisfiability.Tools;
import sweeplab.knowledge.Constraint;
import sweeplab.knowledge.Constraint.Subject;
import sweeplab.knowledge.Fact;
import sweeplab.knowledge.Knowledge;
import sweeplab.view.View;

/** Gold and dangers of one game in one solver: every cell that was covered at the start has a variable for each. */
final class JointFormula {

    private static final int MOST_COUNTERS = 5_000;

    private final Knowledge knowledge;
    private final View view;
    private final SatSolver solver;
    private final Tools tools;
    private final int[] danger;
    private final int[] gold;
    private final Questions questions;
    private int cluesRead;
    private int factsRead;
    private int knownWhenAsked = -1;
    private boolean totalsAdded;

    JointFormula(Knowledge knowledge, Tools tools) {
        this.knowledge = knowledge;
        this.tools = tools;
        view = knowledge.view();
        solver = tools.solvers().get();
        int size = knowledge.topology().size();
        danger = new int[size];
        gold = new int[size];
        Arrays.setAll(danger, cell -> solver.newVariable());
        Arrays.setAll(gold, cell -> solver.newVariable());
        questions = new Questions(size, solver, (cell, isDanger) -> isDanger ? danger[cell] : -danger[cell]);
        for (int cell = 0; cell < size; cell++) {
            keepApart(cell);
        }
    }

    Knowledge knowledge() {
        return knowledge;
    }

    void limit(Budget budget) {
        solver.limit(budget);
    }

    private void keepApart(int cell) {
        solver.addClause(-gold[cell], -danger[cell]);
        for (int neighbour : knowledge.topology().neighbours(cell)) {
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
        int known = knowledge.facts() + knowledge.read();
        if (knownWhenAsked != known) {
            knownWhenAsked = known;
            ask();
            if (questions.news(knowledge).length == 0 && addTotals()) {
                ask();
            }
        }
        return questions.news(knowledge);
    }

    private void ask() {
        int[] covered = covered();
        solver.focus(
                IntStream.concat(pick(covered, danger), pick(covered, gold)).toArray());
        questions.ask(Arrays.stream(covered).filter(knowledge::unknown).toArray());
    }

    private int[] covered() {
        return IntStream.range(0, gold.length).filter(view::covered).toArray();
    }

    // The totals are added when nothing else helps and few enough cells are left; later facts make them smaller.
    private boolean addTotals() {
        List<Constraint> totals = new ArrayList<>();
        knowledge.total().ifPresent(totals::add);
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
        for (; factsRead < knowledge.facts(); factsRead++) {
            int fact = knowledge.fact(factsRead);
            solver.addClause(Fact.isDanger(fact) ? danger[Fact.cell(fact)] : -danger[Fact.cell(fact)]);
        }
        for (; cluesRead < knowledge.read(); cluesRead++) {
            int cell = view.opened(cluesRead);
            solver.addClause(view.gold(cell) ? gold[cell] : -gold[cell]);
            if (knowledge.informs(cell)) {
                add(knowledge.constraint(cell), tools.clues());
            }
            knowledge.goldConstraint(cell).ifPresent(constraint -> add(constraint, tools.clues()));
        }
    }
}
