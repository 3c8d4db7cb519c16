package sweeplab.infer;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import sweeplab.base.Budget;
import sweeplab.knowledge.Knowledge;

/**
 * Satisfiability reasoning (SAT, N5): a cell is a danger if the clues cannot hold without one there, and safe if they cannot
 * hold with one. Only groups of cells that something new is known about are asked.
 */
public final class Satisfiability implements Inference {

    /** What a game's clauses are written with; {@code totals} is for constraints over many cells. */
    public record Tools(Supplier<SatSolver> solvers, Encoding clues, Encoding totals) {}

    private final Tools tools;
    private final boolean withTotal;
    private @Nullable Game game;
    private @Nullable RelationSat general;
    private @Nullable Knowledge generalOf;

    /** {@code withTotal}: also use the total number of dangers, where it is told (D7). */
    public Satisfiability(Tools tools, boolean withTotal) {
        this.tools = tools;
        this.withTotal = withTotal;
    }

    @Override
    public String name() {
        return "SAT";
    }

    @Override
    public int[] facts(Knowledge knowledge) {
        return facts(knowledge, Budget.unlimited());
    }

    @Override
    public int[] facts(Knowledge knowledge, Budget budget) {
        if (!knowledge.view().rules().plain()) {
            return general(knowledge, budget);
        }
        Game current = game;
        if (current == null || current.knowledge != knowledge) {
            current = new Game(knowledge, tools);
            game = current;
        }
        current.solver.limit(budget);
        int[] facts = current.askClues();
        return facts.length == 0 && withTotal ? current.askTotal() : facts;
    }

    private int[] general(Knowledge knowledge, Budget budget) {
        RelationSat current = general;
        if (current == null || generalOf != knowledge) {
            current = new RelationSat(knowledge, tools);
            general = current;
            generalOf = knowledge;
        }
        current.solver().limit(budget);
        return current.facts(withTotal);
    }

    private static final class Game {

        private final Knowledge knowledge;
        private final SatSolver solver;
        private final ClueFormula formula;
        private final TotalFormula total;
        private final Questions questions;
        private int knownAtTotal = -1;

        Game(Knowledge knowledge, Tools tools) {
            this.knowledge = knowledge;
            solver = tools.solvers().get();
            formula = new ClueFormula(knowledge, solver, tools.clues());
            total = new TotalFormula(knowledge, solver, formula, tools.totals());
            questions = new Questions(knowledge.topology().size(), solver, formula::literal);
        }

        int[] askClues() {
            formula.update(questions::proved);
            for (int[] group = formula.nextChanged(); group.length > 0; group = formula.nextChanged()) {
                solver.focus(formula.variables(group));
                questions.ask(group);
            }
            return questions.news(knowledge);
        }

        int[] askTotal() {
            // Both only grow, so their sum tells whether anything is new.
            int known = knowledge.facts() + knowledge.read();
            if (knownAtTotal != known) {
                knownAtTotal = known;
                knowledge.total().ifPresent(constraint -> total.ask(constraint, questions));
            }
            return questions.news(knowledge);
        }
    }
}
