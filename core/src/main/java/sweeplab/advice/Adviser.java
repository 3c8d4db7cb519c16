// SPDX-License-Identifier: Apache-2.0
package sweeplab.advice;

import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import sweeplab.agent.Agent;
import sweeplab.agent.Decision;
import sweeplab.agent.ExactAgent;
import sweeplab.agent.Move;
import sweeplab.agent.Outlook;
import sweeplab.agent.Roster;
import sweeplab.base.Budget;
import sweeplab.base.PublicApi;
import sweeplab.count.result.Analysis;
import sweeplab.proof.Evidence;
import sweeplab.proof.Proof;
import sweeplab.view.View;

/** Gives advice about positions by asking an agent what it would do, and exact counting what that risks. */
@PublicApi
public final class Adviser {

    // Chances closer than this are the same chance, computed in another order.
    private static final double SAME = 1e-9;

    private static final String USUAL = "balanced";

    private final String name;
    private final LongFunction<Agent> maker;
    private final Budget budget;
    private final boolean chanceToWin;

    /** Advice by this agent; without the chance to win it takes far less work. */
    public Adviser(Roster.Entry agent, Budget budget, boolean chanceToWin) {
        name = agent.name();
        maker = agent.maker();
        this.budget = budget;
        this.chanceToWin = chanceToWin;
    }

    /** Advice by the agent that is asked unless another is named. */
    public static Adviser usual(Budget budget, boolean chanceToWin) {
        return new Adviser(Roster.core().get(USUAL), budget, chanceToWin);
    }

    /** What to do in a position of which this is known. */
    public Advice advise(View view, Analysis analysis) {
        if (analysis.verdict() == Analysis.Verdict.INCONSISTENT) {
            return new Advice(analysis, Optional.empty(), -1, false, clash(view));
        }
        boolean solved = IntStream.range(0, view.topology().size())
                .noneMatch(cell -> view.covered(cell) && !analysis.dangers().contains(cell));
        int safest = safest(view, analysis);
        Optional<BestMove> best = solved ? Optional.empty() : best(view, analysis, safest);
        return new Advice(analysis, best, safest, solved, List.of());
    }

    private List<Integer> clash(View view) {
        return Checked.proof(Checked.contradiction(view, budget)).map(Proof::clues).orElse(List.of()).stream()
                .filter(Evidence.Clue.class::isInstance)
                .map(clue -> ((Evidence.Clue) clue).cell())
                .distinct()
                .sorted()
                .toList();
    }

    // Of equal chances the cell with the most open neighbours, then the first.
    private static int safest(View view, Analysis analysis) {
        int best = -1;
        for (int cell = 0; cell < view.topology().size(); cell++) {
            boolean counts = view.covered(cell) && !view.flagged(cell) && analysis.danger(cell) < 1;
            if (counts && (best < 0 || safer(view, analysis, cell, best))) {
                best = cell;
            }
        }
        return best;
    }

    private static boolean safer(View view, Analysis analysis, int cell, int than) {
        double gain = analysis.danger(than) - analysis.danger(cell);
        return gain > SAME || gain > -SAME && openNeighbours(view, cell) > openNeighbours(view, than);
    }

    private static long openNeighbours(View view, int cell) {
        return IntStream.of(view.topology().neighbours(cell))
                .filter(neighbour -> !view.covered(neighbour))
                .count();
    }

    private Optional<BestMove> best(View view, Analysis analysis, int safest) {
        View asked = Redrawn.flagged(view, analysis.dangers());
        Decision decision = maker.apply(1).decide(asked, budget);
        if (decision instanceof Decision.Guess lost && lost.by().equals(ExactAgent.KNOWS_NOTHING) && safest >= 0) {
            // The agent was stopped before it knew anything: what has been counted says more.
            decision = new Decision.Guess(lost.by(), safest, analysis.danger(safest));
        }
        if (decision instanceof Decision.Guess guess) {
            double known = analysis.danger(guess.cell());
            double risk = Double.isNaN(known) ? guess.risk() : known;
            return Optional.of(move(asked, guess.cell(), risk, why(view, analysis, guess, safest)));
        }
        return decision instanceof Decision.Certain certain
                ? IntStream.of(certain.moves())
                        .filter(move -> !Move.isFlag(move))
                        .mapToObj(cell -> move(asked, cell, 0, "certainly safe"))
                        .findFirst()
                : Optional.empty();
    }

    private BestMove move(View view, int cell, double risk, String why) {
        // A life that gold gives would count, and nobody knows where the gold is.
        boolean told = chanceToWin && !view.rules().hasGold();
        Optional<Outlook.Chance> win = told ? new Outlook().chance(view, cell, budget) : Optional.empty();
        return new BestMove(
                cell,
                name,
                risk,
                win.map(Outlook.Chance::win).orElse(Double.NaN),
                win.map(Outlook.Chance::margin).orElse(Double.NaN),
                why);
    }

    private static String why(View view, Analysis analysis, Decision.Guess guess, int safest) {
        double risk = analysis.danger(guess.cell());
        if (Double.isNaN(risk)) {
            return "chances are not known: " + guess.by();
        }
        if (Double.isNaN(guess.risk())) {
            return "taken without weighing chances (" + guess.by() + ")";
        }
        if (guess.cell() == safest || safest < 0 || risk <= analysis.danger(safest) + SAME) {
            return "the least chance of danger";
        }
        return "riskier than " + view.topology().name(safest) + ", but it leads further (" + guess.by() + ")";
    }
}
