// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.layers;

import java.util.Arrays;

/** Numbers of ways to choose. */
public final class Binomials {

    private Binomials() {}

    /** The ways to choose k of n cells. */
    public static double choose(int n, int k) {
        if (k < 0 || k > n) {
            return 0;
        }
        double ways = 1;
        for (int i = 0; i < Math.min(k, n - k); i++) {
            ways = ways * (n - i) / (i + 1);
        }
        return ways;
    }

    /**
     * Writes the ways to choose {@code most}, {@code most - 1}, … of n cells to {@code out[at]} and on, {@code length} numbers, all
     * divided by the largest of them: 0 only where there is no way, unless it is too small for a double.
     */
    public static void falling(int n, int most, double[] out, int at, int length) {
        int first = Math.max(0, most - n);
        int last = Math.min(length - 1, most);
        Arrays.fill(out, at, at + length, 0);
        int mode = Math.max(first, Math.min(last, most - n / 2));
        double weight = 1;
        for (int i = mode; i <= last; i++) {
            out[at + i] = weight;
            weight = weight * (most - i) / (n - most + i + 1.0);
        }
        weight = 1;
        for (int i = mode; i >= first && i <= last; i--) {
            out[at + i] = weight;
            weight = weight * (n - most + i) / (most - i + 1.0);
        }
    }
}
