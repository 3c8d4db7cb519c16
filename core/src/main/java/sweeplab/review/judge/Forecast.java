// SPDX-License-Identifier: Apache-2.0
package sweeplab.review.judge;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import sweeplab.agent.PlayOut;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.count.Exact;
import sweeplab.count.Insight;
import sweeplab.count.result.Sampler;
import sweeplab.view.View;
import sweeplab.world.World;

/**
 * The chance to win after the best move of a position and after the one that was made: exactly where few worlds are left, else by playing
 * on in drawn worlds, the same ones and with the same dice for both, round after round until it is sure enough.
 */
public final class Forecast {

    private static final int ROUND = 30;
    private static final int LEAST = 100;
    private static final int MOST = 40_000;
    static final int LARGEST = 1_000;

    // So many worlds are drawn at most for one of a kind that is wanted more; a game played on takes longer.
    private static final int PATIENCE = 100;

    private final PlayOut playOut;
    private final Step best;
    private final Step made;
    private final Strata strata;
    private final Supplier<DeadEnds> findDeadEnds;
    private @Nullable DeadEnds deadEnds;
    private final Dice dice;
    private final Exact engine;
    private final @Nullable Insight known;
    private final Optional<Sampler> worlds;
    private final Optional<EndgameValue> exact;
    private boolean stuck;
    private int plays;

    /** Cells opened at once, none for whatever is certain, and the chance that all of them are safe. */
    record Step(double safe, int... cells) {

        boolean hits(World world) {
            for (int cell : cells) {
                if (world.danger(cell)) {
                    return true;
                }
            }
            return false;
        }

        boolean opens(World world) {
            return world.dangersAround(cells[0]) == 0;
        }
    }

    Forecast(
            View view,
            Step best,
            Step made,
            Safety safety,
            Supplier<PatternBook> patterns,
            Exact engine,
            PlayOut playOut,
            Budget budget) {
        this.engine = new Exact(engine);
        this.playOut = playOut;
        this.best = best;
        this.made = made;
        strata = new Strata(best, made, safety);
        int[] told = safety.tellsOpenings() ? view.topology().neighbours(best.cells()[0]) : new int[0];
        findDeadEnds = () -> new DeadEnds(patterns.get(), view, best.cells(), made.cells(), told);
        dice = new Dice(view.opened());
        this.engine.limit(budget);
        exact = told(view) ? EndgameValue.of(view, budget, made) : Optional.empty();
        boolean drawn =
                told(view) && exact.isEmpty() && view.topology().size() <= LARGEST && safety.known() && !strata.none();
        known = drawn ? this.engine.at(view) : null;
        worlds = drawn ? this.engine.sampler(view) : Optional.empty();
    }

    // Gold gives lives, and nobody knows where it is.
    private static boolean told(View view) {
        return view.lives() == 1 && view.rules().plain() && !view.rules().hasGold();
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
        return closed() || costSure(margin) && strata.margin(leader()) <= margin;
    }

    /** The same of the cost alone. */
    public boolean judged(double margin) {
        return closed() || costSure(margin);
    }

    private boolean closed() {
        return exact.isPresent() || worlds.isEmpty() || stuck || plays >= MOST;
    }

    private boolean costSure(double margin) {
        return plays >= LEAST && (same() || strata.margin(Stratum::lost) <= margin);
    }

    /** Plays a round in drawn worlds: both moves until the cost is this sure, then the better one alone. */
    public void round(Budget budget, double margin) {
        Insight here = known;
        engine.limit(budget);
        for (int i = 0; i < ROUND && here != null && !sure(margin) && !budget.spent(); i++) {
            boolean both = !same() && !costSure(margin);
            play(here, worlds.orElseThrow(), both, budget);
        }
    }

    // In a world of a kind that is wanted at least half as much as the one that is wanted most, if one is found.
    private void play(Insight here, Sampler more, boolean both, Budget budget) {
        Function<Stratum, Drawn> figure = both ? Stratum::lost : leader();
        double least = strata.need(figure) / 2;
        World world = more.draw(dice);
        Optional<Stratum> kind = strata.of(world);
        for (int n = 1; n < PATIENCE && (kind.isEmpty() || Strata.need(kind.get(), figure) < least); n++) {
            world = more.draw(dice);
            kind = strata.of(world);
        }
        if (kind.isPresent()) {
            play(kind.get(), here, world, more, budget, both);
        }
    }

    private void play(Stratum kind, Insight here, World world, Sampler more, Budget budget, boolean both) {
        long seed = dice.nextLong();
        boolean leads = leads();
        boolean first = kind.bestSafe() && (both || leads);
        boolean second = kind.madeSafe() && (both || !leads);
        OptionalDouble one = first ? after(best, here, world, more, seed, budget) : OptionalDouble.of(0);
        // Whatever is certain comes first: a cell that it opens makes no difference.
        boolean alike = first && second && best.cells().length == 0 && playOut.openedForSure(made.cells());
        OptionalDouble other =
                alike ? one : second ? after(made, here, world, more, seed, budget) : OptionalDouble.of(0);
        if (one.isEmpty() || other.isEmpty()) {
            stuck = !budget.spent();
            return;
        }
        plays++;
        Excess excess = deadEnds().excess(world);
        if (both) {
            kind.add(one.getAsDouble(), other.getAsDouble(), excess);
        } else {
            leader().apply(kind).add((leads ? one : other).getAsDouble(), excess);
        }
    }

    // Where nothing is played on nobody asks for them.
    private DeadEnds deadEnds() {
        DeadEnds found = deadEnds == null ? findDeadEnds.get() : deadEnds;
        deadEnds = found;
        return found;
    }

    // With the same dice the moves part only where they lead to different positions.
    private OptionalDouble after(Step step, Insight here, World world, Sampler more, long seed, Budget budget) {
        return playOut.product(here, world, more, new Dice(seed), budget, step.cells());
    }

    private boolean same() {
        return Arrays.equals(best.cells(), made.cells());
    }

    // The move that is better as far as is known, and what came after it.
    private boolean leads() {
        return strata.mean(Stratum::lost) >= 0;
    }

    private Function<Stratum, Drawn> leader() {
        return leads() ? Stratum::best : Stratum::made;
    }

    /** The chance to win with the better of the two. */
    public double win() {
        return exact.map(EndgameValue::best).orElseGet(() -> strata.mean(leader()));
    }

    /** How far off {@link #win} may be with 95 % confidence. */
    public double winMargin() {
        return exact.isPresent() ? 0 : strata.margin(leader());
    }

    /** How much smaller the chance to win was than after the best move: 0 unless it is surely so. */
    public double cost() {
        double cost = exact.map(value -> value.best() - value.made()).orElseGet(() -> strata.mean(Stratum::lost));
        return cost > costMargin() + 1e-9 ? cost : 0;
    }

    /** How far off the cost may be with 95 % confidence. */
    public double costMargin() {
        return exact.isPresent() || same() ? 0 : strata.margin(Stratum::lost);
    }
}
