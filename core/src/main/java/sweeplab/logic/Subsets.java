// SPDX-License-Identifier: Apache-2.0
package sweeplab.logic;

import java.util.function.Consumer;

/** All ways to choose some of n things. */
public final class Subsets {

    // More than this would not fit: report 002's knowledge base ran out of memory at this point.
    private static final long MOST = 10_000;

    private Subsets() {}

    /** True if there are too many ways to choose k of n things to write them all down. */
    public static boolean tooMany(int n, int k) {
        return ways(n, k) > MOST;
    }

    // Beyond the most, some number that is larger.
    private static long ways(int n, int k) {
        long ways = 1;
        for (int i = 1; i <= Math.min(k, n - k) && ways <= MOST; i++) {
            ways = ways * (n - i + 1) / i;
        }
        return ways;
    }

    /** How many ways there are to choose between so many of n things, where they are not {@link #tooMany}. */
    public static long ways(int n, int atLeast, int atMost) {
        long ways = 0;
        for (int k = Math.max(0, atLeast); k <= Math.min(atMost, n); k++) {
            ways += ways(n, k);
        }
        return ways;
    }

    /** True if there are too many ways to choose between so many of n things. */
    public static boolean tooMany(int n, int atLeast, int atMost) {
        for (int k = Math.max(0, atLeast); k <= Math.min(atMost, n); k++) {
            if (tooMany(n, k)) {
                return true;
            }
        }
        return false;
    }

    /** Hands over every choice of k of 0 to n - 1, in ascending order each; the array is used again for the next. */
    public static void forEach(int n, int k, Consumer<int[]> action) {
        int[] chosen = new int[k];
        for (int i = 0; i < k; i++) {
            chosen[i] = i;
        }
        while (k <= n) {
            action.accept(chosen);
            int i = k - 1;
            while (i >= 0 && chosen[i] == n - k + i) {
                i--;
            }
            if (i < 0) {
                return;
            }
            chosen[i]++;
            for (int j = i + 1; j < k; j++) {
                chosen[j] = chosen[j - 1] + 1;
            }
        }
    }
}
