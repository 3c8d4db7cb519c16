// SPDX-License-Identifier: Apache-2.0
package sweeplab.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sweeplab.base.Budget;
import sweeplab.format.document.Replay;
import sweeplab.format.document.Replayer;
import sweeplab.format.document.Turn;
import sweeplab.review.judge.BareSight;
import sweeplab.review.judge.Forecast;
import sweeplab.review.judge.Judge;
import sweeplab.review.judge.Judgement;
import sweeplab.view.Status;
import sweeplab.view.View;

/**
 * Judges a game click by click, as far as a budget allows, and goes on where it stopped: first what was certain and what was risked, then
 * the chances to win, round by round.
 */
public final class Reviewer {

    /** How sure the chance to win at a guess is to be, with 95 % confidence, unless it is said otherwise: a little under a point. */
    public static final double USUAL_MARGIN = 0.00999;

    // The most time for what is certain at one click.
    private static final long CLICK_MILLIS = 2_000;

    // Between guesses the chance to win is only looked at, so that less will do.
    private static final double BETWEEN = 4;

    private final Replay replay;
    private final double margin;
    private final Budget whole;
    private final Replayer player;
    private final BareSight sight;
    private final Judge judge = new Judge();
    private final List<ReviewEntry> entries = new ArrayList<>();

    // Listed when all clicks are judged.
    private final List<Forecast> atGuesses = new ArrayList<>();
    private final List<Forecast> elsewhere = new ArrayList<>();
    private int next;

    public Reviewer(Replay replay) {
        this(replay, USUAL_MARGIN, Budget.unlimited());
    }

    /** How sure it is to be, and how much work may be done in all: clicks that are not judged by then stay so. */
    public Reviewer(Replay replay, double margin, Budget whole) {
        this.replay = SafeStart.of(replay);
        this.margin = margin;
        this.whole = whole;
        player = new Replayer(this.replay);
        sight = SafeStart.sight(this.replay, player.view());
    }

    /** Does all there is to do. */
    public GameReview workAll() {
        work(whole);
        return review();
    }

    /** Goes on judging until this slice is spent, by at least one step; true if nothing is left to do. */
    public boolean work(Budget slice) {
        boolean more = step();
        while (more && (whole.spent() || !slice.spent())) {
            more = step();
        }
        return finished();
    }

    // The next click, or a round of games played on; false if there is nothing to do, or no time for it.
    private boolean step() {
        if (next < replay.clicks().size()) {
            judge(replay.clicks().get(next++), whole.withMillis(CLICK_MILLIS));
            return true;
        }
        Optional<Forecast> open = whole.spent() ? Optional.empty() : unsure();
        open.ifPresent(this::round);
        return open.isPresent();
    }

    public boolean finished() {
        return next == replay.clicks().size() && unsure().isEmpty();
    }

    /** How much is done, from 0 to 1. */
    public double progress() {
        long open = forecasts().filter(each -> !each.sure(margin)).count();
        return (double) (next + entries.size() - open)
                / Math.max(1, replay.clicks().size() + entries.size());
    }

    /** The game as it is judged so far. */
    public GameReview review() {
        boolean known = entries.stream().allMatch(entry -> entry.judgement().known());
        return GameReview.of(replay, player.view(), entries, known && finished());
    }

    private Stream<Forecast> forecasts() {
        return entries.stream().flatMap(entry -> entry.judgement().forecast().stream());
    }

    // Where a guess follows at once, its own forecast says as much.
    private Stream<Forecast> between() {
        return IntStream.range(0, entries.size())
                .filter(i -> i + 1 == entries.size()
                        || entries.get(i + 1).judgement().forecast().isEmpty())
                .mapToObj(i -> entries.get(i).after())
                .flatMap(Optional::stream);
    }

    // The least played out first: what guesses cost, then the chances to win at guesses, then what is only looked at.
    private Optional<Forecast> unsure() {
        if (next < replay.clicks().size()) {
            return Optional.empty();
        }
        if (atGuesses.isEmpty() && elsewhere.isEmpty()) {
            forecasts().forEach(atGuesses::add);
            between().forEach(elsewhere::add);
        }
        return leastPlayed(atGuesses.stream().filter(each -> !each.judged(margin)))
                .or(() -> leastPlayed(atGuesses.stream().filter(each -> !each.sure(margin))))
                .or(() -> leastPlayed(elsewhere.stream().filter(each -> !each.sure(BETWEEN * margin))));
    }

    private static Optional<Forecast> leastPlayed(Stream<Forecast> forecasts) {
        return forecasts.min(Comparator.comparingInt(Forecast::plays));
    }

    private void round(Forecast forecast) {
        forecast.round(whole, elsewhere.contains(forecast) ? BETWEEN * margin : margin);
    }

    private void judge(Replay.Click click, Budget budget) {
        View before = sight.follow();
        int[] around = around(player.view(), click.cell());
        boolean chord = !player.view().covered(click.cell());
        boolean questioned = player.questioned(click.cell());
        List<Turn> turns = player.make(click);
        if (click.kind() == Replay.Kind.MARKS_SETTING || over(turns)) {
            return;
        }
        int[] cells = turns.isEmpty() ? new int[0] : chord ? around : new int[] {click.cell()};
        Judgement judgement = judgement(before, click, turns, budget, cells);
        boolean exploded = IntStream.of(cells).anyMatch(cell -> player.view().exploded(cell) && before.covered(cell));
        boolean chords = click.kind() == Replay.Kind.CHORD
                || chord && click.kind() == Replay.Kind.OPEN && replay.mouse().superClick();
        Deed deed = Deed.of(turns, chord, questioned && !player.questioned(click.cell()));
        entries.add(new ReviewEntry(click, chords, deed, judgement, exploded, after(judgement, turns, budget), cells));
    }

    // Clicks after the end are no part of the game.
    private boolean over(List<Turn> turns) {
        return turns.isEmpty() && player.view().status() != Status.PLAYING;
    }

    private Judgement judgement(View before, Replay.Click click, List<Turn> turns, Budget budget, int... cells) {
        if (turns.isEmpty()) {
            return Judgement.none(before);
        }
        return click.kind() == Replay.Kind.MARK
                ? judge.marking(before, budget, click.cell(), turns.get(0).kind() == Turn.Kind.FLAG)
                : judge.opening(before, budget, cells);
    }

    // After the first cell and after every guess, while the game goes on.
    private Optional<Forecast> after(Judgement judgement, List<Turn> turns, Budget budget) {
        boolean first = !turns.isEmpty()
                && turns.get(0).kind() == Turn.Kind.PROBE
                && entries.stream().noneMatch(ReviewEntry::opens);
        boolean asked = (first || judgement.guess()) && player.view().status() == Status.PLAYING;
        return asked ? judge.outlook(sight.follow(), budget) : Optional.empty();
    }

    private static int[] around(View view, int cell) {
        return IntStream.of(view.topology().neighbours(cell))
                .filter(neighbour -> view.covered(neighbour) && !view.flagged(neighbour))
                .toArray();
    }
}
