// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.estimate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.view.View;
import sweeplab.world.World;

/** Estimates chances by several chains of worlds that know nothing of each other: how far they differ is how far off they may be. */
public final class Estimator {

    private static final int CHAINS = 8;
    private static final int LEAST_CHAINS = 4;
    // So far off a mean of 4, 5 … 8 that vary normally is at most in 95 of 100 cases, in deviations of that mean.
    private static final double[] STUDENT = {3.182, 2.776, 2.571, 2.447, 2.365};
    private static final int TUNING_ROUNDS = 8;
    private static final int LEAST_ROUNDS = 16;
    private static final int MOST_ROUNDS = 1 << 10;
    private static final int LEAST_DRAWS = 4;
    private static final double FINE = 0.005;
    private static final double TOO_WIDE = 0.1;
    // How much more chains may differ from each other than from themselves before they count as stuck.
    private static final double STUCK = 3;

    private final View view;
    private final Budget budget;
    private final List<MarkovChain> chains = new ArrayList<>();
    private final int[] levels = new int[Blocks.values().length];
    private int rounds;

    private Estimator(View view, Budget budget) {
        this.view = view;
        this.budget = budget;
        Arrays.fill(levels, 1);
    }

    /** An estimate by chains that begin with worlds found in this way; it takes no longer than the budget, and often less. */
    public static Estimate of(View view, Function<Dice, Optional<World>> finder, long seed, Budget budget) {
        Estimator estimator = new Estimator(view, budget);
        for (int i = 0; i < CHAINS; i++) {
            Dice dice = new Dice(Dice.seed(seed, i));
            finder.apply(dice)
                    .filter(world -> Fit.of(view, world))
                    .ifPresent(world -> estimator.chains.add(new MarkovChain(view, world, budget, dice)));
        }
        if (estimator.chains.size() >= LEAST_CHAINS) {
            estimator.run();
        }
        return estimator.estimate();
    }

    private void run() {
        while (rounds < MOST_ROUNDS && !budget.spent()) {
            if (Integer.bitCount(rounds) == 1) {
                if (rounds > 2 * LEAST_ROUNDS && fine(estimate())) {
                    return;
                }
                chains.forEach(chain -> chain.means().turnPage());
            }
            chains.forEach(this::move);
            rounds++;
        }
    }

    private void move(MarkovChain chain) {
        for (Blocks blocks : Blocks.values()) {
            boolean moved = chain.move(blocks, levels[blocks.ordinal()]);
            if (!moved && rounds < TUNING_ROUNDS && !budget.spent()) {
                levels[blocks.ordinal()] = Blocks.finer(levels[blocks.ordinal()]);
            }
        }
    }

    private boolean fine(Estimate estimate) {
        boolean fine = true;
        for (int cell = 0; cell < view.topology().size(); cell++) {
            fine &= !view.covered(cell) || estimate.knows(cell) && estimate.margin()[cell] <= FINE;
        }
        return fine;
    }

    private Estimate estimate() {
        double[] danger = new double[view.topology().size()];
        double[] margin = new double[danger.length];
        Arrays.fill(danger, Double.NaN);
        Arrays.fill(margin, Double.NaN);
        boolean usable = chains.size() >= LEAST_CHAINS && rounds >= LEAST_ROUNDS && !stuck();
        for (int cell = 0; cell < danger.length; cell++) {
            // A margin that is no number, of chains that never moved, is not small enough.
            if (usable && view.covered(cell) && drawn(cell) && margin(cell) <= TOO_WIDE) {
                danger[cell] = mean(cell);
                margin[cell] = margin(cell);
            }
        }
        return new Estimate(danger, margin, chains.size(), rounds);
    }

    // Chains that move among worlds of their own differ more from each other than each from itself.
    private boolean stuck() {
        double between = 0;
        double within = 0;
        for (int cell = 0; cell < view.topology().size(); cell++) {
            between += variance(cell);
            for (MarkovChain chain : chains) {
                within += chain.means().drift(cell) * chain.means().drift(cell) / chains.size();
            }
        }
        return between > STUCK * within;
    }

    // What cells that stay decide time and again says nothing of the other ways they could be.
    private boolean drawn(int cell) {
        return chains.stream().allMatch(chain -> chain.means().draws(cell) >= LEAST_DRAWS);
    }

    private double mean(int cell) {
        return chains.stream()
                .mapToDouble(chain -> chain.means().mean(cell))
                .average()
                .orElse(Double.NaN);
    }

    private double variance(int cell) {
        double mean = mean(cell);
        double sum = 0;
        for (MarkovChain chain : chains) {
            double off = chain.means().mean(cell) - mean;
            sum += off * off;
        }
        return sum / (chains.size() - 1);
    }

    // What the chains differ by, what they still drift by together, and what may be too rare to have been met.
    private double margin(int cell) {
        double drift = chains.stream()
                .mapToDouble(chain -> chain.means().drift(cell))
                .average()
                .orElse(0);
        long moves = chains.stream().mapToLong(chain -> chain.means().moves()).sum();
        double deviation = Math.sqrt(variance(cell) / chains.size());
        return Math.hypot(STUDENT[chains.size() - LEAST_CHAINS] * deviation, drift) + 1.0 / moves;
    }
}
