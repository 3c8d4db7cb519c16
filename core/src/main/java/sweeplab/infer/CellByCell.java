// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer;

import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import sweeplab.base.Budget;
import sweeplab.logic.SatSolver;
import sweeplab.logic.SatTools;
import sweeplab.position.Fact;
import sweeplab.position.Position;
import sweeplab.view.View;
import sweeplab.world.Topology;

/**
 * Satisfiability as report 004 does it: cells are popped one by one, and for each a knowledge base is written and asked. The report wished
 * for a base of only what is near the cell, and for other orders of popping.
 */
public final class CellByCell implements Inference {

    /** Which clues are written down for a cell. */
    public enum Scope {
        /** All of the board. */
        WHOLE,
        /** Those beside it, and those that share a cell with one of them: some of what follows is not seen. */
        NEAR
    }

    /** Which cell is popped first. */
    public enum Order {
        /** Row by row. */
        ROWS,
        /** Beside what was opened last. */
        RECENT,
        /** With the most clues around it. */
        PROMISING
    }

    private final SatTools tools;
    private final Scope scope;
    private final Order order;
    private final Satisfiability otherRules;

    public CellByCell(SatTools tools, Scope scope, Order order) {
        this.tools = tools;
        this.scope = scope;
        this.order = order;
        otherRules = new Satisfiability(tools, false);
    }

    @Override
    public String name() {
        return "SAT";
    }

    @Override
    public int[] facts(Position position, Budget budget) {
        if (!position.view().rules().plain()) {
            return otherRules.facts(position, budget);
        }
        Map<Integer, Integer> opened = new HashMap<>();
        View view = position.view();
        for (int i = 0; order == Order.RECENT && i < view.opened(); i++) {
            opened.put(view.opened(i), i);
        }
        int[] cells = frontier(position)
                .boxed()
                .sorted(Comparator.comparingInt(rank(position, opened)).reversed())
                .mapToInt(cell -> cell)
                .toArray();
        for (int cell : cells) {
            int[] facts = budget.spent() ? new int[0] : new Base(position, budget).ask(cell);
            if (facts.length > 0) {
                return facts;
            }
        }
        return new int[0];
    }

    private static IntStream frontier(Position position) {
        return IntStream.range(0, position.topology().size())
                .filter(cell -> position.unknown(cell)
                        && clues(position, cell).findAny().isPresent());
    }

    private static IntStream clues(Position position, int cell) {
        return IntStream.of(position.topology().neighbours(cell)).filter(position::informs);
    }

    // The highest is popped first; cells of the same rank row by row.
    private ToIntFunction<Integer> rank(Position position, Map<Integer, Integer> opened) {
        return switch (order) {
            case ROWS -> cell -> 0;
            case RECENT ->
                cell -> clues(position, cell)
                        .map(clue -> opened.getOrDefault(clue, -1))
                        .max()
                        .orElse(-1);
            case PROMISING -> cell -> (int) clues(position, cell).count();
        };
    }

    /** The knowledge base of one cell. */
    private final class Base {

        private final Position position;
        private final SatSolver solver = tools.solvers().get();
        private final Map<Integer, Integer> variables = new HashMap<>();

        Base(Position position, Budget budget) {
            this.position = position;
            solver.limit(budget);
        }

        int[] ask(int cell) {
            int literal = variable(cell);
            for (int clue : scope == Scope.WHOLE ? all() : near(cell)) {
                int[] around = position.unknownNeighbours(clue);
                tools.clues()
                        .encode(
                                IntStream.of(around).map(this::variable).toArray(),
                                position.atLeast(clue),
                                position.atMost(clue),
                                solver);
            }
            if (solver.solve(literal) == SatSolver.Answer.FALSE) {
                return new int[] {Fact.of(cell, false)};
            }
            return solver.solve(-literal) == SatSolver.Answer.FALSE ? new int[] {Fact.of(cell, true)} : new int[0];
        }

        private int variable(int cell) {
            return variables.computeIfAbsent(cell, any -> solver.newVariable());
        }

        private int[] all() {
            Topology topology = position.topology();
            return IntStream.range(0, topology.size()).filter(position::informs).toArray();
        }

        private int[] near(int cell) {
            Set<Integer> clues = new LinkedHashSet<>();
            clues(position, cell).forEach(clues::add);
            for (int clue : Set.copyOf(clues)) {
                for (int other : position.unknownNeighbours(clue)) {
                    clues(position, other).forEach(clues::add);
                }
            }
            return clues.stream().mapToInt(clue -> clue).sorted().toArray();
        }
    }
}
