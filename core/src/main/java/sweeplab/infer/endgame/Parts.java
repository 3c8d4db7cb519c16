package sweeplab.infer.endgame;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The parts that a list of boards falls into when all is opened that is safe: whoever plays knows in which of them he is. */
final class Parts {

    private static final Comparator<Part> SMALLEST_FIRST = Comparator.comparingInt(Part::size);

    private final BoardStack stack;
    private final long[] adjacent;
    private final long everywhere;
    private final List<Part> parts = new ArrayList<>();
    private long won;

    Parts(BoardStack stack, long[] adjacent) {
        this.stack = stack;
        this.adjacent = adjacent;
        everywhere = (1L << adjacent.length) - 1;
    }

    /** Boards between two ends of the stack that open cells do not tell apart, with the cells that are not the same on all of them. */
    static final class Part {
        final int from;
        final int to;
        final long unsettled;
        final long open;

        /** No play wins more. */
        long most;

        boolean arranged;

        Part(int from, int to, long unsettled, long open, long most) {
            this.from = from;
            this.to = to;
            this.unsettled = unsettled;
            this.open = open;
            this.most = most;
        }

        int size() {
            return to - from;
        }
    }

    /** The parts in which something is left to decide, those with few boards first. */
    List<Part> open() {
        parts.sort(SMALLEST_FIRST);
        return parts;
    }

    /** How many boards are won in the other parts. */
    long won() {
        return won;
    }

    /** Opens what is safe on all boards of a range of the stack, and again in each part that the clues tell apart. */
    void add(int from, int to, long open) {
        if (to - from < 2) {
            won += to - from;
            return;
        }
        long any = 0;
        long all = -1;
        for (int i = from; i < to; i++) {
            any |= stack.boards[i];
            all &= stack.boards[i];
        }
        long unsettled = any & ~all & everywhere;
        long free = everywhere & ~any & ~open;
        for (long rest = free; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            if ((adjacent[cell] & unsettled) != 0 && stack.tells(cell, from, to)) {
                add(stack.sort(cell, from, to), open | rest & -rest);
                return;
            }
        }
        if (to - from == 2) {
            won++;
        } else {
            parts.add(new Part(from, to, unsettled, open | free, stack.groups(from, to)));
        }
    }

    /** Adds a list for each clue, between one end and the next; the last is for mines. */
    void add(int[] ends, long open) {
        for (int clue = 0; clue + 2 < ends.length; clue++) {
            add(ends[clue], ends[clue + 1], open);
        }
    }
}
