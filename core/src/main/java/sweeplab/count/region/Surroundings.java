package sweeplab.count.region;

import sweeplab.count.layers.Binomials;
import sweeplab.knowledge.Prior;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** How many dangers lie around a covered cell, if it is safe: what opening it would show, and how likely. */
public final class Surroundings {

    private final Position position;
    private final Prior prior;
    private final Tallies tallies;
    private final Frontier frontier;
    private final Topology topology;

    public Surroundings(Position position, Prior prior, Tallies tallies) {
        this.position = position;
        this.prior = prior;
        this.tallies = tallies;
        frontier = position.frontier();
        topology = frontier.topology();
    }

    /** The chance of 0, 1, 2, … dangers around the cell given that it is safe; all 0 if it never is. */
    public double[] of(int cell) {
        if (frontier.status(cell) == Frontier.DANGER) {
            return new double[topology.degree(cell) + 1];
        }
        double[][] here = {new double[topology.degree(cell) + 1]};
        here[0][knownDangersAround(cell)] = 1;
        int least = 0;
        boolean[] beside = new boolean[position.regions().count()];
        for (int i = 0; i < beside.length; i++) {
            Region region = position.regions().get(i);
            beside[i] = touches(region, cell);
            if (beside[i]) {
                here = times(here, tallies.of(position, region, cell));
                least += region.table.least;
            }
        }
        int freeBeside = freeAround(cell);
        double[][] free = new double[freeBeside + 1][freeBeside + 1];
        for (int k = 0; k <= freeBeside; k++) {
            free[k][k] = Binomials.choose(freeBeside, k);
        }
        int freeElsewhere = position.free() - freeBeside - (position.freeCells().free(cell) ? 1 : 0);
        return normalised(weigh(times(here, free), least, beside, freeElsewhere));
    }

    /** True if exactly one of several things is possible. */
    public static boolean single(double[] chances) {
        int possible = 0;
        for (double chance : chances) {
            possible += chance > 0 ? 1 : 0;
        }
        return possible == 1;
    }

    private int knownDangersAround(int cell) {
        int known = 0;
        for (int i = 0; i < topology.degree(cell); i++) {
            known += frontier.status(topology.neighbour(cell, i)) == Frontier.DANGER ? 1 : 0;
        }
        return known;
    }

    private int freeAround(int cell) {
        int free = 0;
        for (int i = 0; i < topology.degree(cell); i++) {
            free += position.freeCells().free(topology.neighbour(cell, i)) ? 1 : 0;
        }
        return free;
    }

    private boolean touches(Region region, int cell) {
        for (int other : region.cells) {
            if (other == cell || topology.adjacent(cell, other)) {
                return true;
            }
        }
        return false;
    }

    private static double[][] times(double[][] a, double[][] b) {
        double[][] product = new double[a.length + b.length - 1][a[0].length];
        for (int i = 0; i < a.length; i++) {
            for (int v = 0; v < a[i].length; v++) {
                for (int j = 0; a[i][v] != 0 && j < b.length; j++) {
                    for (int w = 0; w < b[j].length && v + w < a[i].length; w++) {
                        product[i + j][v + w] += a[i][v] * b[j][w];
                    }
                }
            }
        }
        return product;
    }

    private double[] weigh(double[][] here, int least, boolean[] beside, int freeElsewhere) {
        double[] weights = new double[here.length];
        int left = frontier.dangersLeft();
        if (left == View.UNTOLD) {
            for (int k = 0; k < weights.length; k++) {
                weights[k] = Math.pow(prior.dangerShare(), -k);
            }
        } else {
            weighElsewhere(beside, freeElsewhere, left - least, weights);
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
    private void weighElsewhere(boolean[] beside, int free, int left, double[] weights) {
        double[] others = {1};
        int least = 0;
        for (int i = 0; i < beside.length; i++) {
            if (!beside[i]) {
                DangerTable table = position.regions().get(i).table;
                others = normalised(times(others, table.solutions));
                least += table.least;
            }
        }
        double[] ways = new double[others.length + weights.length - 1];
        Binomials.falling(free, left - least, ways, 0, ways.length);
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
        for (int i = 0; sum > 0 && i < values.length; i++) {
            values[i] /= sum;
        }
        return values;
    }
}
