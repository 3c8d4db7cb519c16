// SPDX-License-Identifier: Apache-2.0
package sweeplab.review.judge;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sweeplab.advice.Checked;
import sweeplab.agent.Agent;
import sweeplab.agent.Decision;
import sweeplab.agent.PlayOut;
import sweeplab.agent.Roster;
import sweeplab.base.Budget;
import sweeplab.count.Exact;
import sweeplab.count.result.Analysis;
import sweeplab.proof.Proof;
import sweeplab.review.judge.Forecast.Step;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;

/** Says of each click of a game, before it is made, what was certain, what it risked and what would have been best. */
public final class Judge {

    // The easiest certain move that was passed over is looked for among so many.
    private static final int TRIED = 8;

    private final Exact exact = new Exact();

    // One for all guesses, which meet the same patterns.
    private final PlayOut playOut = PlayOut.guidedAtFirst();
    private final Agent planner = Roster.core().get("balanced").maker().apply(0);
    private @Nullable Topology topology;
    private PatternBook patterns = PatternBook.EMPTY;

    /** What comes of opening these cells at once, in a view without flags. */
    public Judgement opening(View view, Budget budget, int... cells) {
        if (budget.spent()) {
            return Judgement.unknown(view);
        }
        Analysis analysis = exact.limit(budget).analyse(view);
        Risks risks = Risks.of(view, analysis, budget, cells);
        if (Double.isNaN(risks.taken())) {
            return Judgement.unknown(view);
        }
        boolean certain = IntStream.of(cells).allMatch(analysis.safe()::contains);
        return certain ? forced(view, analysis, risks, budget, cells) : guess(view, analysis, risks, budget, cells);
    }

    private static Judgement forced(View view, Analysis analysis, Risks risks, Budget budget, int... cells) {
        Optional<Proof> hardest = IntStream.of(cells)
                .mapToObj(cell -> Checked.proof(Checked.cell(view, cell, budget)))
                .flatMap(Optional::stream)
                .max(Comparator.comparing(Proof::grade));
        return new Judgement(true, risks, -1, analysis.safe(), analysis.dangers(), hardest, Optional.empty());
    }

    private Judgement guess(View view, Analysis analysis, Risks risks, Budget budget, int... cells) {
        View sure = withCertainFlags(view, analysis.dangers());
        CellSet safe = analysis.safe();
        int best = safe.isEmpty() ? planned(sure, budget) : safe.toArray()[0];
        Step made = new Step(1 - risks.taken(), cells);
        Step other = !safe.isEmpty() ? new Step(1) : best < 0 ? made : new Step(1 - analysis.danger(best), best);
        Optional<Proof> missed = missed(view, safe, budget);
        return new Judgement(
                false,
                risks,
                best,
                safe,
                analysis.dangers(),
                missed,
                Optional.of(new Forecast(
                        sure,
                        other,
                        made,
                        safety(view, analysis, budget, other, made),
                        () -> patterns(view),
                        exact,
                        playOut,
                        budget)));
    }

    // Looked for once a board; on a large one nothing is played on.
    private PatternBook patterns(View view) {
        if (topology != view.topology()) {
            topology = view.topology();
            patterns = topology.size() <= Forecast.LARGEST ? PatternBook.of(topology) : PatternBook.EMPTY;
        }
        return patterns;
    }

    private static Safety safety(View view, Analysis analysis, Budget budget, Step best, Step made) {
        int[] moves = joined(view, best.cells(), made.cells());
        double both = 1 - Risks.taken(view, analysis, budget, moves);
        if (best.cells().length != 1 || !(both > 0)) {
            return new Safety(both, 0);
        }
        int[] around = IntStream.of(view.topology().neighbours(best.cells()[0]))
                .filter(view::covered)
                .toArray();
        double opens = 1 - Risks.taken(view, analysis, budget, joined(view, moves, around));
        return new Safety(both, Double.isNaN(opens) ? 0 : opens);
    }

    // Not by streams: in the page a joined one does not know what is twice.
    private static int[] joined(View view, int[] some, int[] more) {
        CellSet all = CellSet.of(view.topology().size(), some);
        for (int cell : more) {
            all.add(cell);
        }
        return all.toArray();
    }

    private static View withCertainFlags(View view, CellSet dangers) {
        Scene scene = Scene.from(view);
        dangers.forEach(cell -> {
            if (view.covered(cell)) {
                scene.flag(cell);
            }
        });
        return scene.view();
    }

    private int planned(View view, Budget budget) {
        return planner.decide(view, budget) instanceof Decision.Guess guess && !Double.isNaN(guess.risk())
                ? guess.cell()
                : -1;
    }

    private static Optional<Proof> missed(View view, CellSet safe, Budget budget) {
        return IntStream.of(safe.toArray())
                .limit(TRIED)
                .mapToObj(cell -> Checked.proof(Checked.cell(view, cell, budget)))
                .flatMap(Optional::stream)
                .min(Comparator.comparing(Proof::grade));
    }

    /** What there is to say of setting a flag, or of taking one away. */
    public Judgement marking(View view, Budget budget, int cell, boolean sets) {
        if (budget.spent()) {
            return Judgement.unknown(view);
        }
        Analysis analysis = exact.limit(budget).analyse(view);
        double danger = analysis.danger(cell);
        boolean right = danger == (sets ? 1 : 0);
        boolean judged = sets && view.rules().judgesMarks();
        Risks risks = new Risks(judged ? 1 - danger : 0, judged ? 0 : Double.NaN, Double.NaN);
        Optional<Proof> proof = right ? Checked.proof(Checked.cell(view, cell, budget)) : Optional.empty();
        return Double.isNaN(danger)
                ? Judgement.unknown(view)
                : new Judgement(right, risks, -1, analysis.safe(), analysis.dangers(), proof, Optional.empty());
    }

    /** The chance to win from a position on, without any move made. */
    public Optional<Forecast> outlook(View view, Budget budget) {
        if (budget.spent()) {
            return Optional.empty();
        }
        View sure = withCertainFlags(view, exact.limit(budget).analyse(view).dangers());
        return Optional.of(new Forecast(
                sure, new Step(1), new Step(1), new Safety(1, 0), () -> patterns(view), exact, playOut, budget));
    }
}
