// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

import java.util.Arrays;
import sweeplab.count.layers.Binomials;
import sweeplab.count.layers.Layers;

/**
 * Brings the regions together with the cells that no clue touches, by convolution: how much each number of dangers in a region weighs, given
 * all the others and the total. A tree holds the products of the regions' solutions by number of dangers; what lies outside
 * a node comes down from its parent. All in doubles: only for positions that {@link #reaches} says are not too wide for them.
 */
final class QuickBlend implements Blend {

    private int leaves;
    private int[] low = new int[4];
    private int[] at = new int[4];
    private int[] length = new int[4];
    private double[] inside = new double[64];
    private double[] outside = new double[64];
    private int end;

    private double freeChance;

    /**
     * True if no number of a blend with a told total can leave the range of doubles. A region of n cells has from 1 to 2^n solutions
     * with any number of dangers that it may have, and what the free cells weigh spans no more than 2^n either, nor more than a
     * factor n for each number of dangers that the regions may leave them. So every number, divided by the largest of its
     * kind, is 0 or at least 2 to minus the sum of these.
     *
     * @param more by how many dangers more than the regions may have what is left to the free cells may vary
     */
    static boolean reaches(Regions regions, int free, int more) {
        long width = more;
        for (int i = 0; i < regions.count(); i++) {
            DangerTable table = regions.get(i).table;
            width += table.width;
            if (!table.quick()) {
                return false;
            }
        }
        long bits = Math.min(free, width * bits(free));
        return regions.cellsInside() + bits <= Layers.LARGE;
    }

    /** The same for a total that is not told, where every danger in a region weighs at least one part in {@code share}. */
    static boolean reachesUntold(Regions regions, int share) {
        int bits = bits(share);
        for (int i = 0; i < regions.count(); i++) {
            Region region = regions.get(i);
            if (!region.table.quick() || region.cells.length + (long) bits * region.table.width > Layers.LARGE) {
                return false;
            }
        }
        return true;
    }

    /** The same for the regions and free cells around a cell, taken together. */
    static boolean reachesUntold(Regions regions, Vicinity around, int share) {
        long sum = (long) around.free() * bits(share);
        for (int i = 0; i < regions.count(); i++) {
            Region region = regions.get(i);
            if (around.beside()[i]) {
                sum += region.table.quick()
                        ? region.cells.length + (long) bits(share) * region.table.width
                        : Layers.LARGE;
            }
        }
        return sum < Layers.LARGE;
    }

    private static int bits(int number) {
        return 32 - Integer.numberOfLeadingZeros(number);
    }

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
    void runUntold(Regions regions, double odds) {
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
        freeChance = odds / (1 + odds);
    }

    private void plant(Regions regions) {
        int count = regions.count();
        leaves = Blend.leaves(count);
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
        // It is 0 only above a total that no world has outside, where all are 0.
        for (int i = from; largest > 0 && i < from + length; i++) {
            values[i] /= largest;
        }
    }

    // Outside all regions are the free cells, with as many ways as there are to place what is left among them.
    private void weighRoot(int free, int dangers) {
        int from = at[1];
        Binomials.falling(free, dangers - low[1], outside, from, length[1]);
        double total = 0;
        double dangersInFree = 0;
        for (int k = 0; k < length[1]; k++) {
            double both = inside[from + k] * outside[from + k];
            total += both;
            dangersInFree += both * (dangers - low[1] - k);
        }
        freeChance = Blend.open(dangersInFree / total / Math.max(1, free));
    }

    private void hand(int parent, int node, int sibling) {
        for (int i = 0; i < length[node]; i++) {
            double sum = 0;
            for (int j = 0; j < length[sibling]; j++) {
                sum += inside[at[sibling] + j] * outside[at[parent] + i + j];
            }
            outside[at[node] + i] = sum;
        }
        normalise(outside, at[node], length[node]);
    }

    @Override
    public double freeChance() {
        return freeChance;
    }

    @Override
    public double chance(int i, DangerTable table, int box) {
        double danger = weigh(i, table.danger, box, table.width);
        double safe = weigh(i, table.safe, box, table.width);
        return Blend.open(danger / (danger + safe));
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
