// SPDX-License-Identifier: Apache-2.0
package sweeplab.review.judge;

/** How many patterns there are of each size: so many dangers and so many safe cells, as one number. */
final class Sizes {

    /** Of what cannot be. */
    static final int NONE = -1;

    private static final int SHIFT = 4;
    private static final int SAFE = (1 << SHIFT) - 1;

    private final long[] counts = new long[1 << 2 * SHIFT];

    static int of(int dangers, int safe) {
        return dangers << SHIFT | safe;
    }

    static int sum(int one, int other) {
        return one + other;
    }

    void add(int size, int count) {
        if (size != NONE) {
            counts[size] += count;
        }
    }

    /** The same of any two different ones that share no cell. */
    Sizes couples() {
        Sizes couples = new Sizes();
        for (int i = 0; i < counts.length; i++) {
            for (int j = 0; j <= i && counts[i] > 0; j++) {
                if (counts[j] > 0) {
                    couples.counts[sum(i, j)] += i == j ? counts[i] * (counts[i] - 1) / 2 : counts[i] * counts[j];
                }
            }
        }
        return couples;
    }

    /** How many are to be expected where so many of so many cells are dangers, all ways equally likely. */
    double expected(int ofThem, int cells) {
        double sum = 0;
        for (int size = 0; size < counts.length; size++) {
            if (counts[size] != 0) {
                sum += counts[size] * chance(size >> SHIFT, size & SAFE, ofThem, cells);
            }
        }
        return sum;
    }

    /** How likely it is that certain cells are dangers and others safe. */
    static double chance(int dangers, int safe, int ofThem, int cells) {
        double chance = 1;
        int left = cells;
        for (int i = 0; i < dangers; i++) {
            chance *= (double) Math.max(0, ofThem - i) / Math.max(1, left--);
        }
        for (int i = 0; i < safe; i++) {
            chance *= (double) Math.max(0, cells - ofThem - i) / Math.max(1, left--);
        }
        return chance;
    }
}
