// SPDX-License-Identifier: Apache-2.0
package sweeplab.review;

import java.util.ArrayList;
import java.util.List;
import sweeplab.base.Dice;
import sweeplab.format.document.Replay;
import sweeplab.game.BoardMetrics;
import sweeplab.review.judge.Forecast;
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
        List<Stake> stakes = entries.stream().map(ReviewEntry::stake).toList();
        Course course = Course.of(view.status(), stakes);
        List<JudgedClick> clicks = new ArrayList<>();
        for (int i = 0; i < entries.size(); i++) {
            clicks.add(judged(i + 1, entries.get(i), course.before()[i], course.after()[i]));
        }
        return new GameReview(
                replay,
                view.status(),
                List.copyOf(clicks),
                Efficiency.of(replay, clicks),
                Fortune.of(view.status(), stakes),
                finished);
    }

    private static JudgedClick judged(int number, ReviewEntry entry, double before, double after) {
        double winMargin = entry.before().map(Forecast::winMargin).orElse(Double.NaN);
        return new JudgedClick(
                number,
                entry.click(),
                entry.chord(),
                entry.deed(),
                worth(entry),
                entry.judgement(),
                before,
                after,
                winMargin,
                entry.judgement().cost(),
                entry.judgement().costMargin(),
                entry.exploded(),
                entry.cells());
    }

    // Where marks are judged a right one opens nothing, and a wrong one ends the game as a danger does.
    private static Worth worth(ReviewEntry entry) {
        if (entry.deed() == Deed.NOTHING) {
            return Worth.WASTED;
        }
        return entry.opens() || entry.judgement().guess()
                ? Worth.ofOpening(entry.judgement(), entry.exploded())
                : Worth.ofMark(entry.judgement(), entry.click().cell());
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

    /** The name of the board's size among players, for whom gold, blocked cells or rules in letters make another game of it. */
    public String level() {
        var world = replay.board().world();
        var rules = replay.board().rules();
        boolean usual = rules.plain() && !rules.hasGold() && !rules.hasBlocked();
        return switch (usual ? world.topology().id() + "/" + world.dangers() : "") {
            case "square:9x9/10", "square:8x8/10" -> "beginner";
            case "square:16x16/40" -> "intermediate";
            case "square:30x16/99" -> "expert";
            default -> "custom";
        };
    }
}
