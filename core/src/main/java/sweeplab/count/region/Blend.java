package sweeplab.count.region;

import java.util.Arrays;
import sweeplab.count.layers.Binomials;

/**
 * Brings the regions together with the cells that no clue touches: how much each number of dangers in a region weighs, given
 * all the others and the total. A tree holds the products of the regions' solutions by number of dangers; what lies outside
 * a node comes down from its parent.
 */
final class Blend {

    private static final double BELOW_ONE = Math.nextDown(1.0);

    private int leaves;
    private int[] low = new int[4];
    private int[] at = new int[4];
    private int[] length = new int[4];
    private double[] inside = new double[64];
    private double[] outside = new double[64];
    private int end;

    private double freeDangers;
    private int leastFree;
    private int mostFree;
    private double total;

    /** Blends the regions of a position whose total is told: so many dangers among the regions and the free cells. */
    void run(Regions regions, int free, int dangers) {
        plant(regions);
        for (int node = leaves - 1; node >= 1; node--) {
            multiply(node);
        }
        if (outside.length < end) {
            outside = new double[inside.length];
        }
        weighRoot(free, dangers);
        for (int node = 1; node < leaves; node++) {
            hand(node, 2 * node, 2 * node + 1);
            hand(node, 2 * node + 1, 2 * node);
        }
    }

    /** Blends the regions when the total is not told: each is alone, and a danger more weighs this many times as much. */
    void run(Regions regions, int free, double odds) {
        plant(regions);
        if (outside.length < end) {
            outside = new double[inside.length];
        }
        for (int i = 0; i < regions.count(); i++) {
            double weight = 1;
            for (int k = 0; k < length[leaves + i]; k++) {
                outside[at[leaves + i] + k] = weight;
                weight *= odds;
            }
        }
        total = 1;
        freeDangers = free * odds / (1 + odds);
    }

    private void plant(Regions regions) {
        int count = regions.count();
        leaves = Math.max(1, count <= 1 ? 1 : Integer.highestOneBit(count - 1) * 2);
        low = Puzzle.roomFor(low, 2 * leaves);
        at = Puzzle.roomFor(at, 2 * leaves);
        length = Puzzle.roomFor(length, 2 * leaves);
        end = 0;
        for (int i = 0; i < leaves; i++) {
            if (i < count) {
                DangerTable table = regions.get(i).table;
                reserve(leaves + i, table.least, table.width);
                copyScaled(table.solutions, at[leaves + i]);
            } else {
                reserve(leaves + i, 0, 1);
                inside[at[leaves + i]] = 1;
            }
        }
    }

    private void reserve(int node, int lowest, int width) {
        low[node] = lowest;
        length[node] = width;
        at[node] = end;
        end += width;
        if (end > inside.length) {
            inside = Arrays.copyOf(inside, 2 * end);
        }
        Arrays.fill(inside, at[node], end, 0);
    }

    private void copyScaled(double[] values, int to) {
        double largest = 0;
        for (double value : values) {
            largest = Math.max(largest, value);
        }
        for (int k = 0; k < values.length; k++) {
            inside[to + k] = values[k] / largest;
        }
    }

    private void multiply(int node) {
        int left = 2 * node;
        int right = left + 1;
        reserve(node, low[left] + low[right], length[left] + length[right] - 1);
        for (int i = 0; i < length[left]; i++) {
            double some = inside[at[left] + i];
            for (int j = 0; j < length[right]; j++) {
                inside[at[node] + i + j] += some * inside[at[right] + j];
            }
        }
        normalise(inside, at[node], length[node]);
    }

    private static void normalise(double[] values, int from, int length) {
        double largest = 0;
        for (int i = from; i < from + length; i++) {
            largest = Math.max(largest, values[i]);
        }
        for (int i = from; largest > 0 && i < from + length; i++) {
            values[i] /= largest;
        }
    }

    // Outside all regions are the free cells, with as many ways as there are to place what is left among them.
    private void weighRoot(int free, int dangers) {
        int from = at[1];
        Binomials.falling(free, dangers - low[1], outside, from, length[1]);
        total = 0;
        freeDangers = 0;
        leastFree = Integer.MAX_VALUE;
        mostFree = 0;
        for (int k = 0; k < length[1]; k++) {
            double both = inside[from + k] * outside[from + k];
            total += both;
            if (both > 0) {
                int x = dangers - low[1] - k;
                freeDangers += both * x;
                leastFree = Math.min(leastFree, x);
                mostFree = Math.max(mostFree, x);
            }
        }
        freeDangers /= total;
    }

    private void hand(int parent, int node, int sibling) {
        double largest = 0;
        for (int i = 0; i < length[node]; i++) {
            double sum = 0;
            for (int j = 0; j < length[sibling]; j++) {
                sum += inside[at[sibling] + j] * outside[at[parent] + i + j];
            }
            outside[at[node] + i] = sum;
            largest = Math.max(largest, sum);
        }
        normalise(outside, at[node], length[node]);
    }

    /** False if no world has this total. */
    boolean possible() {
        return total > 0;
    }

    /** The fewest dangers that the free cells hold in some world. */
    int leastFree() {
        return leastFree;
    }

    /** The most dangers that the free cells hold in some world. */
    int mostFree() {
        return mostFree;
    }

    /** The dangers that are to be expected among the free cells. */
    double freeDangers() {
        return freeDangers;
    }

    /** How much the dangers in a box of the i-th region weigh. */
    double danger(int i, DangerTable table, int box) {
        return weigh(i, table.danger, box, table.width);
    }

    /** How much the safe cells in a box of the i-th region weigh, on the same scale. */
    double safe(int i, DangerTable table, int box) {
        return weigh(i, table.safe, box, table.width);
    }

    /** The chance of danger in a cell of a box of the i-th region, for a box that may be either. */
    double chance(int i, DangerTable table, int box) {
        double danger = danger(i, table, box);
        double chance = danger / (danger + safe(i, table, box));
        return Math.max(Double.MIN_VALUE, Math.min(BELOW_ONE, chance));
    }

    private double weigh(int i, double[] values, int box, int width) {
        int from = at[leaves + i];
        double sum = 0;
        for (int k = 0; k < width; k++) {
            sum += outside[from + k] * values[box * width + k];
        }
        return sum;
    }
}
