// SPDX-License-Identifier: Apache-2.0
package sweeplab.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sweeplab.base.Dice;
import sweeplab.format.document.Replay;
import sweeplab.game.BoardMetrics;
import sweeplab.review.judge.Forecast;
import sweeplab.review.judge.Risks;
import sweeplab.view.Status;
import sweeplab.view.View;
import sweeplab.world.World;

/**
 * A game judged: its clicks, the figures of its clicking, and what of its end was luck and what skill.
 *
 * @param finished false if there was not enough time to judge everything
 */
public record GameReview(
        Replay replay,
        Status result,
        List<JudgedClick> clicks,
        Efficiency efficiency,
        Fortune fortune,
        boolean finished) {

    // So many cells in all are gone through for it.
    private static final int ZINI_CELLS = 48_000;

    static GameReview of(Replay replay, View view, List<ReviewEntry> entries, boolean finished) {
        List<JudgedClick> clicks = new ArrayList<>();
        double win = Double.NaN;
        for (int i = 0; i < entries.size(); i++) {
            ReviewEntry entry = entries.get(i);
            double before = entry.before().map(Forecast::win).orElse(win);
            win = after(entries, i, before, view.status());
            clicks.add(judged(i + 1, entry, before, win));
        }
        return new GameReview(
                replay,
                view.status(),
                List.copyOf(clicks),
                Efficiency.of(replay, view, clicks),
                Fortune.of(view.status(), clicks),
                finished);
    }

    // What is known right after it, else what is known before the next one if that is a guess, else as before.
    private static double after(List<ReviewEntry> entries, int i, double before, Status end) {
        if (i == entries.size() - 1 && end != Status.PLAYING) {
            return end == Status.WON ? 1 : 0;
        }
        ReviewEntry entry = entries.get(i);
        Optional<Forecast> next = i + 1 < entries.size() ? entries.get(i + 1).before() : Optional.empty();
        Optional<Forecast> after = entry.after().filter(Forecast::knows);
        return entry.judgement().guess()
                ? next.or(() -> after).map(Forecast::win).orElse(Double.NaN)
                : after.map(Forecast::win).orElse(before);
    }

    private static JudgedClick judged(int number, ReviewEntry entry, double before, double after) {
        double cost = cost(entry);
        double winMargin = entry.before().map(Forecast::winMargin).orElse(Double.NaN);
        double costMargin = entry.before().map(Forecast::costMargin).orElse(0.0);
        return new JudgedClick(
                number,
                entry.click(),
                entry.chord(),
                worth(entry, cost),
                entry.judgement(),
                before,
                after,
                winMargin,
                cost,
                costMargin,
                entry.exploded(),
                entry.cells());
    }

    private static double cost(ReviewEntry entry) {
        if (!entry.judgement().guess()) {
            return 0;
        }
        return entry.before()
                .map(Forecast::cost)
                .orElseGet(() -> Math.max(
                        0,
                        entry.judgement().risks().taken()
                                - entry.judgement().risks().least()));
    }

    private static Worth worth(ReviewEntry entry, double cost) {
        if (entry.wasted()) {
            return Worth.WASTED;
        }
        if (!entry.judgement().known()) {
            return Worth.UNKNOWN;
        }
        if (entry.judgement().certain()) {
            return Worth.FORCED;
        }
        if (entry.judgement().guess()) {
            return needlessEnd(entry.judgement().risks()) ? Worth.BLUNDER : Worth.of(cost, entry.exploded());
        }
        return flag(entry);
    }

    // Whoever opens a certain danger blunders, however little there was left to win.
    private static boolean needlessEnd(Risks risks) {
        return risks.taken() == 1 && risks.least() < 1;
    }

    // A flag risks nothing by itself: a mistake only where the opposite was certain.
    private static Worth flag(ReviewEntry entry) {
        boolean wrong = entry.judgement().safe().contains(entry.click().cell())
                || entry.judgement().dangers().contains(entry.click().cell());
        return wrong ? Worth.MISTAKE : Worth.GOOD;
    }

    /** The fewest clicks that many greedy ways need which take any of equals: a hundred, on large boards fewer. */
    public int randomZini() {
        World world = replay.board().world();
        int runs = Math.max(1, Math.min(100, ZINI_CELLS / world.topology().size()));
        return BoardMetrics.randomZini(world, runs, new Dice(0));
    }

    /** Points of winning chance that guesses cost, of a hundred. */
    public double lost() {
        return 100 * fortune.lost();
    }

    public long count(Worth worth) {
        return clicks.stream().filter(click -> click.worth() == worth).count();
    }

    /** The name of the board's size among players. */
    public String level() {
        var world = replay.board().world();
        return switch (world.topology().id() + "/" + world.dangers()) {
            case "square:9x9/10", "square:8x8/10" -> "beginner";
            case "square:16x16/40" -> "intermediate";
            case "square:30x16/99" -> "expert";
            default -> "custom";
        };
    }
}
