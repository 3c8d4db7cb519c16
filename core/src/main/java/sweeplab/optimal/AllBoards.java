// SPDX-License-Identifier: Apache-2.0
package sweeplab.optimal;

import sweeplab.base.Budget;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;

/** All boards with a number of mines as plain bits: see {@link BoardStack}. */
final class AllBoards {

    private AllBoards() {}

    /** How many ways there are to choose k of n, or the largest number if there are more than that. */
    static long choose(int n, int k) {
        long ways = 1;
        for (int i = 1; i <= k; i++) {
            long factor = (long) n - k + i;
            if (ways > Long.MAX_VALUE / factor) {
                return Long.MAX_VALUE;
            }
            ways = ways * factor / i;
        }
        return ways;
    }

    /** For each cell the bits of its neighbours. */
    static long[] neighbours(Topology topology) {
        long[] adjacent = new long[topology.size()];
        for (int cell = 0; cell < adjacent.length; cell++) {
            for (int neighbour : topology.neighbours(cell)) {
                adjacent[cell] |= 1L << neighbour;
            }
        }
        return adjacent;
    }

    /** The boards without a mine in the spared cells, each a group of its own for now. */
    static long[] all(int cells, int mines, CellSet spared, Budget budget) {
        int[] free = new int[cells - spared.size()];
        int n = 0;
        for (int cell = 0; cell < cells; cell++) {
            if (!spared.contains(cell)) {
                free[n++] = cell;
            }
        }
        long[] boards = new long[Math.toIntExact(choose(n, mines))];
        long set = (1L << mines) - 1;
        for (int i = 0; i < boards.length; i++) {
            BoardStack.look(i, budget);
            boards[i] = BoardStack.FIRST | spread(set, free);
            set = set == 0 ? 0 : next(set);
        }
        return boards;
    }

    // The next larger number with as many bits.
    private static long next(long set) {
        long low = set & -set;
        long carry = set + low;
        return (set ^ carry) / low >>> 2 | carry;
    }

    private static long spread(long set, int[] cells) {
        long spread = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            spread |= 1L << cells[Long.numberOfTrailingZeros(rest)];
        }
        return spread;
    }
}
