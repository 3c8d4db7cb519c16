package sweeplab.web;

import java.util.Comparator;
import java.util.Locale;
import java.util.stream.IntStream;
import sweeplab.advice.Advice;
import sweeplab.advice.Adviser;
import sweeplab.advice.BestMove;
import sweeplab.base.Budget;
import sweeplab.count.Exact;
import sweeplab.review.Judge;
import sweeplab.review.Judge.Judgement;
import sweeplab.view.View;

/** What core's judge says of one turn of a game, and how likely the game was to be won before it. */
final class Judged {

    // Somebody is waiting for the whole game: a turn that takes longer is not judged.
    private static final long MILLIS = 5_000;

    private final View view;
    private final Judge judge = new Judge();

    Judged(View view) {
        this.view = view;
    }

    PageJson turn(Played.Kind kind, int cell) {
        return json(
                switch (kind) {
                    case OPEN -> judge.probe(view, cell, Budget.millis(MILLIS));
                    case FLAG -> judge.flag(view, cell, Budget.millis(MILLIS));
                    case CHORD -> around(cell);
                });
    }

    // To open around a number is as good as the worst of what it opens.
    private Judgement around(int cell) {
        return IntStream.of(view.topology().neighbours(cell))
                .filter(each -> view.covered(each) && !view.flagged(each))
                .mapToObj(each -> judge.probe(view, each, Budget.millis(MILLIS)))
                .max(Comparator.comparingDouble(Judgement::danger))
                .orElseThrow();
    }

    private static PageJson json(Judgement judgement) {
        return PageJson.object(
                "worth",
                judgement.worth().name().toLowerCase(Locale.ROOT),
                "risk",
                judgement.danger(),
                "cost",
                judgement.cost(),
                "margin",
                judgement.margin(),
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
