// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer.relation;

import sweeplab.relation.Sum;
import sweeplab.view.Statement;

/** What a sum alone settles, where its possible values fit into the bits of a word: from each place on those that can still be made good. */
final class SumBits {

    private static final int WORD = 64;

    private SumBits() {}

    /** True if all sums that its cells can have, and those that are allowed, fit into a word. */
    static boolean fits(Sum sum) {
        int below = 0;
        int above = 0;
        for (int weight : sum.weights()) {
            below -= Math.min(0, weight);
            above += Math.max(0, weight);
        }
        return below + above < WORD;
    }

    /** Tells what the sum settles; false if it cannot be. */
    static boolean tell(Sum sum, byte[] known, Alone.Listener listener) {
        int[] cells = sum.cells();
        int[] weights = sum.weights();
        int start = sum.start();
        long[] good = new long[cells.length + 1];
        good[cells.length] = allowed(sum, start);
        for (int i = cells.length - 1; i >= 0; i--) {
            good[i] = either(known[cells[i]], good[i + 1], shift(good[i + 1], -weights[i]));
        }
        if ((good[0] >>> start & 1) == 0) {
            return false;
        }
        long sums = 1L << start;
        for (int i = 0; i < cells.length; i++) {
            long more = shift(sums, weights[i]);
            byte at = known[cells[i]];
            boolean danger = (more & good[i + 1]) != 0;
            if (at == Statement.UNKNOWN && danger != ((sums & good[i + 1]) != 0)) {
                listener.settled(cells[i], danger);
            }
            sums = either(at, sums, more);
        }
        return true;
    }

    private static long allowed(Sum sum, int start) {
        long allowed = 0;
        for (int i = 0; i < sum.worth().length; i++) {
            int at = start + sum.least() + i;
            allowed |= at >= 0 && at < WORD && sum.worth()[i] > 0 ? 1L << at : 0;
        }
        return allowed;
    }

    private static long either(byte at, long clear, long danger) {
        return (at == Statement.DANGER ? 0 : clear) | (at == Statement.SAFE ? 0 : danger);
    }

    private static long shift(long bits, int by) {
        return by >= 0 ? bits << by : bits >>> -by;
    }
}
