package sweeplab.infer.endgame;

import java.util.Arrays;
import sweeplab.world.Topology;

/**
 * The game tree over lists of boards. A list is a range of one array, always in order of groups of rivals; opening a cell
 * sorts the range by what the cell shows. Values are as in {@link Narrow}: exact if more than alpha, else an upper bound.
 */
final class BoardSearch {

    // Up to this many boards a table of positions does not pay; above that, bounds are looked at before anything is
    // searched.
    private static final int FEW = 8;
    private static final int MANY = 64;
    private static final int MOST_SYMMETRIES = 64;

    private final int cells;
    private final long everywhere;
    private final long[] adjacent;
    private final int symbols;
    private final long[] boards;
    private final long[] scratch;
    private final PositionKey namer;
    private final StateTable table;
    private final Watch watch;
    private final Narrow narrow = new Narrow();
    private final Budget budget = new Budget(Long.MAX_VALUE);

    private final Candidates live = new Candidates();
    private int top;
    private int first = -1;
    private long positions;

    // What collect finds for each cell.
    private final boolean[] shows;
    private final int[] lastGroup;
    private final int[] groups;
    private final long[] implies;

    BoardSearch(Topology topology, long[] boards, long tableBytes, Watch watch) {
        this.boards = boards;
        this.watch = watch;
        scratch = new long[boards.length];
        cells = topology.size();
        everywhere = (1L << cells) - 1;
        adjacent = Boards.neighbours(topology);
        symbols = topology.shape().mostNeighbours() + 1;
        namer = new PositionKey(Symmetries.of(topology, MOST_SYMMETRIES), adjacent, symbols - 1);
        table = new StateTable(namer.words(), tableBytes);
        shows = new boolean[cells * symbols];
        lastGroup = new int[cells];
        groups = new int[cells];
        implies = new long[cells];
    }

    /** How many of the boards perfect play wins; meaningless if the watch stopped the search. */
    long wins() {
        return close(0, boards.length, 0, 0);
    }

    /** The cell that perfect play opens first; only for all boards, where no cell is known to be safe. */
    int first() {
        return first;
    }

    long positions() {
        return positions;
    }

    boolean tableFull() {
        return table.full();
    }

    // Opens what is safe on all boards of a range, and plays on in each part that the clues tell apart.
    private long close(int from, int to, long open, long alpha) {
        if (to - from == 1) {
            return 1;
        }
        long any = 0;
        long all = -1;
        for (int i = from; i < to; i++) {
            any |= boards[i];
            all &= boards[i];
        }
        long unsettled = any & ~all & everywhere;
        long free = everywhere & ~any & ~open;
        for (long rest = free; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            if ((adjacent[cell] & unsettled) != 0 && tells(cell, from, to)) {
                return open(cell, from, to, open | rest & -rest, alpha);
            }
        }
        return position(from, to, unsettled, open | free, alpha);
    }

    private boolean tells(int cell, int from, int to) {
        int clue = Long.bitCount(boards[from] & adjacent[cell]);
        for (int i = from + 1; i < to; i++) {
            if (Long.bitCount(boards[i] & adjacent[cell]) != clue) {
                return true;
            }
        }
        return false;
    }

    // Opens a cell on those boards of a range where it is safe, and plays on with each clue that it may show.
    private long open(int cell, int from, int to, long open, long alpha) {
        int[] ends = sort(cell, from, to);
        long[] most = new long[symbols];
        long rest = 0;
        for (int clue = 0; clue < symbols; clue++) {
            most[clue] = groups(ends[clue], ends[clue + 1]);
            rest += most[clue];
        }
        for (int clue = 0; clue < symbols && rest > Math.max(alpha, MANY); clue++) {
            rest -= most[clue];
            if (most[clue] > 1) {
                most[clue] = Math.min(most[clue], close(ends[clue], ends[clue + 1], open, Long.MAX_VALUE));
            }
            rest += most[clue];
        }
        long value = 0;
        for (int clue = 0; clue < symbols && value + rest > alpha; clue++) {
            rest -= most[clue];
            if (most[clue] > 0) {
                value += close(ends[clue], ends[clue + 1], open, alpha - value - rest);
            }
        }
        return value + rest;
    }

    // Sorts a range by what a cell shows, boards with a mine there last; the part with clue k is from the k-th number
    // to the next.
    private int[] sort(int cell, int from, int to) {
        int[] ends = new int[symbols + 2];
        for (int i = from; i < to; i++) {
            ends[shown(cell, boards[i]) + 1]++;
        }
        ends[0] = from;
        for (int i = 0; i <= symbols; i++) {
            ends[i + 1] += ends[i];
        }
        int[] next = ends.clone();
        for (int i = from; i < to; i++) {
            scratch[next[shown(cell, boards[i])]++] = boards[i];
        }
        System.arraycopy(scratch, from, boards, from, to - from);
        return ends;
    }

    private int shown(int cell, long board) {
        return (board >>> cell & 1) != 0 ? symbols : Long.bitCount(board & adjacent[cell]);
    }

    // How many groups of rivals there are in a range: no play wins more.
    private long groups(int from, int to) {
        long count = 0;
        long before = -1;
        for (int i = from; i < to; i++) {
            long group = boards[i] >>> cells;
            count += group == before ? 0 : 1;
            before = group;
        }
        return count;
    }

    private long position(int from, int to, long unsettled, long open, long alpha) {
        int size = to - from;
        if (size <= FEW) {
            return size == 2 ? 1 : narrow(from, to, unsettled, alpha);
        }
        long[] name = namer.of(unsettled, open, boards[from]);
        long known = table.get(name);
        if (known >= 0 && ((known & 1) != 0 || known >> 1 <= alpha)) {
            return known >> 1;
        }
        if (!watch.goOn(++positions)) {
            return 0;
        }
        long[] key = name.clone();
        long value = size <= Narrow.MOST_WORLDS
                ? narrow(from, to, unsettled, alpha)
                : choose(from, to, unsettled, open, alpha);
        table.put(key, value << 1 | (value > alpha ? 1 : 0));
        return value;
    }

    private long narrow(int from, int to, long unsettled, long alpha) {
        narrow.start(Long.bitCount(unsettled), symbols, true, budget);
        int n = 0;
        for (long rest = unsettled; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            for (int i = from; i < to; i++) {
                if ((boards[i] >>> cell & 1) != 0) {
                    narrow.danger(n, i - from);
                } else {
                    narrow.clue(n, i - from, Long.bitCount(boards[i] & adjacent[cell]));
                }
            }
            n++;
        }
        for (int i = from; i + 1 < to; i++) {
            if (boards[i] >>> cells == boards[i + 1] >>> cells) {
                narrow.rivals(i - from);
            }
        }
        long value = narrow.solve(to - from, alpha);
        // With all boards in sight no cell is settled, so cells have their own numbers.
        first = to - from == boards.length ? narrow.move() : first;
        return value;
    }

    private long choose(int from, int to, long unsettled, long open, long alpha) {
        int start = top;
        int end = collect(from, to, unsettled, start);
        long[] dominated = new long[end - start];
        for (int i = start; i < end; i++) {
            dominated[i - start] = implies[live.cell[i]];
        }
        top = end;
        long best = 1;
        long bound = 1;
        long skip = 0;
        for (int i = start; i < end; i++) {
            int cell = live.cell[i];
            if (live.gain[i] <= Math.max(best, alpha)) {
                bound = Math.max(bound, live.gain[i]);
                break;
            }
            if ((skip >>> cell & 1) == 0) {
                skip |= dominated[i - start];
                long value = open(cell, from, to, open | 1L << cell, Math.max(alpha, best));
                bound = Math.max(bound, value);
                if (value > Math.max(alpha, best)) {
                    best = value;
                    first = start == 0 && open == 0 ? cell : first;
                }
            }
        }
        top = start;
        return best > alpha ? best : bound;
    }

    // Puts the cells that tell something on the stack, the best bound first, and notes which others each dominates.
    private int collect(int from, int to, long unsettled, int start) {
        count(from, to, unsettled);
        live.room(start + cells);
        int end = start;
        for (long rest = unsettled; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            int tells = 0;
            for (int i = cell * symbols; i < cell * symbols + symbols; i++) {
                tells += shows[i] ? 1 : 0;
            }
            if (tells > 1) {
                live.cell[end] = cell;
                live.gain[end] = groups[cell];
                live.tells[end++] = tells;
            }
        }
        live.sort(start, end);
        return end;
    }

    // For each cell: what it may show, in how many groups it is safe, and which cells are mines wherever it is one.
    private void count(int from, int to, long unsettled) {
        Arrays.fill(shows, false);
        Arrays.fill(lastGroup, -1);
        Arrays.fill(groups, 0);
        Arrays.fill(implies, -1);
        for (int i = from; i < to; i++) {
            long board = boards[i];
            int group = (int) (board >>> cells);
            for (long rest = unsettled & board; rest != 0; rest &= rest - 1) {
                implies[Long.numberOfTrailingZeros(rest)] &= board;
            }
            for (long rest = unsettled & ~board; rest != 0; rest &= rest - 1) {
                int cell = Long.numberOfTrailingZeros(rest);
                shows[cell * symbols + Long.bitCount(board & adjacent[cell])] = true;
                groups[cell] += lastGroup[cell] == group ? 0 : 1;
                lastGroup[cell] = group;
            }
        }
    }
}
