// SPDX-License-Identifier: Apache-2.0
package sweeplab.serve;

import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sweeplab.base.Budget;
import sweeplab.base.JsonText;
import sweeplab.count.result.Analysis;
import sweeplab.review.judge.Forecast;
import sweeplab.review.judge.Judge;
import sweeplab.review.judge.Judgement;
import sweeplab.view.View;

/** What a probe costs, worked out before it is made. */
final class Cost {

    // As sure of the winning chance as this, if there is time.
    private static final double MARGIN = 0.02;

    private final BatchTerms terms;
    private final Budget budget;

    Cost(BatchTerms terms, Budget budget) {
        this.terms = terms;
        this.budget = budget;
    }

    /** The cost of opening a covered cell, or nothing if nobody wished to know. */
    @Nullable
    Map<String, @Nullable Object> of(Seat seat, int cell) {
        boolean win = terms.wishes().contains(Wish.WIN);
        if (!win && !terms.wishes().contains(Wish.COST)) {
            return null;
        }
        Analysis analysis = seat.analysis();
        Map<String, @Nullable Object> cost = JsonText.object(
                "risk",
                analysis.danger(cell),
                "least",
                least(seat.sight(), analysis),
                "safe",
                analysis.safe().toArray().length);
        if (win) {
            addWin(cost, seat.sight(), cell);
        }
        return cost;
    }

    private static double least(View view, Analysis analysis) {
        double least = 1;
        for (int cell = 0; cell < view.topology().size(); cell++) {
            if (view.covered(cell)) {
                least = Math.min(least, analysis.danger(cell));
            }
        }
        return least;
    }

    // Certain moves cost nothing, and what cannot be told is no number.
    private void addWin(Map<String, @Nullable Object> cost, View view, int cell) {
        Judgement judged = new Judge().opening(view, budget, cell);
        judged.forecast().ifPresent(forecast -> {
            while (!forecast.sure(MARGIN) && !budget.spent()) {
                forecast.round(budget, MARGIN);
            }
        });
        Optional<Forecast> known = judged.forecast().filter(Forecast::knows);
        double none = judged.certain() ? 0 : Double.NaN;
        cost.put("win", known.map(Forecast::win).orElse(Double.NaN));
        cost.put("lost", known.map(Forecast::cost).orElse(none));
        cost.put("margin", known.map(Forecast::costMargin).orElse(none));
    }
}
