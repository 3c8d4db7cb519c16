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
    private final int most;
    private double[][] backward = new double[0][];

    /** Sums over ways with at most so many dangers. */
    FrontSums(FrontLayers layers, int most) {
        this.layers = layers;
        cells = layers.cells().length;
        this.most = Math.min(most, cells);
    }

    FrontLayers layers() {
        return layers;
    }

    private short count(int at, int edge) {
        short[] counts = layers.worth[at];
        return counts == null ? 1 : counts[edge];
    }

    /** What all ways with 0, 1, 2, … dangers count together. */
    double[] totals() {
        double[] sums = {1};
        int stride = 1;
        for (int at = 0; at < cells; at++) {
            layers.demand(at, stride);
            int wider = Math.min(most, at + 1) + 1;
            sums = forward(at, sums, stride, wider);
            stride = wider;
        }
        return Arrays.copyOf(sums, layers.states[cells] == 0 ? most + 1 : stride);
    }

    private double[] forward(int at, double[] sums, int stride, int wider) {
        double[] next = new double[Math.max(1, layers.states[at + 1] * wider)];
        int[] to = layers.to[at];
        for (int edge = 0; edge < to.length; edge++) {
            if (to[edge] >= 0) {
                int from = (edge >> 1) * stride;
                int into = to[edge] * wider + (edge & 1);
                int count = count(at, edge);
                int width = Math.min(stride, wider - (edge & 1));
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
        BigInteger[] totals = new BigInteger[most + 1];
        Arrays.fill(totals, BigInteger.ZERO);
        BigInteger product = BigInteger.ONE;
        BigInteger prime = BigInteger.ONE.shiftLeft(PRIME_BITS);
        while (product.bitLength() <= bits) {
            prime = prime.nextProbablePrime();
            long[] rest = totalsModulo(prime.longValue());
            // The next number that leaves both what was found so far and this rest.
            BigInteger inverse = product.modInverse(prime);
            for (int k = 0; k <= most; k++) {
                BigInteger step = BigInteger.valueOf(rest[k])
                        .subtract(totals[k])
                        .multiply(inverse)
                        .mod(prime);
                totals[k] = totals[k].add(step.multiply(product));
            }
            product = product.multiply(prime);
        }
        return totals;
    }

    private long[] totalsModulo(long prime) {
        long[] sums = {1};
        int stride = 1;
        for (int at = 0; at < cells; at++) {
            layers.demand(at, stride);
            int wider = Math.min(most, at + 1) + 1;
            sums = forward(at, sums, stride, wider, prime);
            stride = wider;
        }
        return Arrays.copyOf(sums, most + 1);
    }

    private long[] forward(int at, long[] sums, int stride, int wider, long prime) {
        long[] next = new long[Math.max(1, layers.states[at + 1] * wider)];
        int[] to = layers.to[at];
        for (int edge = 0; edge < to.length; edge++) {
            if (to[edge] >= 0) {
                int from = (edge >> 1) * stride;
                int into = to[edge] * wider + (edge & 1);
                int width = Math.min(stride, wider - (edge & 1));
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
        int stride = 1;
        for (int at = 0; at < cells; at++) {
            // Forward, through and back.
            layers.demand(at, 3 * stride);
            int wider = Math.min(most, at + 1) + 1;
            double all = through(at, 1, sums, stride, wider);
            boolean always = all > much && through(at, 0, sums, stride, wider) == 0;
            dangers[at] = always ? Double.POSITIVE_INFINITY : all;
            sums = forward(at, sums, stride, wider);
            stride = wider;
        }
        return dangers;
    }

    // What all ways count that have, or have not, a danger in this cell.
    private double through(int at, int danger, double[] sums, int stride, int wider) {
        int[] to = layers.to[at];
        double all = 0;
        for (int edge = danger; edge < to.length; edge += 2) {
            if (to[edge] >= 0) {
                int from = (edge >> 1) * stride;
                int into = to[edge] * wider + danger;
                double sum = 0;
                for (int i = 0, width = Math.min(stride, wider - danger); i < width; i++) {
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
        int stride = most + 1;
        double[] last = new double[layers.states[cells] * stride];
        for (int i = 0; i < last.length; i++) {
            last[i] = i % stride < rest.length ? rest[i % stride] : 0;
        }
        backward[cells] = last;
        for (int at = cells - 1; at >= 0; at--) {
            int narrower = Math.min(most, at) + 1;
            backward[at] = back(at, backward[at + 1], narrower, stride);
            stride = narrower;
        }
    }

    private double[] back(int at, double[] after, int narrower, int stride) {
        double[] sums = new double[layers.states[at] * narrower];
        int[] to = layers.to[at];
        for (int edge = 0; edge < to.length; edge++) {
            if (to[edge] >= 0) {
                int into = (edge >> 1) * narrower;
                int from = to[edge] * stride + (edge & 1);
                int count = count(at, edge);
                int width = Math.min(narrower, stride - (edge & 1));
                for (int i = 0; i < width; i++) {
                    sums[into + i] += count * after[from + i];
                }
            }
        }
        return sums;
    }

    /** The sums by which {@link #draw} chooses, over the ways with exactly so many dangers. */
    double[][] prepare(int dangers) {
        double[] only = new double[most + 1];
        only[dangers] = 1;
        backward(only);
        return backward;
    }

    /** Draws one way, each as likely as it counts. */
    void draw(double[][] prepared, Dice dice, IntConsumer danger) {
        int state = 0;
        int dangers = 0;
        for (int at = 0; at < cells; at++) {
            int stride = Math.min(most, at + 1) + 1;
            double clear = value(at, 2 * state, prepared[at + 1], stride, dangers);
            double with = value(at, 2 * state + 1, prepared[at + 1], stride, dangers + 1);
            boolean taken = dice.nextDouble() * (clear + with) >= clear;
            state = layers.to[at][2 * state + (taken ? 1 : 0)];
            dangers += taken ? 1 : 0;
            if (taken) {
                danger.accept(layers.cells()[at]);
            }
        }
    }

    private double value(int at, int edge, double[] after, int stride, int dangers) {
        int next = layers.to[at][edge];
        return next < 0 || dangers >= stride ? 0 : count(at, edge) * after[next * stride + dangers];
    }
}
