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
    private static final int WORDS_AT_ONCE = 16;

    // The cells that tell boards apart best are looked at for many groups at once, the others only for groups that are
    // left.
    private static final int SHARP = 8;

    private final long[] adjacent;
    private final int symbols;

    // For each cell the groups that have only mines there, and for each clue those that show it; at the end a cell
    // where all
    // have mines.
    private final long[][] mined;
    private final long[][] shows;
    private final long[][] minedThere;
    private final long[][] showSame;
    private final long[] fits = new long[PIECE / 64 + 1];

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
        mined = new long[adjacent.length + 1][PIECE / 64 + 1];
        shows = new long[adjacent.length * symbols + 1][PIECE / 64 + 1];
        Arrays.fill(mined[adjacent.length], -1);
        minedThere = new long[adjacent.length + SHARP][];
        showSame = new long[adjacent.length + SHARP][];
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
            int end = ask(piece[i]);
            int group = firstFit(end);
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
        for (int i = 0; i < cells.length && (groups & 63) == 0; i++) {
            for (int clue = 0; clue < symbols; clue++) {
                shows[cells[i] * symbols + clue][groups >>> 6] = 0;
            }
            mined[cells[i]][groups >>> 6] = -1;
        }
    }

    // Notes what a group must have that this board may join, and gives the number of such things.
    private int ask(long board) {
        int end = 0;
        for (int cell : cells) {
            if ((board >>> cell & 1) == 0) {
                minedThere[end] = mined[cell];
                showSame[end++] = shows[cell * symbols + Long.bitCount(board & adjacent[cell])];
            }
        }
        while (end < SHARP) {
            minedThere[end] = mined[adjacent.length];
            showSame[end++] = shows[shows.length - 1];
        }
        return end;
    }

    private int firstFit(int end) {
        int words = (groups >>> 6) + 1;
        for (int from = 0; ; from += WORDS_AT_ONCE) {
            int to = Math.min(words, from + WORDS_AT_ONCE);
            Arrays.fill(fits, from, to, -1);
            for (int i = 0; i < SHARP; i += 2) {
                meet(minedThere[i], showSame[i], minedThere[i + 1], showSame[i + 1], from, to);
            }
            for (int word = from; word < to; word++) {
                long left = fits[word];
                for (int i = SHARP; i < end && left != 0; i++) {
                    left &= minedThere[i][word] | showSame[i][word];
                }
                if (left != 0) {
                    return (word << 6) + Long.numberOfTrailingZeros(left);
                }
            }
        }
    }

    private void meet(long[] mined1, long[] same1, long[] mined2, long[] same2, int from, int to) {
        for (int word = from; word < to; word++) {
            fits[word] &= (mined1[word] | same1[word]) & (mined2[word] | same2[word]);
        }
    }

    private void join(int group, long board) {
        long news = ~board & ~shown[group];
        shown[group] |= ~board;
        for (int cell : cells) {
            if ((news >>> cell & 1) != 0) {
                mined[cell][group >>> 6] &= ~(1L << group);
                shows[cell * symbols + Long.bitCount(board & adjacent[cell])][group >>> 6] |= 1L << group;
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
