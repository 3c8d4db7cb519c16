// SPDX-License-Identifier: Apache-2.0
package sweeplab.optimal;

import java.util.Arrays;

/** Sorts boards into lists by what several cells show on them, all cells at once: the lists are numbered as they turn up. */
final class ClueLists {

    private static final int NONE = -1;

    private final long[] adjacent;
    private final int bits;

    // The numbers of the lists by the clues of all cells: open addressing.
    private long[] keys = new long[64];
    private int[] slots = new int[64];

    private int[] listOf = {};
    private long[] sorted = {};
    private int[] sizes = new int[32];
    private long[] clues = new long[32];
    private int[] lastGroup = new int[32];
    private int count;

    ClueLists(long[] adjacent, int symbols) {
        this.adjacent = adjacent;
        bits = 32 - Integer.numberOfLeadingZeros(symbols - 1);
        Arrays.fill(slots, NONE);
    }

    /** By so many cells boards can be sorted at once. */
    int mostCells() {
        return Long.SIZE / bits;
    }

    /**
     * Sorts a range of boards by what these cells show, which are safe on all of them: the i-th list lies between the i-th number
     * and the next. The first board of each group in each list is marked.
     */
    int[] sort(BoardStack stack, int from, int to, long cells) {
        read(stack, from, to, BoardStack.cells(cells));
        int[] ends = new int[count + 1];
        ends[0] = from;
        for (int list = 0; list < count; list++) {
            ends[list + 1] = ends[list] + sizes[list];
            sizes[list] = ends[list] - from;
            lastGroup[list] = 0;
        }
        if (count > 1) {
            write(stack.boards, from, to);
        }
        forget();
        return ends;
    }

    private void read(BoardStack stack, int from, int to, int[] cells) {
        long[] boards = stack.boards;
        if (listOf.length < to - from) {
            listOf = new int[to - from];
            sorted = new long[to - from];
        }
        long last = -1;
        int list = 0;
        for (int i = from; i < to; i++) {
            stack.look(i);
            long key = 0;
            for (int cell : cells) {
                key = key << bits | Long.bitCount(boards[i] & adjacent[cell]);
            }
            if (key != last) {
                list = list(key);
                last = key;
            }
            listOf[i - from] = list;
            sizes[list]++;
        }
    }

    private int list(long key) {
        int slot = slot(key);
        if (slots[slot] == NONE) {
            if (2 * count >= slots.length) {
                grow();
                slot = slot(key);
            }
            slots[slot] = count;
            keys[slot] = key;
            clues[count] = key;
            sizes[count++] = 0;
        }
        return slots[slot];
    }

    private int slot(long key) {
        int mask = slots.length - 1;
        int slot = (int) (key * 0x9E3779B97F4A7C15L >>> 32) & mask;
        while (slots[slot] != NONE && keys[slot] != key) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void grow() {
        int length = 2 * slots.length;
        keys = new long[length];
        slots = new int[length];
        Arrays.fill(slots, NONE);
        sizes = Arrays.copyOf(sizes, length / 2);
        clues = Arrays.copyOf(clues, length / 2);
        lastGroup = Arrays.copyOf(lastGroup, length / 2);
        for (int list = 0; list < count; list++) {
            int slot = slot(clues[list]);
            keys[slot] = clues[list];
            slots[slot] = list;
        }
    }

    private void write(long[] boards, int from, int to) {
        int group = 0;
        for (int i = from; i < to; i++) {
            int list = listOf[i - from];
            group += (int) (boards[i] >>> 63);
            sorted[sizes[list]++] = boards[i] & ~BoardStack.FIRST | (lastGroup[list] == group ? 0 : BoardStack.FIRST);
            lastGroup[list] = group;
        }
        System.arraycopy(sorted, 0, boards, from, to - from);
    }

    // Takes out the newest first, so that each is still found where it was put.
    private void forget() {
        while (count > 0) {
            slots[slot(clues[--count])] = NONE;
        }
    }
}
