// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer;

import org.jspecify.annotations.Nullable;
import sweeplab.base.Budget;
import sweeplab.logic.SatSolver;
import sweeplab.logic.SatTools;
import sweeplab.position.Position;

/**
 * Satisfiability reasoning (SAT, N5): a cell is a danger if the clues cannot hold without one there, and safe if they cannot
 * hold with one. Only groups of cells that something new is known about are asked.
 */
public final class Satisfiability implements Inference {

    // Some questions about rules in letters take a solver forever that counting answers at once, and the other way
    // round.
    private static final long HASTE = 32_000;

    private final SatTools tools;
    private final boolean withTotal;
    private final @Nullable Inference instead;
    private @Nullable Game game;
    private @Nullable RelationSat general;
    private @Nullable Position generalOf;

    /** {@code withTotal}: also use the total number of dangers, where it is told (D7). */
    public Satisfiability(SatTools tools, boolean withTotal) {
        this(tools, withTotal, null);
    }

    private Satisfiability(SatTools tools, boolean withTotal, @Nullable Inference instead) {
        this.tools = tools;
        this.withTotal = withTotal;
        this.instead = instead;
    }

    /** With the total; where rules are more than counts and the solver is not quick, another way is tried before it goes on. */
    public static Satisfiability orElse(SatTools tools, Inference instead) {
        return new Satisfiability(tools, true, instead);
    }

    @Override
    public String name() {
        return "SAT";
    }

    @Override
    public int[] facts(Position position, Budget budget) {
        if (!position.view().rules().plain()) {
            return general(position, budget);
        }
        Game current = game;
        if (current == null || current.position != position) {
            current = new Game(position, tools);
            game = current;
        }
        current.solver.limit(budget);
        int[] facts = current.askClues();
        return facts.length == 0 && withTotal ? current.askTotal() : facts;
    }

    private int[] general(Position position, Budget budget) {
        RelationSat current = general;
        if (current == null || generalOf != position) {
            current = new RelationSat(position, tools);
            general = current;
            generalOf = position;
        }
        int[] facts = current.facts(withTotal, instead == null ? budget : budget.withSteps(HASTE));
        if (instead == null || facts.length > 0 || current.decided()) {
            return facts;
        }
        facts = instead.facts(position, budget);
        return facts.length > 0 ? facts : current.facts(withTotal, budget);
    }

    private static final class Game {

        private final Position position;
        private final SatSolver solver;
        private final ClueFormula formula;
        private final TotalFormula total;
        private final Questions questions;
        private int knownAtTotal = -1;

        Game(Position position, SatTools tools) {
            this.position = position;
            solver = tools.solvers().get();
            formula = new ClueFormula(position, solver, tools.clues());
            total = new TotalFormula(position, solver, formula, tools.totals());
            questions = new Questions(position.topology().size(), solver, formula::literal);
        }

        int[] askClues() {
            formula.update(questions::proved);
            for (int[] group = formula.nextChanged(); group.length > 0; group = formula.nextChanged()) {
                solver.focus(formula.variables(group));
                questions.ask(group);
            }
            return questions.news(position);
        }

        int[] askTotal() {
            // Both only grow, so their sum tells whether anything is new.
            int known = position.facts() + position.read();
            if (knownAtTotal != known) {
                knownAtTotal = known;
                position.constraints().total().ifPresent(constraint -> total.ask(constraint, questions));
            }
            return questions.news(position);
        }
    }
}
