// SPDX-License-Identifier: Apache-2.0
package sweeplab.optimal;

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
            stack.look(i);
            any |= stack.boards[i];
            all &= stack.boards[i];
        }
        long unsettled = any & ~all & everywhere;
        long free = everywhere & ~any & ~open;
        long telling = telling(free, unsettled);
        if (telling != 0) {
            int[] ends = stack.sort(telling, from, to);
            add(ends, ends.length - 1, open | telling);
        } else if (to - from == 2) {
            won++;
        } else {
            parts.add(new Part(from, to, unsettled, open | free, stack.groups(from, to)));
        }
    }

    // The safe cells that may show different clues, or some of them.
    private long telling(long free, long unsettled) {
        long telling = 0;
        int most = stack.mostCells();
        for (long rest = free; rest != 0 && most > 0; rest &= rest - 1) {
            if ((adjacent[Long.numberOfTrailingZeros(rest)] & unsettled) != 0) {
                telling |= rest & -rest;
                most--;
            }
        }
        return telling;
    }

    /** Adds so many lists, each between one end and the next. */
    void add(int[] ends, int lists, long open) {
        for (int i = 0; i < lists; i++) {
            add(ends[i], ends[i + 1], open);
        }
    }
}
