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

    private final Drawn wonAfterBest = new Drawn();
    private final Drawn wonAfterMade = new Drawn();
    private final Drawn lost = new Drawn();
    private int plays;

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
        return !open || costSure(margin) && leader().within(LEAST, margin);
    }

    /** Plays a round in drawn worlds: both moves until the cost is this sure, then the better one alone. */
    public void round(Budget budget, double margin) {
        Insight here = known;
        engine.limit(budget);
        boolean both = !costSure(margin);
        boolean alone = leader() == wonAfterMade;
        for (int i = 0; i < ROUND && worlds.isPresent() && here != null && !stuck && !budget.spent(); i++) {
            play(here, worlds.get(), budget, both || !alone, both || alone);
        }
    }

    private boolean costSure(double margin) {
        return same() ? plays >= LEAST : lost.within(LEAST, margin);
    }

    private void play(Insight here, Sampler more, Budget budget, boolean playsBest, boolean playsMade) {
        World world = more.draw(dice);
        OptionalDouble one = playsBest ? after(best, bestSafe, here, world, more, budget) : OptionalDouble.of(0);
        OptionalDouble other = !playsMade || same() ? one : after(made, madeSafe, here, world, more, budget);
        if (one.isEmpty() || other.isEmpty()) {
            stuck = !budget.spent();
            return;
        }
        plays++;
        if (playsBest) {
            wonAfterBest.add(one.getAsDouble());
        }
        if (playsMade && !same()) {
            wonAfterMade.add(other.getAsDouble());
        }
        if (playsBest && playsMade) {
            lost.add(one.getAsDouble() - other.getAsDouble());
        }
    }

    private OptionalDouble after(int[] cells, double safe, Insight here, World world, Sampler more, Budget budget) {
        if (safe == 0) {
            return OptionalDouble.of(0);
        }
        OptionalDouble won = playOut.product(here, world, more, dice, budget, cells);
        return won.isEmpty() ? won : OptionalDouble.of(safe * won.getAsDouble());
    }

    private boolean same() {
        return Arrays.equals(best, made);
    }

    // The move that is better as far as is known, and the games after it.
    private Drawn leader() {
        return lost.count() > 0 && lost.mean() < 0 ? wonAfterMade : wonAfterBest;
    }

    /** The chance to win with the better of the two. */
    public double win() {
        return exact.map(EndgameValue::best).orElseGet(() -> leader().mean());
    }

    /** How far off {@link #win} may be with 95 % confidence. */
    public double winMargin() {
        return exact.isPresent() ? 0 : leader().margin();
    }

    /** How much smaller the chance to win was than after the best move: 0 unless it is surely so. */
    public double cost() {
        double cost = exact.map(value -> value.best() - value.made()).orElseGet(lost::mean);
        return cost > costMargin() + 1e-9 ? cost : 0;
    }

    /** How far off the cost may be with 95 % confidence. */
    public double costMargin() {
        return exact.isPresent() || same() ? 0 : lost.margin();
    }
}
