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
            case FLAG -> flagged(judge.marking(bare, budget, cell, true));
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
        Optional<Forecast> known = forecast.filter(Forecast::knows);
        double beyond = judgement.risks().taken() - judgement.risks().least();
        double cost = judgement.guess() ? known.map(Forecast::cost).orElse(Math.max(0, beyond)) : 0;
        return json(
                judgement,
                worth(judgement, cost, exploded).name().toLowerCase(Locale.ROOT),
                cost,
                known.map(Forecast::costMargin).orElse(0.0));
    }

    // Where something was certain there was something better, however little it cost.
    private static Worth worth(Judgement judgement, double cost, boolean exploded) {
        if (!judgement.known()) {
            return Worth.UNKNOWN;
        }
        if (judgement.certain()) {
            return Worth.FORCED;
        }
        return cost > 0 || judgement.safe().isEmpty() ? Worth.of(cost, exploded) : Worth.GOOD;
    }

    private static PageJson flagged(Judgement judgement) {
        String worth = !judgement.known() ? "unknown" : judgement.certain() ? "forced" : "unproved_flag";
        return json(judgement, worth, 0, 0);
    }

    private static PageJson json(Judgement judgement, String worth, double cost, double margin) {
        return PageJson.object(
                "worth",
                worth,
                "risk",
                judgement.risks().taken(),
                "cost",
                cost,
                "margin",
                margin,
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
