// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

import java.util.Arrays;
import sweeplab.count.layers.Binomials;
import sweeplab.count.layers.Weights;
import sweeplab.position.Prior;
import sweeplab.view.View;

/** What {@link Surroundings} tells, for positions of any size. */
final class WideSurroundings {

    private final Workings workings;
    private final Regions regions;
    private final Prior prior;
    private final Tallies tallies;
    private final Vicinity around;
    private final int shown;

    WideSurroundings(Workings workings, Prior prior, Tallies tallies, Vicinity around) {
        this.workings = workings;
        this.prior = prior;
        this.tallies = tallies;
        this.around = around;
        regions = workings.regions();
        shown = workings.position().topology().degree(around.cell()) + 1;
    }

    /** The chance of 0, 1, 2, … dangers around the cell given that it is safe; all 0 if it never is. */
    double[] chances() {
        Weights[] here = here();
        Weights weights = elsewhere(here.length);
        Weights sums = new Weights(shown);
        for (int k = 0; k < here.length; k++) {
            for (int v = 0; v < shown; v++) {
                sums.addDot(v, weights, k, here[k], v, 1, 1, 1);
            }
        }
        double[] chances = new double[shown];
        Arrays.setAll(chances, v -> sums.isZero(v) ? 0 : sums.share(v));
        return chances;
    }

    // By how many dangers more than the fewest lie in the regions and free cells around, and how many of them beside
    // the cell.
    private Weights[] here() {
        Weights[] here = {new Weights(shown)};
        here[0].add(around.known(), 1);
        for (int i = 0; i < regions.count(); i++) {
            if (around.beside()[i]) {
                here = times(here, tallies.ofAnySize(workings, regions.get(i), around.cell()));
            }
        }
        Weights[] free = new Weights[around.free() + 1];
        for (int k = 0; k < free.length; k++) {
            free[k] = new Weights(free.length);
            free[k].add(k, Binomials.choose(around.free(), k));
        }
        return times(here, free);
    }

    private static Weights[] times(Weights[] a, Weights... b) {
        Weights[] product = new Weights[a.length + b.length - 1];
        Arrays.setAll(product, k -> new Weights(a[0].length()));
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < b.length; j++) {
                product[i + j].addProduct(0, a[i], 0, a[i].length(), b[j], 0, b[j].length(), 1);
            }
        }
        return product;
    }

    // How much it weighs when 0, 1, 2, … dangers more than the fewest are used here, so that the rest lie elsewhere.
    private Weights elsewhere(int length) {
        int left = workings.position().dangersLeft();
        if (left == View.UNTOLD) {
            return Weights.powers(1.0 / prior.dangerShare(), length);
        }
        Weights others = Weights.of(1);
        for (int i = 0; i < regions.count(); i++) {
            if (!around.beside()[i]) {
                others = others.times(regions.get(i).table.solutionsOfAnySize());
            }
        }
        int most = left - around.least(regions, true) - around.least(regions, false);
        return Weights.choices(around.freeElsewhere(), most, others.length() + length - 1)
                .besides(others, length);
    }
}
