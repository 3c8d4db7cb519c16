// SPDX-License-Identifier: Apache-2.0
package sweeplab.endgame;

import java.util.Arrays;

/** A stack of cells that may be opened at each node of a search, with the weight of the worlds where they are safe. */
final class CellStack {

    int[] cell = new int[64];
    long[] gain = new long[64];

    /** How many different things the cell may show; 0 for cells that are not worth opening. */
    int[] tells = new int[64];

    /** Makes room for entries up to this one. */
    void room(int end) {
        if (end > cell.length) {
            cell = Arrays.copyOf(cell, 2 * end);
            gain = Arrays.copyOf(gain, 2 * end);
            tells = Arrays.copyOf(tells, 2 * end);
        }
    }

    /** The safest first; among equals the one that tells more. */
    void sort(int from, int end) {
        for (int i = from + 1; i < end; i++) {
            int c = cell[i];
            long g = gain[i];
            int t = tells[i];
            int j = i;
            for (; j > from && (gain[j - 1] < g || gain[j - 1] == g && tells[j - 1] < t); j--) {
                cell[j] = cell[j - 1];
                gain[j] = gain[j - 1];
                tells[j] = tells[j - 1];
            }
            cell[j] = c;
            gain[j] = g;
            tells[j] = t;
        }
    }
}
