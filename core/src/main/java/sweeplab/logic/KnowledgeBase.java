// SPDX-License-Identifier: Apache-2.0
package sweeplab.logic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sweeplab.base.Budget;
import sweeplab.logic.SatSolver.Answer;
import sweeplab.position.Components;
import sweeplab.position.Components.Component;
import sweeplab.position.Constraint;
import sweeplab.position.Position;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** The reports' knowledge base (KBU): what the clues of one position say of the cells in question, and the two queries for each of them. */
public final class KnowledgeBase {

    /** Can the cell be a danger, can it be safe, and if not: the clues that say so. */
    public record Query(int cell, Answer asDanger, Answer asSafe, int... because) {

        /** True if the cell must be a danger. */
        public boolean danger() {
            return asSafe == Answer.FALSE && asDanger != Answer.FALSE;
        }

        /** True if the cell must be safe. */
        public boolean safe() {
            return asDanger == Answer.FALSE && asSafe != Answer.FALSE;
        }

        private Query withoutModels() {
            return new Query(cell, unlessModel(asDanger), unlessModel(asSafe), because);
        }

        private static Answer unlessModel(Answer answer) {
            return answer == Answer.TRUE ? Answer.UNKNOWN : answer;
        }
    }

    private static final long MOST_LITERALS = 3_000_000;

    private final View view;
    private final Topology topology;
    private final List<Constraint> constraints;
    private final int[] cells;
    private final Budget budget;

    private KnowledgeBase(Position position, List<Constraint> constraints, Budget budget) {
        this.budget = budget;
        view = position.view();
        topology = position.topology();
        this.constraints = constraints;
        cells = constraints.stream()
                .flatMapToInt(constraint -> Arrays.stream(constraint.cells()))
                .sorted()
                .distinct()
                .toArray();
    }

    /** {@code withTotal}: also say how many dangers are left in all (D7), where the player is told. */
    public static KnowledgeBase of(Position position, boolean withTotal) {
        return of(position, withTotal, Budget.unlimited());
    }

    /** The same within a budget. */
    public static KnowledgeBase of(Position position, boolean withTotal, Budget budget) {
        List<Constraint> constraints = new ArrayList<>(position.constraints().clues());
        if (withTotal) {
            position.constraints()
                    .total()
                    .filter(total -> total.cells().length > 0)
                    .ifPresent(constraints::add);
        }
        return new KnowledgeBase(position, List.copyOf(constraints), budget);
    }

    /** What each clue says, in the order of their cells, and then the total. */
    public List<Constraint> constraints() {
        return constraints;
    }

    /** The cells in question; the i-th of them is variable i + 1. */
    public int[] cells() {
        return cells.clone();
    }

    public Names names() {
        return Names.of(topology, view.rules().danger());
    }

    /** Where a constraint comes from, and what is shown there. */
    String shown(Constraint constraint) {
        int cell = constraint.source();
        if (cell == Constraint.TOTAL) {
            return "the total = " + view.dangers();
        }
        return topology.name(cell) + " = " + (view.gold(cell) ? "g" : view.clue(cell));
    }

    /** The whole knowledge base in one encoding, if it is not longer than can be had or the budget allows; else it is given up. */
    public ClauseList clauses(Encoding encoding) {
        return clauses(encoding, constraints);
    }

    /** The same for some of what it says. */
    ClauseList clauses(Encoding encoding, List<Constraint> some) {
        ClauseList list = new ClauseList(encoding.leavesCounts(), budget.withSteps(MOST_LITERALS));
        for (int i = 0; i < cells.length; i++) {
            list.newVariable();
        }
        some.forEach(constraint -> encode(constraint, encoding, list));
        return list;
    }

    private void encode(Constraint constraint, Encoding encoding, Clauses out) {
        encoding.encode(variables(constraint.cells()), constraint.atLeast(), constraint.atMost(), out);
    }

    private int[] variables(int[] some) {
        return Arrays.stream(some)
                .map(cell -> Arrays.binarySearch(cells, cell) + 1)
                .toArray();
    }

    /** The two queries for each cell that a clue speaks of, in order, as far as the budget goes, each put to the group of clues that the cell belongs to. */
    public List<Query> queries(SatEngine engine) {
        SatSolver solver = newSolver(engine);
        List<Query> queries = new ArrayList<>();
        for (Component component : Components.of(constraints, topology.size())) {
            if (budget.within(() -> ask(component, engine, solver, queries)).isEmpty()) {
                askWithoutTotal(component, engine, queries);
            }
        }
        queries.sort((a, b) -> Integer.compare(a.cell(), b.cell()));
        return queries;
    }

    // Where the total is too long to be written, what follows without it still holds, and a model proves nothing.
    private void askWithoutTotal(Component whole, SatEngine engine, List<Query> queries) {
        List<Constraint> clues = whole.constraints().stream()
                .filter(constraint -> constraint.source() != Constraint.TOTAL)
                .toList();
        SatSolver solver = newSolver(engine);
        List<Query> found = new ArrayList<>();
        for (Component component : Components.of(clues, topology.size())) {
            budget.within(() -> ask(component, engine, solver, found));
        }
        found.forEach(query -> queries.add(query.withoutModels()));
    }

    private SatSolver newSolver(SatEngine engine) {
        SatSolver solver = engine.solvers().get();
        solver.limit(budget);
        for (int i = 0; i < cells.length; i++) {
            solver.newVariable();
        }
        return solver;
    }

    // Each clue hangs on a switch, so that a core names clues.
    private boolean ask(Component component, SatEngine engine, SatSolver solver, List<Query> queries) {
        int[] switches = new int[component.constraints().size()];
        Budget paid = budget.withSteps(MOST_LITERALS);
        for (int i = 0; i < switches.length; i++) {
            switches[i] = solver.newVariable();
            Constraint constraint = component.constraints().get(i);
            encode(constraint, engine.encoding(), new Switched(new Paid(solver, paid), switches[i]));
        }
        solver.focus(variables(component.cells()));
        for (int cell : frontier(component)) {
            queries.add(ask(cell, component, switches, solver));
        }
        return true;
    }

    private static int[] frontier(Component component) {
        return component.constraints().stream()
                .filter(constraint -> constraint.source() != Constraint.TOTAL)
                .flatMapToInt(constraint -> Arrays.stream(constraint.cells()))
                .sorted()
                .distinct()
                .toArray();
    }

    private Query ask(int cell, Component component, int[] switches, SatSolver solver) {
        int variable = variables(new int[] {cell})[0];
        int[] assumptions = Arrays.copyOf(switches, switches.length + 1);
        assumptions[switches.length] = variable;
        Answer asDanger = solver.solve(assumptions);
        int[] because = asDanger == Answer.FALSE ? sources(component, switches, solver.core()) : new int[0];
        assumptions[switches.length] = -variable;
        Answer asSafe = solver.solve(assumptions);
        if (asSafe == Answer.FALSE) {
            because = sources(component, switches, solver.core());
        }
        return new Query(cell, asDanger, asSafe, because);
    }

    private static int[] sources(Component component, int[] switches, int[] core) {
        return Arrays.stream(core)
                .map(literal -> Arrays.binarySearch(switches, literal))
                .filter(i -> i >= 0)
                .map(i -> component.constraints().get(i).source())
                .sorted()
                .toArray();
    }
}
