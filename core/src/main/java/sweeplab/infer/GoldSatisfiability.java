package sweeplab.infer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sweeplab.base.Budget;
import sweeplab.infer.Satisfiability.Tools;
import sweeplab.knowledge.Constraint;
import sweeplab.knowledge.Fact;
import sweeplab.knowledge.Knowledge;
import sweeplab.view.View;

/** Gold satisfiability reasoning (gold ATS, D8): a cell holds gold, and so is safe, if the gold clues cannot hold without. */
public final class GoldSatisfiability implements Inference {

    private final Tools tools;
    private @Nullable Game game;

    public GoldSatisfiability(Tools tools) {
        this.tools = tools;
    }

    @Override
    public String name() {
        return "gold ATS";
    }

    @Override
    public int[] facts(Knowledge knowledge) {
        return facts(knowledge, Budget.unlimited());
    }

    @Override
    public int[] facts(Knowledge knowledge, Budget budget) {
        Game current = game;
        if (current == null || current.knowledge != knowledge) {
            current = new Game(knowledge, tools);
            game = current;
        }
        current.solver.limit(budget);
        return current.facts();
    }

    private static final class Game {

        private final Knowledge knowledge;
        private final View view;
        private final SatSolver solver;
        private final Encoding encoding;
        private final int[] variables;
        private final List<Integer> wanted = new ArrayList<>();
        private int[] gold = {};
        private int cluesRead;
        private int factsRead;

        Game(Knowledge knowledge, Tools tools) {
            this.knowledge = knowledge;
            view = knowledge.view();
            solver = tools.solvers().get();
            encoding = tools.clues();
            variables = new int[knowledge.topology().size()];
        }

        int[] facts() {
            boolean news = factsRead < knowledge.facts() || cluesRead < knowledge.read();
            update();
            if (news) {
                wanted.removeIf(cell -> !view.covered(cell) || knowledge.danger(cell));
                gold = wanted.stream()
                        .mapToInt(Integer::intValue)
                        .filter(this::mustBeGold)
                        .sorted()
                        .toArray();
            }
            return Arrays.stream(gold)
                    .filter(knowledge::unknown)
                    .map(Fact::safe)
                    .toArray();
        }

        private void update() {
            for (; factsRead < knowledge.facts(); factsRead++) {
                int fact = knowledge.fact(factsRead);
                if (Fact.isDanger(fact)) {
                    settle(Fact.cell(fact), false);
                }
            }
            for (; cluesRead < knowledge.read(); cluesRead++) {
                int cell = view.opened(cluesRead);
                settle(cell, view.gold(cell));
                knowledge.goldConstraint(cell).ifPresent(this::add);
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
