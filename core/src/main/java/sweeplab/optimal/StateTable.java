// SPDX-License-Identifier: Apache-2.0
package sweeplab.optimal;

import java.util.Arrays;
import sweeplab.base.Budget;

/** A transposition table: values of positions by keys of a fixed number of words: open addressing in plain arrays. */
final class StateTable {

    static final long UNKNOWN = -1;

    private final int words;
    private final Budget budget;
    private final int mostSlots;
    private long[] keys;
    private long[] values;
    private int size;

    /** A table that takes at most about this many bytes. */
    StateTable(int words, long bytes, Budget budget) {
        this.words = words;
        this.budget = budget;
        long slots = Math.min(bytes / (8L * (words + 1)), Integer.MAX_VALUE / (2L * words));
        mostSlots = Integer.highestOneBit((int) Math.max(slots, 1 << 10));
        keys = new long[(1 << 10) * words];
        values = empty(1 << 10);
    }

    private static long[] empty(int slots) {
        long[] values = new long[slots];
        Arrays.fill(values, UNKNOWN);
        return values;
    }

    int size() {
        return size;
    }

    /** True if the table has stopped to grow: new keys are no longer kept. */
    boolean full() {
        return values.length == mostSlots && size >= mostSlots - mostSlots / 4;
    }

    long get(long[] key) {
        return values[slot(key, 0)];
    }

    void put(long[] key, long value) {
        int slot = slot(key, 0);
        if (values[slot] == UNKNOWN) {
            if (full()) {
                return;
            }
            if (size >= values.length - values.length / 4) {
                grow();
                slot = slot(key, 0);
            }
            System.arraycopy(key, 0, keys, slot * words, words);
            size++;
        }
        values[slot] = value;
    }

    private int slot(long[] key, int at) {
        long hash = 0;
        for (int i = 0; i < words; i++) {
            hash = (hash ^ key[at + i]) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 29;
        }
        int mask = values.length - 1;
        int slot = (int) (hash >>> 7) & mask;
        while (values[slot] != UNKNOWN && !same(key, at, slot * words)) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private boolean same(long[] key, int at, int stored) {
        for (int i = 0; i < words; i++) {
            if (keys[stored + i] != key[at + i]) {
                return false;
            }
        }
        return true;
    }

    private void grow() {
        long[] oldKeys = keys;
        long[] oldValues = values;
        keys = new long[2 * oldKeys.length];
        values = empty(2 * oldValues.length);
        for (int i = 0; i < oldValues.length; i++) {
            BoardStack.look(i, budget);
            if (oldValues[i] != UNKNOWN) {
                int slot = slot(oldKeys, i * words);
                System.arraycopy(oldKeys, i * words, keys, slot * words, words);
                values[slot] = oldValues[i];
            }
        }
    }
}
