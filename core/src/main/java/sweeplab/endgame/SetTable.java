// SPDX-License-Identifier: Apache-2.0
package sweeplab.endgame;

import java.util.Arrays;

/** The transposition table of {@link Wide}: sets of worlds, named by two hash codes. */
final class SetTable {

    static final long UNKNOWN = -1;
    private static final int MOST = 1 << 21;

    private long[] a = new long[1 << 8];
    private long[] b = new long[1 << 8];
    private long[] values = unknown(1 << 8);
    private int size;

    private static long[] unknown(int slots) {
        long[] values = new long[slots];
        Arrays.fill(values, UNKNOWN);
        return values;
    }

    long get(long keyA, long keyB) {
        return values[slot(keyA, keyB)];
    }

    /** Keeps a value; new names are forgotten once there are too many. */
    void put(long keyA, long keyB, long value) {
        int slot = slot(keyA, keyB);
        if (values[slot] == UNKNOWN) {
            if (size == MOST) {
                return;
            }
            if (2 * ++size > values.length) {
                grow();
                slot = slot(keyA, keyB);
            }
            a[slot] = keyA;
            b[slot] = keyB;
        }
        values[slot] = value;
    }

    private int slot(long keyA, long keyB) {
        int mask = values.length - 1;
        int slot = (int) (keyA ^ keyA >>> 32) & mask;
        while (values[slot] != UNKNOWN && (a[slot] != keyA || b[slot] != keyB)) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void grow() {
        long[] oldA = a;
        long[] oldB = b;
        long[] oldValues = values;
        a = new long[2 * oldA.length];
        b = new long[a.length];
        values = unknown(a.length);
        for (int i = 0; i < oldA.length; i++) {
            if (oldValues[i] != UNKNOWN) {
                int slot = slot(oldA[i], oldB[i]);
                a[slot] = oldA[i];
                b[slot] = oldB[i];
                values[slot] = oldValues[i];
            }
        }
    }
}
