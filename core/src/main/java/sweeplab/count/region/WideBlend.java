// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

import sweeplab.base.Budget;
import sweeplab.count.layers.Weights;

/** The convolution of {@link QuickBlend}, for positions of any size. */
final class WideBlend implements Blend {

    // So many products are added in a step.
    private static final long STEPS = 512;

    private final Budget budget;
    private final int leaves;
    private final Weights[] inside;
    private final Weights[] outside;
    private double freeChance;

    private WideBlend(Regions regions, Budget budget) {
        this.budget = budget;
        leaves = Blend.leaves(regions.count());
        inside = new Weights[2 * leaves];
        outside = new Weights[2 * leaves];
        for (int i = 0; i < leaves; i++) {
            inside[leaves + i] = i < regions.count() ? regions.get(i).table.solutionsOfAnySize() : Weights.of(1);
        }
    }

    /** Blends the regions of a position whose total is told, and possible: so many dangers among the regions and the free cells. Or gives it up. */
    WideBlend(Regions regions, int free, int dangers, Budget budget) {
        this(regions, budget);
        for (int node = leaves - 1; node >= 1; node--) {
            demand(inside[2 * node], inside[2 * node + 1]);
            inside[node] = inside[2 * node].times(inside[2 * node + 1]);
        }
        int left = dangers;
        for (int i = 0; i < regions.count(); i++) {
            left -= regions.get(i).table.least;
        }
        outside[1] = Weights.choices(free, left, inside[1].length());
        freeChance = Blend.open(meanInFree(left) / Math.max(1, free));
        for (int node = 1; node < leaves; node++) {
            demand(inside[2 * node], inside[2 * node + 1]);
            outside[2 * node] = outside[node].besides(inside[2 * node + 1], inside[2 * node].length());
            outside[2 * node + 1] = outside[node].besides(inside[2 * node], inside[2 * node + 1].length());
        }
    }

    /** Blends the regions when the total is not told: each is alone, and a danger more weighs this many times as much. */
    WideBlend(Regions regions, double odds, Budget budget) {
        this(regions, budget);
        freeChance = odds / (1 + odds);
        for (int i = 0; i < regions.count(); i++) {
            outside[leaves + i] = Weights.powers(odds, inside[leaves + i].length());
        }
    }

    private void demand(Weights one, Weights other) {
        budget.demand(1 + (long) one.length() * other.length() / STEPS);
    }

    private double meanInFree(int left) {
        double[] weights = inside[1].dots(outside[1], 0, 1, inside[1].length()).scaled();
        double mean = 0;
        double sum = 0;
        for (int k = 0; k < weights.length; k++) {
            sum += weights[k];
            mean += weights[k] * (left - k);
        }
        return mean / sum;
    }

    @Override
    public double chance(int i, DangerTable table, int box) {
        Weights dangerAndSafe = new Weights(2);
        dangerAndSafe.addDot(0, table.dangerOfAnySize(box), outside[leaves + i]);
        dangerAndSafe.addDot(1, table.safeOfAnySize(box), outside[leaves + i]);
        return Blend.open(dangerAndSafe.share(0));
    }

    @Override
    public double freeChance() {
        return freeChance;
    }
}
