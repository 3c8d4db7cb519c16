// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sweeplab.base.Budget;
import sweeplab.logic.Encoding;
import sweeplab.logic.SatSolver;
import sweeplab.logic.SatTools;
import sweeplab.position.Constraint;
import sweeplab.position.Fact;
import sweeplab.position.Position;
import sweeplab.view.View;

/** Gold satisfiability reasoning (gold ATS, D8): a cell holds gold, and so is safe, if the gold clues cannot hold without. */
public final class GoldSatisfiability implements Inference {

    private final SatTools tools;
    private @Nullable Game game;

    public GoldSatisfiability(SatTools tools) {
        this.tools = tools;
    }

    @Override
    public String name() {
        return "gold ATS";
    }

    @Override
    public int[] facts(Position position, Budget budget) {
        Game current = game;
        if (current == null || current.position != position) {
            current = new Game(position, tools);
            game = current;
        }
        current.solver.limit(budget);
        return current.facts();
    }

    private static final class Game {

        private final Position position;
        private final View view;
        private final SatSolver solver;
        private final Encoding encoding;
        private final int[] variables;
        private final List<Integer> wanted = new ArrayList<>();
        private int[] gold = {};
        private int cluesRead;
        private int factsRead;

        Game(Position position, SatTools tools) {
            this.position = position;
            view = position.view();
            solver = tools.solvers().get();
            encoding = tools.clues();
            variables = new int[position.topology().size()];
        }

        int[] facts() {
            boolean news = factsRead < position.facts() || cluesRead < position.read();
            update();
            if (news) {
                wanted.removeIf(cell -> !view.covered(cell) || position.danger(cell));
                gold = wanted.stream()
                        .mapToInt(Integer::intValue)
                        .filter(this::mustBeGold)
                        .sorted()
                        .toArray();
            }
            return Arrays.stream(gold).filter(position::unknown).map(Fact::safe).toArray();
        }

        private void update() {
            for (; factsRead < position.facts(); factsRead++) {
                int fact = position.fact(factsRead);
                if (Fact.isDanger(fact)) {
                    settle(Fact.cell(fact), false);
                }
            }
            for (; cluesRead < position.read(); cluesRead++) {
                int cell = view.opened(cluesRead);
                settle(cell, view.gold(cell));
                position.constraints().gold(cell).ifPresent(this::add);
            }
        }

        private void settle(int cell, boolean isGold) {
            if (variables[cell] != 0) {
                solver.addClause(isGold ? variables[cell] : -variables[cell]);
            }
        }

        private void add(Constraint clue) {
            int[] cells = clue.cells();
            int[] literals = new int[cells.length];
            for (int i = 0; i < cells.length; i++) {
                literals[i] = variable(cells[i]);
            }
            encoding.encode(literals, clue.atLeast(), clue.atMost(), solver);
        }

        private int variable(int cell) {
            if (variables[cell] == 0) {
                variables[cell] = solver.newVariable();
                wanted.add(cell);
            }
            return variables[cell];
        }

        private boolean mustBeGold(int cell) {
            return solver.solve(-variables[cell]) == SatSolver.Answer.FALSE;
        }
    }
}
