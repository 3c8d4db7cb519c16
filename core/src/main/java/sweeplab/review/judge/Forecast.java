// SPDX-License-Identifier: Apache-2.0
package sweeplab.review.judge;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import sweeplab.agent.PlayOut;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.count.Exact;
import sweeplab.count.Insight;
import sweeplab.count.result.Sampler;
import sweeplab.rules.GoldClue;
import sweeplab.view.View;
import sweeplab.world.World;

/**
 * The chance to win after the best move of a position and after the one that was made: exactly where few worlds are left, else by playing
 * on in drawn worlds, the same ones for both, round after round until it is sure enough.
 */
public final class Forecast {

    private static final double NORMAL_95 = 1.96;

    // The rule of three: what came in none of the games may still come in so many divided by their number.
    private static final double NEVER_SEEN = 3;

    private static final int ROUND = 10;
    private static final int LEAST = 100;
    private static final int MOST = 40_000;
    private static final int LARGEST = 1_000;

    private final PlayOut playOut = new PlayOut();
    private final int[] best;
    private final int[] made;
    private final double bestSafe;
    private final double madeSafe;
    private final Dice dice;
    private final Exact engine = new Exact();
    private final @Nullable Insight known;
    private final Optional<Sampler> worlds;
    private final Optional<EndgameValue> exact;
    private boolean stuck;

    private int plays;
    private double sumBest;
    private double sumMade;
    private double squaresBest;
    private double squaresMade;
    private double squaresBoth;

    /** Cells opened at once, none for whatever is certain, and the chance that all of them are safe. */
    record Step(double safe, int... cells) {}

    Forecast(View view, Step best, Step made, Budget budget) {
        this.best = best.cells();
        this.made = made.cells();
        bestSafe = best.safe();
        madeSafe = made.safe();
        dice = new Dice(view.opened());
        engine.limit(budget);
        exact = told(view) ? EndgameValue.of(view, budget, made) : Optional.empty();
        boolean drawn = told(view) && exact.isEmpty() && view.topology().size() <= LARGEST;
        known = drawn ? engine.at(view) : null;
        worlds = drawn ? engine.sampler(view) : Optional.empty();
    }

    private static boolean told(View view) {
        return view.lives() == 1 && view.rules().plain() && view.rules().goldClue() == GoldClue.NONE;
    }

    /** How many worlds were played so far. */
    public int plays() {
        return plays;
    }

    /** True if there is anything to say of the chance to win. */
    public boolean knows() {
        return exact.isPresent() || plays > 0;
    }

    /** True if more rounds would not help: it is this sure, exact, or nothing can be known. */
    public boolean sure(double margin) {
        boolean open = exact.isEmpty() && worlds.isPresent() && !stuck && plays < MOST;
        return !open || plays >= LEAST && winMargin() <= margin && costMargin() <= margin;
    }

    /** Plays a round in drawn worlds. */
    public void round(Budget budget) {
        Insight here = known;
        engine.limit(budget);
        for (int i = 0; i < ROUND && worlds.isPresent() && here != null && !stuck && !budget.spent(); i++) {
            play(here, worlds.get(), budget);
        }
    }

    private void play(Insight here, Sampler more, Budget budget) {
        World world = more.draw(dice);
        OptionalDouble one = playOut.product(here, world, more, dice, budget, best);
        OptionalDouble other = same() ? one : made(here, world, more, budget);
        if (one.isEmpty() || other.isEmpty()) {
            stuck = !budget.spent();
            return;
        }
        double a = bestSafe * one.getAsDouble();
        double b = madeSafe * other.getAsDouble();
        plays++;
        sumBest += a;
        sumMade += b;
        squaresBest += a * a;
        squaresMade += b * b;
        squaresBoth += (a - b) * (a - b);
    }

    private OptionalDouble made(Insight here, World world, Sampler more, Budget budget) {
        return madeSafe == 0 ? OptionalDouble.of(0) : playOut.product(here, world, more, dice, budget, made);
    }

    private boolean same() {
        return Arrays.equals(best, made);
    }

    /** The chance to win with the better of the two. */
    public double win() {
        return exact.map(EndgameValue::best)
                .orElseGet(() -> plays == 0 ? Double.NaN : Math.max(sumBest, sumMade) / plays);
    }

    /** The chance to win after the move that was made. */
    public double winMade() {
        return exact.map(EndgameValue::made).orElseGet(() -> plays == 0 ? Double.NaN : sumMade / plays);
    }

    /** How far off {@link #win} may be with 95 % confidence. */
    public double winMargin() {
        return exact.isPresent() ? 0 : sumBest >= sumMade ? margin(sumBest, squaresBest) : margin(sumMade, squaresMade);
    }

    /** How much smaller the chance to win was than after the best move: 0 unless it is surely so. */
    public double cost() {
        double cost = exact.map(value -> value.best() - value.made())
                .orElseGet(() -> (sumBest - sumMade) / Math.max(1, plays));
        return cost > costMargin() + 1e-9 ? cost : 0;
    }

    /** How far off the cost may be with 95 % confidence. */
    public double costMargin() {
        return exact.isPresent() || same() ? 0 : margin(sumBest - sumMade, squaresBoth);
    }

    private double margin(double sum, double squares) {
        if (plays == 0) {
            return Double.NaN;
        }
        double mean = sum / plays;
        double spread = NORMAL_95 * Math.sqrt(Math.max(0, squares / plays - mean * mean) / plays);
        return Math.max(spread, NEVER_SEEN / plays);
    }
}
