// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

import sweeplab.count.layers.Binomials;
import sweeplab.position.Position;
import sweeplab.position.Prior;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** How many dangers lie around a covered cell, if it is safe: what opening it would show, and how likely. */
public final class Surroundings {

    private final Workings workings;
    private final Prior prior;
    private final Tallies tallies;
    private final Position position;
    private final Regions regions;
    private final Topology topology;

    public Surroundings(Workings workings, Prior prior, Tallies tallies) {
        this.workings = workings;
        this.prior = prior;
        this.tallies = tallies;
        position = workings.position();
        regions = workings.regions();
        topology = position.topology();
    }

    /** The chance of 0, 1, 2, … dangers around the cell given that it is safe; all 0 if it never is. */
    public double[] of(int cell) {
        if (position.status(cell) == Position.DANGER) {
            return new double[topology.degree(cell) + 1];
        }
        Vicinity around = Vicinity.of(workings, cell);
        return quick(around) ? quickly(around) : new WideSurroundings(workings, prior, tallies, around).chances();
    }

    // True if doubles will do, as in QuickBlend: the free cells around the cell may take a few dangers more or less.
    private boolean quick(Vicinity around) {
        return position.dangersLeft() == View.UNTOLD
                ? QuickBlend.reachesUntold(regions, around, prior.dangerShare())
                : QuickBlend.reaches(regions, workings.free(), around.free() + 1);
    }

    private double[] quickly(Vicinity around) {
        double[][] here = {new double[topology.degree(around.cell()) + 1]};
        here[0][around.known()] = 1;
        for (int i = 0; i < regions.count(); i++) {
            if (around.beside()[i]) {
                here = times(here, tallies.of(workings, regions.get(i), around.cell()));
            }
        }
        double[][] free = new double[around.free() + 1][around.free() + 1];
        for (int k = 0; k <= around.free(); k++) {
            free[k][k] = Binomials.choose(around.free(), k);
        }
        return normalised(weigh(times(here, free), around));
    }

    private static double[][] times(double[][] a, double[][] b) {
        double[][] product = new double[a.length + b.length - 1][a[0].length];
        for (int i = 0; i < a.length; i++) {
            for (int v = 0; v < a[i].length; v++) {
                // What is 0 adds nothing.
                for (int j = 0; a[i][v] != 0 && j < b.length; j++) {
                    for (int w = 0; w < b[j].length && v + w < a[i].length; w++) {
                        product[i + j][v + w] += a[i][v] * b[j][w];
                    }
                }
            }
        }
        return product;
    }

    private double[] weigh(double[][] here, Vicinity around) {
        double[] weights = new double[here.length];
        int left = position.dangersLeft();
        if (left == View.UNTOLD) {
            for (int k = 0; k < weights.length; k++) {
                weights[k] = Math.pow(prior.dangerShare(), -k);
            }
        } else {
            weighElsewhere(around, left - around.least(regions, true), weights);
        }
        double[] sums = new double[here[0].length];
        for (int k = 0; k < here.length; k++) {
            for (int v = 0; v < sums.length; v++) {
                sums[v] += weights[k] * here[k][v];
            }
        }
        return sums;
    }

    // How much it weighs when 0, 1, 2, … dangers more than the fewest are used here, so that the rest lie elsewhere.
    private void weighElsewhere(Vicinity around, int left, double[] weights) {
        double[] others = {1};
        for (int i = 0; i < regions.count(); i++) {
            if (!around.beside()[i]) {
                others = normalised(times(others, regions.get(i).table.solutions));
            }
        }
        double[] ways = new double[others.length + weights.length - 1];
        Binomials.falling(around.freeElsewhere(), left - around.least(regions, false), ways, 0, ways.length);
        for (int k = 0; k < weights.length; k++) {
            for (int j = 0; j < others.length; j++) {
                weights[k] += others[j] * ways[k + j];
            }
        }
    }

    private static double[] times(double[] a, double[] b) {
        double[] product = new double[a.length + b.length - 1];
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < b.length; j++) {
                product[i + j] += a[i] * b[j];
            }
        }
        return product;
    }

    private static double[] normalised(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        // It is 0 only if the cell is never safe.
        for (int i = 0; sum > 0 && i < values.length; i++) {
            values[i] /= sum;
        }
        return values;
    }
}
