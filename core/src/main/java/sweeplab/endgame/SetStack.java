// SPDX-License-Identifier: Apache-2.0
package sweeplab.endgame;

import java.util.Arrays;

/** A stack of sets of worlds, each a row of words and named by where it begins; other sets are the n-th row of an array. */
final class SetStack {

    final int words;
    long[] bits;
    private int top;

    SetStack(int words) {
        this.words = words;
        bits = new long[32 * words];
    }

    /** A new set on top, with anything in it. */
    int push() {
        int set = top;
        top += words;
        if (top > bits.length) {
            bits = Arrays.copyOf(bits, 2 * top);
        }
        return set;
    }

    /** Takes this set away and all above it. */
    void pop(int set) {
        top = set;
    }

    int size(int set) {
        int size = 0;
        for (int i = set; i < set + words; i++) {
            size += Long.bitCount(bits[i]);
        }
        return size;
    }

    /** Makes the target what is in the set and in the row; true if that is anything. */
    boolean meet(int target, int set, long[] rows, int row) {
        long any = 0;
        for (int i = 0; i < words; i++) {
            long word = bits[set + i] & rows[row * words + i];
            bits[target + i] = word;
            any |= word;
        }
        return any != 0;
    }

    boolean meets(int set, long[] rows, int row) {
        for (int i = 0; i < words; i++) {
            if ((bits[set + i] & rows[row * words + i]) != 0) {
                return true;
            }
        }
        return false;
    }

    boolean within(int set, long[] rows, int row) {
        for (int i = 0; i < words; i++) {
            if ((bits[set + i] & ~rows[row * words + i]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** True if whatever of the set is in the first row is in the second. */
    boolean implies(int set, long[] rows, int first, int second) {
        for (int i = 0; i < words; i++) {
            if ((bits[set + i] & rows[first * words + i] & ~rows[second * words + i]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** The word of a set without the row. */
    long without(int set, long[] rows, int row, int word) {
        return bits[set + word] & ~rows[row * words + word];
    }

    /** The members, written as these names. */
    int[] members(int set, int[] names) {
        int[] members = new int[size(set)];
        int n = 0;
        for (int i = 0; i < words; i++) {
            for (long rest = bits[set + i]; rest != 0; rest &= rest - 1) {
                members[n++] = names[(i << 6) + Long.numberOfTrailingZeros(rest)];
            }
        }
        return members;
    }
}
