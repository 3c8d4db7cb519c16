// SPDX-License-Identifier: Apache-2.0
package sweeplab.relation;

import java.util.Arrays;

/**
 * A weighted count: the weights of the dangers among the cells add up to something allowed. {@code worth[s - least]} is what a world counts
 * whose sum is s, from {@code least} on; sums beyond are not allowed.
 */
public record Sum(Origin origin, int[] cells, int[] weights, int least, int[] worth) implements Relation {

    /** Between {@code atLeast} and {@code atMost} of the cells are dangers. */
    public static Sum count(Origin origin, int[] cells, int atLeast, int atMost) {
        int[] ones = new int[cells.length];
        Arrays.fill(ones, 1);
        int[] worth = new int[Math.max(0, atMost - atLeast + 1)];
        Arrays.fill(worth, 1);
        return new Sum(origin, cells, ones, atLeast, worth);
    }

    // States are sums, moved up so that none is below 0.
    @Override
    public int start() {
        int below = 0;
        for (int weight : weights) {
            below -= Math.min(0, weight);
        }
        return below;
    }

    @Override
    public int next(int state, int place, boolean danger) {
        return danger ? state + weights[place] : state;
    }

    @Override
    public int weight(int state) {
        int at = state - start() - least;
        return at >= 0 && at < worth.length ? worth[at] : 0;
    }

    /** True if every danger counts once, so that this is a plain count. */
    public boolean plain() {
        return Arrays.stream(weights).allMatch(weight -> weight == 1)
                && Arrays.stream(worth).allMatch(each -> each == 1);
    }
}
