// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.relation;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.function.IntConsumer;
import sweeplab.base.Dice;

/** Sums over all ways through the layers by the number of dangers (forward-backward algorithm): forward for how many there are, backward for what each step leads to. */
final class FrontSums {

    private static final int PRIME_BITS = 61;

    private final FrontLayers layers;
    private final int cells;
    private double[][] backward = new double[0][];

    FrontSums(FrontLayers layers) {
        this.layers = layers;
        cells = layers.cells().length;
    }

    private short count(int at, int edge) {
        short[] counts = layers.worth[at];
        return counts == null ? 1 : counts[edge];
    }

    // By how much the fewest dangers before an edge, and its own, exceed the fewest of the state that it leads to.
    private int shift(int at, int edge) {
        return layers.fewest[at][edge >> 1] + (edge & 1) - layers.fewest[at + 1][layers.to[at][edge]];
    }

    /** What all ways with 0, 1, 2, … dangers count together. */
    double[] totals() {
        double[] sums = {1};
        for (int at = 0; at < cells; at++) {
            layers.demand(at, layers.widths[at]);
            sums = forward(at, sums);
        }
        // All relations have ended, so that one state is left, or none.
        int least = layers.states[cells] == 0 ? 0 : layers.fewest[cells][0];
        double[] totals = new double[least + sums.length];
        System.arraycopy(sums, 0, totals, least, sums.length);
        return totals;
    }

    private double[] forward(int at, double[] sums) {
        int stride = layers.widths[at];
        int wider = layers.widths[at + 1];
        double[] next = new double[Math.max(1, layers.states[at + 1] * wider)];
        int[] to = layers.to[at];
        for (int edge = 0; edge < to.length; edge++) {
            if (to[edge] >= 0) {
                int from = (edge >> 1) * stride;
                int shift = shift(at, edge);
                int into = to[edge] * wider + shift;
                int count = count(at, edge);
                int width = Math.min(stride, wider - shift);
                for (int i = 0; i < width; i++) {
                    next[into + i] += count * sums[from + i];
                }
            }
        }
        return next;
    }

    /** How many ways there are with 0, 1, 2, … dangers, exactly and each counted once. */
    BigInteger[] exactTotals() {
        int bits = new Binomial(cells).of(cells / 2).bitLength();
        int least = layers.states[cells] == 0 ? 0 : layers.fewest[cells][0];
        BigInteger[] totals = new BigInteger[least + layers.widths[cells]];
        Arrays.fill(totals, BigInteger.ZERO);
        BigInteger product = BigInteger.ONE;
        BigInteger prime = BigInteger.ONE.shiftLeft(PRIME_BITS);
        while (product.bitLength() <= bits) {
            prime = prime.nextProbablePrime();
            long[] rest = totalsModulo(prime.longValue());
            // The next number that leaves both what was found so far and this rest.
            BigInteger inverse = product.modInverse(prime);
            for (int k = 0; k < rest.length; k++) {
                BigInteger step = BigInteger.valueOf(rest[k])
                        .subtract(totals[least + k])
                        .multiply(inverse)
                        .mod(prime);
                totals[least + k] = totals[least + k].add(step.multiply(product));
            }
            product = product.multiply(prime);
        }
        return totals;
    }

    private long[] totalsModulo(long prime) {
        long[] sums = {1};
        for (int at = 0; at < cells; at++) {
            layers.demand(at, layers.widths[at]);
            sums = forward(at, sums, prime);
        }
        return sums;
    }

    private long[] forward(int at, long[] sums, long prime) {
        int stride = layers.widths[at];
        int wider = layers.widths[at + 1];
        long[] next = new long[Math.max(1, layers.states[at + 1] * wider)];
        int[] to = layers.to[at];
        for (int edge = 0; edge < to.length; edge++) {
            if (to[edge] >= 0) {
                int from = (edge >> 1) * stride;
                int shift = shift(at, edge);
                int into = to[edge] * wider + shift;
                int width = Math.min(stride, wider - shift);
                for (int i = 0; i < width; i++) {
                    long sum = next[into + i] + sums[from + i];
                    next[into + i] = sum >= prime ? sum - prime : sum;
                }
            }
        }
        return next;
    }

    /** What each cell counts as a danger, where a way with k dangers counts {@code rest[k]} times; infinity if it is never clear, which is looked at from {@code much} on. */
    double[] dangers(double[] rest, double much) {
        backward(rest);
        double[] dangers = new double[cells];
        double[] sums = {1};
        for (int at = 0; at < cells; at++) {
            // Forward, through and back.
            layers.demand(at, 3 * layers.widths[at]);
            double all = through(at, 1, sums);
            boolean always = all > much && through(at, 0, sums) == 0;
            dangers[at] = always ? Double.POSITIVE_INFINITY : all;
            sums = forward(at, sums);
        }
        return dangers;
    }

    // What all ways count that have, or have not, a danger in this cell.
    private double through(int at, int danger, double[] sums) {
        int stride = layers.widths[at];
        int wider = layers.widths[at + 1];
        int[] to = layers.to[at];
        double all = 0;
        for (int edge = danger; edge < to.length; edge += 2) {
            if (to[edge] >= 0) {
                int from = (edge >> 1) * stride;
                int shift = shift(at, edge);
                int into = to[edge] * wider + shift;
                double sum = 0;
                for (int i = 0, width = Math.min(stride, wider - shift); i < width; i++) {
                    sum += sums[from + i] * backward[at + 1][into + i];
                }
                all += count(at, edge) * sum;
            }
        }
        return all;
    }

    /** Sums from the end back: what the ways from each state count when a way with k dangers in all counts {@code rest[k]} times. */
    private void backward(double[] rest) {
        backward = new double[cells + 1][];
        double[] last = new double[layers.states[cells] * layers.widths[cells]];
        for (int i = 0; i < last.length; i++) {
            int dangers = layers.fewest[cells][0] + i;
            last[i] = dangers < rest.length ? rest[dangers] : 0;
        }
        backward[cells] = last;
        for (int at = cells - 1; at >= 0; at--) {
            backward[at] = back(at, backward[at + 1]);
        }
    }

    private double[] back(int at, double[] after) {
        int narrower = layers.widths[at];
        int stride = layers.widths[at + 1];
        double[] sums = new double[layers.states[at] * narrower];
        int[] to = layers.to[at];
        for (int edge = 0; edge < to.length; edge++) {
            if (to[edge] >= 0) {
                int into = (edge >> 1) * narrower;
                int shift = shift(at, edge);
                int from = to[edge] * stride + shift;
                int count = count(at, edge);
                int width = Math.min(narrower, stride - shift);
                for (int i = 0; i < width; i++) {
                    sums[into + i] += count * after[from + i];
                }
            }
        }
        return sums;
    }

    /** The sums by which {@link #draw} chooses, over the ways with exactly so many dangers. */
    double[][] prepare(int dangers) {
        double[] only = new double[dangers + 1];
        only[dangers] = 1;
        backward(only);
        return backward;
    }

    /** Draws one way, each as likely as it counts. */
    void draw(double[][] prepared, Dice dice, IntConsumer danger) {
        int state = 0;
        int dangers = 0;
        for (int at = 0; at < cells; at++) {
            double clear = value(at, 2 * state, prepared[at + 1], dangers);
            double with = value(at, 2 * state + 1, prepared[at + 1], dangers + 1);
            boolean taken = dice.nextDouble() * (clear + with) >= clear;
            state = layers.to[at][2 * state + (taken ? 1 : 0)];
            dangers += taken ? 1 : 0;
            if (taken) {
                danger.accept(layers.cells()[at]);
            }
        }
    }

    private double value(int at, int edge, double[] after, int dangers) {
        int next = layers.to[at][edge];
        if (next < 0) {
            return 0;
        }
        int more = dangers - layers.fewest[at + 1][next];
        int width = layers.widths[at + 1];
        return more >= width ? 0 : count(at, edge) * after[next * width + more];
    }
}
