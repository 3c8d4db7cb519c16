// SPDX-License-Identifier: Apache-2.0
package sweeplab.optimal;

import java.util.Arrays;
import sweeplab.base.Budget;

/**
 * Puts boards into groups of rivals: two boards are rivals if every cell that is safe in both shows the same clue in both.
 * Whoever plays sees no difference until opening a cell that is a mine in one of them, so no play wins both; of a group
 * at most one board is won.
 *
 * <p>A board joins the first group that it fits: one that shows the same clue, or mines only, in each of the board's safe cells.
 * Boards that are in groups already come out in as few groups or fewer. Long lists are taken in pieces,
 * small ones where few boards have rivals.
 */
final class RivalGroups {

    private static final int PIECE = 1 << 14;
    private static final int LONG = 1 << 13;
    private static final int SMALL_PIECE = 1 << 10;
    private static final int SAMPLE = 64;

    private final long[] adjacent;
    private final int symbols;
    private final Budget budget;

    // For each 64 groups and each cell, the groups that show each clue there, and then those that have only mines
    // there.
    private final long[][] shows;
    private final int[] mined;
    private final int[] same;

    private final long[] piece = new long[PIECE];
    private final int[] groupOf = new int[PIECE];
    private final long[] shown = new long[PIECE + 1];
    private final int[] sizes = new int[PIECE + 1];
    private final int[] blunt;

    private int[] cells = {};
    private long unsettled;
    private int groups;
    private int asked;
    private int nextCell;

    RivalGroups(long[] adjacent, int symbols, Budget budget) {
        this.adjacent = adjacent;
        this.symbols = symbols;
        this.budget = budget;
        shows = new long[PIECE / 64 + 1][adjacent.length * (symbols + 1)];
        mined = new int[adjacent.length];
        same = new int[adjacent.length];
        blunt = new int[adjacent.length];
    }

    /** Brings the boards of a range in order of groups, and marks the first of each group. */
    void arrange(BoardStack stack, int from, int to, long itsUnsettled) {
        unsettled = itsUnsettled;
        cells = BoardStack.cells(unsettled);
        boolean few = to - from > LONG && fewRivals(stack.boards, (from + to) >>> 1);
        int length = few ? SMALL_PIECE : PIECE;
        for (int start = from; start < to; start += length) {
            arrangePiece(stack.boards, start, Math.min(start + length, to));
        }
    }

    // Tries a piece from here on: where nearly all boards are alone, large pieces cost more than they help.
    private boolean fewRivals(long[] boards, int start) {
        arrangePiece(boards, start, start + SMALL_PIECE);
        return groups > SMALL_PIECE - SMALL_PIECE / 16;
    }

    private void arrangePiece(long[] boards, int from, int to) {
        System.arraycopy(boards, from, piece, 0, to - from);
        sharpestFirst(to - from);
        join(to - from);
        place(to - from, boards, from);
    }

    private void join(int size) {
        groups = 0;
        for (int i = 0; i < size; i++) {
            budget.demand(1 + (groups >>> 10));
            int group = firstFit(piece[i]);
            if (group == groups) {
                begin(piece[i]);
            }
            join(group, piece[i]);
            groupOf[i] = group;
            sizes[group]++;
        }
    }

    // Begins a group that has mines where this board has.
    private void begin(long board) {
        long[] row = shows[groups >>> 6];
        if ((groups & 63) == 0) {
            Arrays.fill(row, 0);
        }
        for (long rest = board & unsettled; rest != 0; rest &= rest - 1) {
            row[Long.numberOfTrailingZeros(rest) * (symbols + 1) + symbols] |= 1L << groups;
        }
        shown[groups] = 0;
        sizes[groups++] = 0;
    }

    private int firstFit(long board) {
        asked = 0;
        nextCell = 0;
        for (int word = 0; word << 6 < groups; word++) {
            long[] row = shows[word];
            long fits = word < groups >>> 6 ? -1 : (1L << groups) - 1;
            for (int i = 0; fits != 0 && (i < asked || askMore(board)); i++) {
                fits &= row[mined[i]] | row[same[i]];
            }
            if (fits != 0) {
                return (word << 6) + Long.numberOfTrailingZeros(fits);
            }
        }
        return groups;
    }

    // Notes what a group must have, one or the other, that this board may join, in its next safe cell; false if none is
    // left.
    private boolean askMore(long board) {
        while (nextCell < cells.length) {
            int cell = cells[nextCell++];
            if ((board >>> cell & 1) == 0) {
                int at = cell * (symbols + 1);
                mined[asked] = at + symbols;
                same[asked++] = at + Long.bitCount(board & adjacent[cell]);
                return true;
            }
        }
        return false;
    }

    private void join(int group, long board) {
        long[] row = shows[group >>> 6];
        long news = ~board & ~shown[group] & unsettled;
        shown[group] |= news;
        for (long rest = news; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            int at = cell * (symbols + 1);
            row[at + symbols] &= ~(1L << group);
            row[at + Long.bitCount(board & adjacent[cell])] |= 1L << group;
        }
    }

    private void place(int size, long[] out, int from) {
        int at = from;
        for (int group = 0; group < groups; group++) {
            at += sizes[group];
            sizes[group] = at - sizes[group];
        }
        for (int i = 0; i < size; i++) {
            out[sizes[groupOf[i]]++] = piece[i] & ~BoardStack.FIRST;
        }
        // Now each group's number is where the next begins.
        int first = from;
        for (int group = 0; group < groups; group++) {
            out[first] |= BoardStack.FIRST;
            first = sizes[group];
        }
    }

    // Orders the cells by how few boards agree with one where the cell is safe, going by a sample.
    private void sharpestFirst(int size) {
        if (size <= 8 * SAMPLE) {
            return;
        }
        for (int cell : cells) {
            blunt[cell] = bluntness(cell, size / SAMPLE);
        }
        for (int i = 1; i < cells.length; i++) {
            int cell = cells[i];
            int j = i;
            for (; j > 0 && blunt[cells[j - 1]] > blunt[cell]; j--) {
                cells[j] = cells[j - 1];
            }
            cells[j] = cell;
        }
    }

    private int bluntness(int cell, int step) {
        int[] counts = new int[symbols + 1];
        for (int i = 0; i < SAMPLE; i++) {
            long board = piece[i * step];
            counts[(board >>> cell & 1) != 0 ? symbols : Long.bitCount(board & adjacent[cell])]++;
        }
        int same = 0;
        for (int clue = 0; clue < symbols; clue++) {
            same += counts[clue] * (counts[clue] + counts[symbols]);
        }
        return SAMPLE * same / Math.max(1, SAMPLE - counts[symbols]);
    }
}
