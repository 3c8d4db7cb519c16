package sweeplab.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import sweeplab.count.Exact;
import sweeplab.count.result.Analysis;
import sweeplab.view.View;

/** What exact counting says of a position, as the page reads it. */
final class Analysed {

    private final View view;
    private final Analysis analysis;

    Analysed(View view) {
        this.view = view;
        analysis = new Exact().analyse(view);
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
        boolean known = analysis.verdict() == Analysis.Verdict.KNOWN;
        boolean solved = known && nothingLeft();
        return PageJson.object(
                "verdict",
                solved ? "solved" : analysis.verdict().name().toLowerCase(Locale.ROOT),
                "safe",
                analysis.safe().toArray(),
                "danger",
                analysis.dangers().toArray(),
                "best",
                known && !solved ? best() : -1);
    }

    private boolean nothingLeft() {
        for (int cell = 0; cell < view.topology().size(); cell++) {
            if (view.covered(cell) && !analysis.dangers().contains(cell)) {
                return false;
            }
        }
        return true;
    }

    // The safest cell; among equals the one with a clue beside it, which tells more.
    private int best() {
        int best = -1;
        for (int cell = 0; cell < view.topology().size(); cell++) {
            if (view.covered(cell) && !view.flagged(cell) && (best < 0 || better(cell, best))) {
                best = cell;
            }
        }
        return best;
    }

    private boolean better(int cell, int than) {
        double gain = analysis.danger(than) - analysis.danger(cell);
        return gain > 1e-12 || (gain > -1e-12 && besideClue(cell) && !besideClue(than));
    }

    private boolean besideClue(int cell) {
        for (int neighbour : view.topology().neighbours(cell)) {
            if (view.hasClue(neighbour)) {
                return true;
            }
        }
        return false;
    }
}
