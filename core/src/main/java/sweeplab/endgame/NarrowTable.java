// SPDX-License-Identifier: Apache-2.0
package sweeplab.endgame;

import java.util.Arrays;

/** The transposition table of {@link Narrow}, by sets of worlds: emptied at no cost, by counting up the round that entries belong to. */
final class NarrowTable {

    static final long UNKNOWN = -1;

    private long[] keys = new long[1 << 10];
    private long[] values = new long[1 << 10];
    private int[] rounds = new int[1 << 10];
    private int round;
    private int size;

    void clear() {
        size = 0;
        if (++round == Integer.MAX_VALUE) {
            Arrays.fill(rounds, 0);
            round = 1;
        }
    }

    /** The value stored for this set, or {@link #UNKNOWN}. */
    long get(long key) {
        int slot = slot(key);
        return rounds[slot] == round ? values[slot] : UNKNOWN;
    }

    void put(long key, long value) {
        int slot = slot(key);
        if (rounds[slot] != round) {
            if (2 * ++size > keys.length) {
                grow();
                slot = slot(key);
            }
            rounds[slot] = round;
            keys[slot] = key;
        }
        values[slot] = value;
    }

    private int slot(long key) {
        int mask = keys.length - 1;
        int slot = (int) ((key * 0x9E3779B97F4A7C15L) >>> 32) & mask;
        while (rounds[slot] == round && keys[slot] != key) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void grow() {
        long[] oldKeys = keys;
        long[] oldValues = values;
        int[] oldRounds = rounds;
        keys = new long[2 * oldKeys.length];
        values = new long[keys.length];
        rounds = new int[keys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldRounds[i] == round) {
                int slot = slot(oldKeys[i]);
                keys[slot] = oldKeys[i];
                values[slot] = oldValues[i];
                rounds[slot] = round;
            }
        }
    }
}
