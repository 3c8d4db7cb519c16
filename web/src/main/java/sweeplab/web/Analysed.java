// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import sweeplab.advice.Advice;
import sweeplab.advice.Adviser;
import sweeplab.advice.BestMove;
import sweeplab.base.Budget;
import sweeplab.count.Exact;
import sweeplab.count.relation.LargeRelations;
import sweeplab.count.result.Analysis;
import sweeplab.logic.SatEngine;
import sweeplab.view.View;

/** What exact counting says of a position, and the advice that follows, as the page reads it. */
final class Analysed {

    private static final long MOST_MILLIS = 10_000;

    private final View view;
    private final Analysis analysis;
    private final Advice advice;

    Analysed(View view) {
        this.view = view;
        // Where worlds are too many to count, what is certain comes from a solver within this time.
        analysis = LargeRelations.improve(
                new Exact().analyse(view), view, SatEngine.OWN.tools(), Budget.millis(MOST_MILLIS));
        advice = Adviser.usual(Budget.unlimited(), false).advise(view, analysis);
    }

    /** The chance of danger of every covered cell; not a number elsewhere. */
    double[] chances() {
        double[] chances = analysis.danger().clone();
        for (int cell = 0; cell < chances.length; cell++) {
            chances[cell] = view.covered(cell) ? chances[cell] : Double.NaN;
        }
        return chances;
    }

    /** How likely each clue is if a covered cell turns out safe; no clues where that is not known. */
    static PageJson wouldShow(View view, int cell) {
        double[] dangers = new Exact().dangersAround(view, cell);
        int degree = view.topology().degree(cell);
        List<PageJson> clues = new ArrayList<>();
        for (int clue = 0; clue <= degree; clue++) {
            int around = view.rules().atLeast(clue, degree);
            if (around < dangers.length && dangers[around] > 0) {
                clues.add(PageJson.object("clue", clue, "chance", dangers[around]));
            }
        }
        return PageJson.object("cell", cell, "clues", clues);
    }

    PageJson json() {
        String verdict = advice.solved() ? "solved" : analysis.verdict().name().toLowerCase(Locale.ROOT);
        return PageJson.object(
                "verdict",
                verdict,
                "safe",
                analysis.safe().toArray(),
                "danger",
                analysis.dangers().toArray(),
                "best",
                advice.best().map(BestMove::cell).orElse(-1),
                "why",
                advice.best().map(BestMove::why).orElse(""),
                "risk",
                advice.best().map(BestMove::risk).orElse(Double.NaN),
                "safest",
                advice.safest(),
                "clash",
                advice.clash());
    }
}
