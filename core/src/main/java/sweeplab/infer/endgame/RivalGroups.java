package sweeplab.infer.endgame;

import java.util.Arrays;

/**
 * Puts boards into groups of rivals: two boards are rivals if every cell that is safe in both shows the same clue in both.
 * Whoever plays sees no difference until opening a cell that is a mine in one of them, so no play wins both; of a group
 * at most one board is won.
 *
 * <p>A board joins the first group that it fits: one that shows the same clue, or mines only, in each of the board's safe cells.
 * Boards that are in groups already come out in as few groups or fewer. Long lists are taken in pieces.
 */
final class RivalGroups {

    private static final int PIECE = 1 << 14;
    private static final int SAMPLE = 64;

    private final long[] adjacent;
    private final int symbols;

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
    private int groups;

    RivalGroups(long[] adjacent, int symbols) {
        this.adjacent = adjacent;
        this.symbols = symbols;
        shows = new long[PIECE / 64 + 1][adjacent.length * (symbols + 1)];
        mined = new int[adjacent.length];
        same = new int[adjacent.length];
        blunt = new int[adjacent.length];
    }

    /** Brings the boards of a range in order of groups, and marks the first of each group. */
    void arrange(BoardStack stack, int from, int to, long unsettled) {
        cells = BoardStack.cells(unsettled);
        for (int start = from; start < to; start += PIECE) {
            int size = Math.min(PIECE, to - start);
            System.arraycopy(stack.boards, start, piece, 0, size);
            sharpestFirst(size);
            join(size);
            place(size, stack.boards, start);
        }
    }

    private void join(int size) {
        groups = 0;
        prepareGroup();
        for (int i = 0; i < size; i++) {
            int group = firstFit(piece[i]);
            if (group == groups) {
                groups++;
                prepareGroup();
            }
            join(group, piece[i]);
            groupOf[i] = group;
            sizes[group]++;
        }
    }

    // An empty group comes after the others, so that there is always one that fits.
    private void prepareGroup() {
        shown[groups] = 0;
        sizes[groups] = 0;
        if ((groups & 63) == 0) {
            long[] row = shows[groups >>> 6];
            Arrays.fill(row, 0);
            for (int cell : cells) {
                row[cell * (symbols + 1) + symbols] = -1;
            }
        }
    }

    private int firstFit(long board) {
        int end = ask(board);
        for (int word = 0; ; word++) {
            long[] row = shows[word];
            long fits = -1;
            for (int i = 0; i < end && fits != 0; i++) {
                fits &= row[mined[i]] | row[same[i]];
            }
            if (fits != 0) {
                return (word << 6) + Long.numberOfTrailingZeros(fits);
            }
        }
    }

    // Notes what a group must have, one or the other, that this board may join, and gives the number of such things.
    private int ask(long board) {
        int end = 0;
        for (int cell : cells) {
            if ((board >>> cell & 1) == 0) {
                int at = cell * (symbols + 1);
                mined[end] = at + symbols;
                same[end++] = at + Long.bitCount(board & adjacent[cell]);
            }
        }
        return end;
    }

    private void join(int group, long board) {
        long[] row = shows[group >>> 6];
        long news = ~board & ~shown[group];
        shown[group] |= ~board;
        for (int cell : cells) {
            if ((news >>> cell & 1) != 0) {
                int at = cell * (symbols + 1);
                row[at + symbols] &= ~(1L << group);
                row[at + Long.bitCount(board & adjacent[cell])] |= 1L << group;
            }
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
