// SPDX-License-Identifier: Apache-2.0
package sweeplab.base;

/** A small, fast source of random numbers (SplitMix64) that gives the same numbers on every machine and in the browser. */
@PublicApi
public final class Dice {

    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private long state;

    public Dice(long seed) {
        state = seed;
    }

    /** A seed for one part of a larger experiment: neighbouring labels give unrelated seeds. */
    public static long seed(long seed, long label) {
        return mix(mix(seed + GOLDEN_GAMMA) + mix(label + GOLDEN_GAMMA) * GOLDEN_GAMMA);
    }

    public long nextLong() {
        state += GOLDEN_GAMMA;
        return mix(state);
    }

    /** A number from 0 to bound - 1, each equally likely. */
    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound is " + bound + ", it must be at least 1");
        }
        long product = (nextLong() >>> 32) * bound;
        long low = product & 0xFFFFFFFFL;
        if (low < bound) {
            long threshold = (1L << 32) % bound;
            while (low < threshold) {
                product = (nextLong() >>> 32) * bound;
                low = product & 0xFFFFFFFFL;
            }
        }
        return (int) (product >>> 32);
    }

    /** A number from 0 (included) to 1 (excluded). */
    public double nextDouble() {
        return (nextLong() >>> 11) * 0x1.0p-53;
    }

    /** A place in the list, drawn in proportion to the weight there. */
    public int pick(double[] weights) {
        double sum = 0;
        for (double weight : weights) {
            sum += weight;
        }
        double target = nextDouble() * sum;
        int last = 0;
        for (int i = 0; i < weights.length; i++) {
            if (weights[i] > 0) {
                last = i;
                target -= weights[i];
                if (target < 0) {
                    return i;
                }
            }
        }
        return last;
    }

    private static long mix(long z) {
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
