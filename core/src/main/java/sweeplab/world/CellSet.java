// SPDX-License-Identifier: Apache-2.0
package sweeplab.world;

import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import sweeplab.base.PublicApi;

/** A set of cells of one board, kept as bits. */
@PublicApi
public final class CellSet {

    private final long[] words;
    private final int capacity;

    public CellSet(int capacity) {
        this.capacity = capacity;
        words = new long[(capacity + 63) >>> 6];
    }

    private CellSet(long[] words, int capacity) {
        this.words = words;
        this.capacity = capacity;
    }

    public static CellSet of(int capacity, int... cells) {
        CellSet set = new CellSet(capacity);
        for (int cell : cells) {
            set.add(cell);
        }
        return set;
    }

    public CellSet copy() {
        return new CellSet(words.clone(), capacity);
    }

    /** How many cells the board has: members are 0 to capacity - 1. */
    public int capacity() {
        return capacity;
    }

    public boolean contains(int cell) {
        return (words[cell >>> 6] & (1L << cell)) != 0;
    }

    /** Adds the cell; true if it was not in the set before. */
    public boolean add(int cell) {
        long word = words[cell >>> 6];
        words[cell >>> 6] = word | (1L << cell);
        return (word & (1L << cell)) == 0;
    }

    /** Removes the cell; true if it was in the set. */
    public boolean remove(int cell) {
        long word = words[cell >>> 6];
        words[cell >>> 6] = word & ~(1L << cell);
        return (word & (1L << cell)) != 0;
    }

    public void addAll(CellSet other) {
        for (int i = 0; i < words.length; i++) {
            words[i] |= other.words[i];
        }
    }

    public void removeAll(CellSet other) {
        for (int i = 0; i < words.length; i++) {
            words[i] &= ~other.words[i];
        }
    }

    public void retainAll(CellSet other) {
        for (int i = 0; i < words.length; i++) {
            words[i] &= other.words[i];
        }
    }

    public boolean containsAll(CellSet other) {
        for (int i = 0; i < words.length; i++) {
            if ((other.words[i] & ~words[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    public boolean intersects(CellSet other) {
        for (int i = 0; i < words.length; i++) {
            if ((other.words[i] & words[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    public void clear() {
        Arrays.fill(words, 0);
    }

    public int size() {
        int size = 0;
        for (long word : words) {
            size += Long.bitCount(word);
        }
        return size;
    }

    public boolean isEmpty() {
        for (long word : words) {
            if (word != 0) {
                return false;
            }
        }
        return true;
    }

    /** The first member at or after this cell, or -1 if there is none. */
    public int next(int from) {
        int i = from >>> 6;
        if (i >= words.length) {
            return -1;
        }
        long word = words[i] & (-1L << from);
        while (word == 0) {
            if (++i == words.length) {
                return -1;
            }
            word = words[i];
        }
        return (i << 6) + Long.numberOfTrailingZeros(word);
    }

    public void forEach(IntConsumer action) {
        for (int cell = next(0); cell >= 0; cell = next(cell + 1)) {
            action.accept(cell);
        }
    }

    public int[] toArray() {
        int[] cells = new int[size()];
        int n = 0;
        for (int cell = next(0); cell >= 0; cell = next(cell + 1)) {
            cells[n++] = cell;
        }
        return cells;
    }

    public IntStream stream() {
        return Arrays.stream(toArray());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CellSet set && set.capacity == capacity && Arrays.equals(set.words, words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }

    @Override
    public String toString() {
        return Arrays.toString(toArray());
    }
}
