// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

import sweeplab.view.View;

/** How many worlds fit a position, while they are not too many: tells when the rest can be listed. */
public final class Headcount {

    /** More than anybody lists, or not known. */
    public static final long MANY = 1_000_000_000_000_000L;

    private Headcount() {}

    /** The number of worlds, or {@link #MANY} if there are at least so many, the total is not told, or it is not known. */
    public static long of(Workings workings) {
        int left = workings.position().dangersLeft();
        if (left == View.UNTOLD || !workings.solved()) {
            return MANY;
        }
        long[] ways = {1};
        int least = 0;
        for (int i = 0; i < workings.regions().count(); i++) {
            DangerTable table = workings.regions().get(i).table;
            if (!table.quick()) {
                return MANY;
            }
            ways = times(ways, table.solutions);
            least += table.least;
            if (ways[0] == MANY || ways[ways.length - 1] == MANY || ways.length > 64) {
                return MANY;
            }
        }
        long worlds = 0;
        for (int k = 0; k < ways.length; k++) {
            worlds = plus(worlds, times(ways[k], choose(workings.free(), left - least - k)));
        }
        return worlds;
    }

    private static long[] times(long[] a, double[] b) {
        long[] product = new long[a.length + b.length - 1];
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < b.length; j++) {
                // A number of solutions is whole, and exact as far as it is below MANY.
                long ways = b[j] >= MANY ? MANY : (long) b[j];
                product[i + j] = plus(product[i + j], times(a[i], ways));
            }
        }
        return product;
    }

    private static long plus(long a, long b) {
        return Math.min(MANY, a + b);
    }

    private static long times(long a, long b) {
        return a == 0 || b == 0 ? 0 : a > MANY / b ? MANY : Math.min(MANY, a * b);
    }

    // The ways to choose k of n: after each factor a whole number, which is not yet more than in the end.
    private static long choose(int n, int k) {
        if (k < 0 || k > n) {
            return 0;
        }
        long ways = 1;
        for (int i = 0; i < Math.min(k, n - k); i++) {
            if (ways > Long.MAX_VALUE / n) {
                return MANY;
            }
            ways = ways * (n - i) / (i + 1);
        }
        return Math.min(MANY, ways);
    }
}
