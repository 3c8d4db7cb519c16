// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

import java.util.function.IntPredicate;

/** A set of numbers from 0 on, as bits: how many dangers some cells may hold. */
final class TotalSet {

    private final int length;
    private final long[] words;

    private TotalSet(int length) {
        this.length = length;
        words = new long[(length + 63) >>> 6];
    }

    /** The numbers below the length that are meant. */
    static TotalSet of(int length, IntPredicate meant) {
        TotalSet totals = new TotalSet(length);
        for (int i = 0; i < length; i++) {
            if (meant.test(i)) {
                totals.words[i >>> 6] |= 1L << i;
            }
        }
        return totals;
    }

    int length() {
        return length;
    }

    private boolean contains(int i) {
        return (words[i >>> 6] >>> i & 1) != 0;
    }

    /** All sums of one of these and one of the others. */
    TotalSet plus(TotalSet others) {
        TotalSet sums = new TotalSet(length + others.length - 1);
        for (int i = 0; i < others.length; i++) {
            if (others.contains(i)) {
                sums.addAll(this, i);
            }
        }
        return sums;
    }

    /** The numbers below a length that give one of these when one of the others is added. */
    TotalSet minus(TotalSet others, int itsLength) {
        TotalSet rests = new TotalSet(itsLength);
        for (int i = 0; i < others.length; i++) {
            if (others.contains(i)) {
                rests.addAll(this, -i);
            }
        }
        return rests;
    }

    // Adds all numbers of another set, moved up by so many; what falls out at either end is left out.
    private void addAll(TotalSet other, int up) {
        int words64 = Math.floorDiv(up, 64);
        int bits = up & 63;
        for (int w = 0; w < words.length; w++) {
            long low = other.word(w - words64) << bits;
            long high = bits == 0 ? 0 : other.word(w - words64 - 1) >>> 64 - bits;
            words[w] |= low | high;
        }
        if ((length & 63) != 0) {
            words[words.length - 1] &= -1L >>> -length;
        }
    }

    private long word(int w) {
        return w < 0 || w >= words.length ? 0 : words[w];
    }

    /** The numbers in both. */
    TotalSet and(TotalSet other) {
        return of(Math.min(length, other.length), i -> contains(i) && other.contains(i));
    }

    boolean meets(TotalSet other) {
        for (int w = 0; w < Math.min(words.length, other.words.length); w++) {
            if ((words[w] & other.words[w]) != 0) {
                return true;
            }
        }
        return false;
    }

    boolean isEmpty() {
        return !meets(this);
    }

    /** The smallest number; there must be one. */
    int first() {
        int i = 0;
        while (!contains(i)) {
            i++;
        }
        return i;
    }

    /** The largest number; there must be one. */
    int last() {
        int i = length - 1;
        while (!contains(i)) {
            i--;
        }
        return i;
    }
}
