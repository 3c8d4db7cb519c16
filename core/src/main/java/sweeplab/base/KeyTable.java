// SPDX-License-Identifier: Apache-2.0
package sweeplab.base;

import java.util.Arrays;

/** Numbers keys of a few words in the order in which they are met (a hash table). */
public final class KeyTable {

    private final int words;
    private final long[] one = new long[1];
    private long[] keys;
    private int[] slots;
    private int size;

    /** A table of keys of so many words, about so many of them. */
    public KeyTable(int words, int expected) {
        this.words = words;
        keys = new long[Math.max(1, words * expected)];
        slots = new int[Integer.highestOneBit(expected) * 4];
    }

    public int size() {
        return size;
    }

    /** All keys one after the other. */
    public long[] keys() {
        return keys;
    }

    /** The number of a key of one word. */
    public int number(long key) {
        one[0] = key;
        return number(one);
    }

    public int number(long[] key) {
        int slot = slot(key, 0);
        while (slots[slot] != 0) {
            int number = slots[slot] - 1;
            if (same(key, number)) {
                return number;
            }
            slot = slot + 1 & slots.length - 1;
        }
        add(key, slot);
        return size - 1;
    }

    private boolean same(long[] key, int number) {
        for (int i = 0; i < words; i++) {
            if (keys[number * words + i] != key[i]) {
                return false;
            }
        }
        return true;
    }

    private void add(long[] key, int slot) {
        if ((size + 1) * words > keys.length) {
            keys = Arrays.copyOf(keys, 2 * keys.length);
        }
        System.arraycopy(key, 0, keys, size * words, words);
        slots[slot] = ++size;
        if (2 * size > slots.length) {
            grow();
        }
    }

    private void grow() {
        slots = new int[2 * slots.length];
        for (int number = 0; number < size; number++) {
            int slot = slot(keys, number * words);
            while (slots[slot] != 0) {
                slot = slot + 1 & slots.length - 1;
            }
            slots[slot] = number + 1;
        }
    }

    private int slot(long[] from, int first) {
        long hash = 0;
        for (int i = 0; i < words; i++) {
            hash = (hash ^ from[first + i]) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 29;
        }
        return (int) (hash >>> 20) & slots.length - 1;
    }
}
