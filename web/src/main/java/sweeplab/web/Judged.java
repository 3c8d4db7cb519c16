// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import sweeplab.advice.Advice;
import sweeplab.advice.Adviser;
import sweeplab.advice.BestMove;
import sweeplab.base.Budget;
import sweeplab.count.Exact;
import sweeplab.review.Worth;
import sweeplab.review.judge.BareSight;
import sweeplab.review.judge.Forecast;
import sweeplab.review.judge.Judge;
import sweeplab.review.judge.Judgement;
import sweeplab.view.View;

/** What core's judge says of one turn of a game, and how likely the game was to be won before it. */
final class Judged {

    // Somebody is waiting for the whole game: a turn that takes longer is not judged.
    private static final long MILLIS = 5_000;

    // How sure a chance to win is to be, with 95 % confidence.
    private static final double MARGIN = 0.02;

    private final View view;
    private final Judge judge = new Judge();

    Judged(View view) {
        this.view = view;
    }

    /** Exploded: whether it hit a danger, which tells a blunder from a lucky escape. */
    PageJson turn(Played.Kind kind, int cell, boolean exploded) {
        Budget budget = Budget.millis(MILLIS);
        View bare = new BareSight(view).follow();
        return switch (kind) {
            case OPEN -> opened(judge.opening(bare, budget, cell), budget, exploded);
            case FLAG -> flagged(judge.marking(bare, budget, cell, true), cell);
            case CHORD -> opened(judge.opening(bare, budget, around(cell)), budget, exploded);
        };
    }

    private int[] around(int cell) {
        return IntStream.of(view.topology().neighbours(cell))
                .filter(each -> view.covered(each) && !view.flagged(each))
                .toArray();
    }

    private static PageJson opened(Judgement judgement, Budget budget, boolean exploded) {
        Optional<Forecast> forecast = judgement.forecast();
        while (forecast.isPresent() && !forecast.get().sure(MARGIN) && !budget.spent()) {
            forecast.get().round(budget, MARGIN);
        }
        return json(judgement, name(Worth.ofOpening(judgement, exploded)));
    }

    // A flag that nothing speaks against is no mistake, but it is not proved either.
    private static PageJson flagged(Judgement judgement, int cell) {
        Worth worth = Worth.ofMark(judgement, cell);
        return json(judgement, worth == Worth.GOOD ? "unproved_flag" : name(worth));
    }

    private static String name(Worth worth) {
        return worth.name().toLowerCase(Locale.ROOT);
    }

    private static PageJson json(Judgement judgement, String worth) {
        return PageJson.object(
                "worth",
                worth,
                "risk",
                judgement.risks().taken(),
                "cost",
                judgement.cost(),
                "margin",
                judgement.costMargin(),
                "best",
                judgement.best(),
                "safe",
                judgement.safe().toArray());
    }

    /** The chance to win from here with the best move there is, and how far off that may be; nothing where it is not known. */
    PageJson chance() {
        Budget budget = Budget.millis(MILLIS);
        Advice advice = Adviser.usual(budget, true)
                .advise(view, new Exact().limit(budget).analyse(view));
        return PageJson.object(
                "win",
                advice.solved() ? 1.0 : advice.best().map(BestMove::win).orElse(Double.NaN),
                "margin",
                advice.best().map(BestMove::winMargin).orElse(Double.NaN));
    }
}
