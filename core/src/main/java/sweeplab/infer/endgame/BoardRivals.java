package sweeplab.infer.endgame;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Puts the boards with a number of mines into groups of rivals: two boards are rivals if every cell that is safe in both
 * shows the same clue in both. Whoever plays sees no difference until opening a cell that is a mine in one of them, so
 * no play wins both; of a group at most one board is won.
 *
 * <p>Only boards that differ by one or two moved mines are compared, which finds most rivals.
 */
final class BoardRivals {

    private final int cells;
    private final long[] adjacent;
    private final long[] boards;
    private final int[] group;

    // For each set of moved mines: where they may go, and which cells must then be mines so that nobody sees it.
    private final long[][] single;
    private final long[][][] twice;

    BoardRivals(long[] adjacent, long[] boards, int mines) {
        this.adjacent = adjacent;
        this.boards = boards;
        cells = adjacent.length;
        group = new int[boards.length];
        Arrays.fill(group, -1);
        single = new long[cells][];
        twice = new long[cells][cells][];
        for (int a = 0; a < cells; a++) {
            single[a] = moves(1L << a, mines - 1);
            for (int b = a + 1; b < cells && mines > 1; b++) {
                twice[a][b] = moves(1L << a | 1L << b, mines - 2);
            }
        }
    }

    // Pairs of words: where the mines go, and which cells must be mines.
    private long[] moves(long from, int mostOthers) {
        List<Long> moves = new ArrayList<>();
        for (int a = 0; a < cells; a++) {
            for (int b = a; b < cells; b++) {
                long to = 1L << a | 1L << b;
                if ((to & from) == 0 && Long.bitCount(to) == Long.bitCount(from)) {
                    long must = seeing(from, to);
                    if (Long.bitCount(must) <= mostOthers) {
                        moves.add(to);
                        moves.add(must);
                    }
                }
            }
        }
        return moves.stream().mapToLong(Long::longValue).toArray();
    }

    private long seeing(long from, long to) {
        long seeing = 0;
        for (int cell = 0; cell < cells; cell++) {
            boolean sees = Long.bitCount(adjacent[cell] & from) != Long.bitCount(adjacent[cell] & to);
            seeing |= sees ? 1L << cell : 0;
        }
        return seeing & ~from & ~to;
    }

    /** The number of each board's group; boards are in ascending order. */
    int[] groups() {
        int next = 0;
        long[] members = new long[64];
        for (int i = 0; i < boards.length; i++) {
            if (group[i] < 0) {
                group[i] = next++;
                members[0] = boards[i];
                gather(boards[i], group[i], members);
            }
        }
        return group;
    }

    private void gather(long board, int name, long[] members) {
        int size = 1;
        for (long rest = board; rest != 0; rest &= rest - 1) {
            int a = Long.numberOfTrailingZeros(rest);
            size = add(board, 1L << a, single[a], name, members, size);
            for (long more = rest & rest - 1; more != 0; more &= more - 1) {
                int b = Long.numberOfTrailingZeros(more);
                size = add(board, 1L << a | 1L << b, twice[a][b], name, members, size);
            }
        }
    }

    private int add(long board, long from, long[] moves, int name, long[] members, int size) {
        int now = size;
        for (int i = 0; i < moves.length && now < members.length; i += 2) {
            if ((moves[i] & board) == 0 && (moves[i + 1] & ~board) == 0) {
                long other = board ^ from ^ moves[i];
                int at = Arrays.binarySearch(boards, other);
                if (at >= 0 && group[at] < 0 && rivalOfAll(other, members, now)) {
                    group[at] = name;
                    members[now++] = other;
                }
            }
        }
        return now;
    }

    private boolean rivalOfAll(long board, long[] members, int size) {
        for (int i = 1; i < size; i++) {
            if (!rivals(board, members[i])) {
                return false;
            }
        }
        return true;
    }

    private boolean rivals(long a, long b) {
        for (long rest = (1L << cells) - 1 & ~a & ~b; rest != 0; rest &= rest - 1) {
            long beside = adjacent[Long.numberOfTrailingZeros(rest)];
            if (Long.bitCount(beside & a) != Long.bitCount(beside & b)) {
                return false;
            }
        }
        return true;
    }
}
