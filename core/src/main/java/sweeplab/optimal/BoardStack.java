// SPDX-License-Identifier: Apache-2.0
package sweeplab.optimal;

import java.util.Arrays;
import sweeplab.base.Budget;

/**
 * Lists of boards, each a range of one array: bits of mines, in order of groups of rivals ({@link RivalGroups}), the first of
 * each group marked. New lists come on top and are taken away by setting {@code top} back.
 */
final class BoardStack {

    /** More cells than this leave no bit for the mark. */
    static final int MOST_CELLS = 62;

    /** Marks the first board of a group. */
    static final long FIRST = 1L << 63;

    // Some microseconds of work for each board in the longest loops.
    private static final int BOARDS_BETWEEN_LOOKS = 1 << 12;

    private final long[] adjacent;
    private final int symbols;
    private final Budget budget;
    private final ClueLists lists;

    long[] boards;
    int top;

    BoardStack(long[] adjacent, int symbols, long[] boards, Budget budget) {
        this.adjacent = adjacent;
        this.symbols = symbols;
        this.boards = boards;
        this.budget = budget;
        lists = new ClueLists(adjacent, symbols);
        top = boards.length;
    }

    /** Leaves the search if the budget is spent: asked for each board of a long list, it looks now and then. */
    static void look(int board, Budget budget) {
        if ((board & (BOARDS_BETWEEN_LOOKS - 1)) == 0) {
            budget.demand(BOARDS_BETWEEN_LOOKS / 8);
        }
    }

    void look(int board) {
        look(board, budget);
    }

    static int[] cells(long set) {
        int[] cells = new int[Long.bitCount(set)];
        long rest = set;
        for (int i = 0; i < cells.length; i++, rest &= rest - 1) {
            cells[i] = Long.numberOfTrailingZeros(rest);
        }
        return cells;
    }

    /**
     * Puts on top those boards of a range where a cell is safe, sorted by what it shows: those with clue k lie from the k-th
     * number to the next.
     */
    int[] open(int cell, int from, int to) {
        int[] ends = ends(cell, from, to, top);
        int need = top + to - from;
        if (need > boards.length) {
            boards = Arrays.copyOf(boards, need + boards.length / 4);
        }
        copy(cell, from, to, ends);
        top = ends[symbols];
        return ends;
    }

    /** Sorts a range by what cells show that are safe on all its boards: see {@link ClueLists}. */
    int[] sort(long cells, int from, int to) {
        return lists.sort(this, from, to, cells);
    }

    /** By so many cells a range can be sorted at once. */
    int mostCells() {
        return lists.mostCells();
    }

    private int[] ends(int cell, int from, int to, int start) {
        int[] ends = new int[symbols + 2];
        for (int i = from; i < to; i++) {
            look(i);
            ends[shown(cell, boards[i]) + 1]++;
        }
        ends[0] = start;
        for (int i = 0; i <= symbols; i++) {
            ends[i + 1] += ends[i];
        }
        return ends;
    }

    private void copy(int cell, int from, int to, int[] ends) {
        int[] next = ends.clone();
        int[] groups = new int[symbols + 1];
        int group = 0;
        for (int i = from; i < to; i++) {
            look(i);
            long board = boards[i];
            int shown = shown(cell, board);
            group += (int) (board >>> 63);
            boards[next[shown]++] = board & ~FIRST | (groups[shown] == group ? 0 : FIRST);
            groups[shown] = group;
        }
    }

    // What the cell shows; above all clues if it is a mine.
    private int shown(int cell, long board) {
        return (board >>> cell & 1) != 0 ? symbols : Long.bitCount(board & adjacent[cell]);
    }

    /** How many groups of rivals there are in a range: no play wins more. */
    int groups(int from, int to) {
        int count = 0;
        for (int i = from; i < to; i++) {
            count += (int) (boards[i] >>> 63);
        }
        return count;
    }
}
