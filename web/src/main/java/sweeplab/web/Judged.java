// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import sweeplab.advice.Advice;
import sweeplab.advice.Adviser;
import sweeplab.advice.BestMove;
import sweeplab.base.Budget;
import sweeplab.base.Pieces;
import sweeplab.count.Exact;
import sweeplab.review.Deed;
import sweeplab.review.Fortune;
import sweeplab.review.Stake;
import sweeplab.review.Worth;
import sweeplab.review.judge.BareSight;
import sweeplab.review.judge.Forecast;
import sweeplab.review.judge.Judge;
import sweeplab.review.judge.Judgement;
import sweeplab.view.Status;
import sweeplab.view.View;

/** What core's judge says of one turn of a game, and how likely the game was to be won before it. */
final class Judged {

    // Somebody is waiting for the whole game: a turn that takes longer is not judged.
    private static final long MILLIS = 5_000;

    // How sure a chance to win is to be, with 95 % confidence.
    private static final double MARGIN = 0.02;

    private final View view;
    private final View bare;
    private final Judge judge = new Judge();

    /** Told: the cells that are safe by the rule of the start. */
    Judged(View view, int... told) {
        this.view = view;
        bare = new BareSight(view, told).follow();
    }

    /** Exploded: whether it hit a danger, which tells a blunder from a lucky escape. */
    PageJson turn(Played.Kind kind, int cell, boolean exploded) {
        Budget budget = Budget.millis(MILLIS);
        return switch (kind) {
            case OPEN -> opened(Deed.OPEN, judge.opening(bare, budget, cell), budget, exploded);
            case FLAG -> marked(budget, cell, exploded);
            case CHORD -> opened(Deed.CHORD, judge.opening(bare, budget, around(cell)), budget, exploded);
        };
    }

    // Where marks are judged by the rules they are guesses as good as any.
    private PageJson marked(Budget budget, int cell, boolean exploded) {
        boolean sets = !view.flagged(cell);
        Judgement judgement = judge.marking(bare, budget, cell, sets);
        Worth worth = judgement.guess() ? Worth.ofOpening(judgement, exploded) : Worth.ofMark(judgement, cell);
        return json(sets ? Deed.FLAG : Deed.UNFLAG, judgement, worth, exploded);
    }

    private int[] around(int cell) {
        return IntStream.of(view.topology().neighbours(cell))
                .filter(each -> view.covered(each) && !view.flagged(each))
                .toArray();
    }

    private static PageJson opened(Deed deed, Judgement judgement, Budget budget, boolean exploded) {
        Optional<Forecast> forecast = judgement.forecast();
        while (forecast.isPresent() && !forecast.get().sure(MARGIN) && !budget.spent()) {
            forecast.get().round(budget, MARGIN);
        }
        return json(deed, judgement, Worth.ofOpening(judgement, exploded), exploded);
    }

    // Of a guess, the chance to win before it.
    private static double forecast(Judgement judgement, ToDoubleFunction<Forecast> of) {
        return judgement.forecast().filter(Forecast::knows).stream()
                .mapToDouble(of)
                .findFirst()
                .orElse(Double.NaN);
    }

    private static String name(Enum<?> word) {
        return word.name().toLowerCase(Locale.ROOT);
    }

    private static PageJson json(Deed deed, Judgement judgement, Worth worth, boolean exploded) {
        return PageJson.object(
                "deed",
                name(deed),
                "worth",
                name(worth),
                "exploded",
                exploded,
                "risk",
                judgement.risks().taken(),
                "least",
                judgement.risks().least(),
                "away",
                judgement.risks().away(),
                "cost",
                judgement.cost(),
                "margin",
                judgement.costMargin(),
                "win",
                forecast(judgement, Forecast::win),
                "winMargin",
                forecast(judgement, Forecast::winMargin),
                "best",
                judgement.best(),
                "safe",
                judgement.safe().toArray());
    }

    /** The chance to win from here with the best move there is, and how far off that may be; nothing where it is not known. */
    PageJson chance() {
        Budget budget = Budget.millis(MILLIS);
        Advice advice = Adviser.usual(budget, true)
                .advise(bare, new Exact().limit(budget).analyse(bare));
        return PageJson.object(
                "win",
                advice.solved() ? 1.0 : advice.best().map(BestMove::win).orElse(Double.NaN),
                "margin",
                advice.best().map(BestMove::winMargin).orElse(Double.NaN));
    }

    /**
     * What of a game's end was luck and what skill, from what was told of its turns: a word for each, and four numbers, its risk and cost and the
     * chance to win before it (of a guess) and after it; one that is not known is no number.
     */
    static PageJson fortune(String status, String deeds, double... numbers) {
        List<Stake> stakes = new ArrayList<>();
        boolean opened = false;
        for (String deed : Pieces.of(deeds)) {
            int at = 4 * stakes.size();
            boolean opens = deed.equals(name(Deed.OPEN));
            opened |= opens;
            // Before the first cell is open nothing has come of anything.
            double after = opened ? numbers[at + 3] : Double.NaN;
            stakes.add(new Stake(opens, numbers[at], numbers[at + 1], numbers[at + 2], after));
        }
        Fortune fortune = Fortune.of(Status.valueOf(status.toUpperCase(Locale.ROOT)), stakes);
        return PageJson.object(
                "start", fortune.start(),
                "luck", fortune.luck(),
                "lost", fortune.lost(),
                "skill", fortune.skill(),
                "pluck", fortune.pluck(),
                "guesses", fortune.guesses());
    }
}
