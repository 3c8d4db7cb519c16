// SPDX-License-Identifier: Apache-2.0
package sweeplab.optimal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import sweeplab.optimal.Parts.Part;

/** The cells worth opening in a part: those that tell something and that no other cell dominates. */
final class Options {

    private static final Comparator<Option> BEST_FIRST =
            Comparator.comparingLong((Option option) -> -option.most).thenComparingInt(option -> -option.tells);

    private final long[] adjacent;
    private final int symbols;
    private final boolean[] shows;
    private final int[] clue;
    private final int[] groups;
    private final long[] implies;

    Options(long[] adjacent, int symbols) {
        this.adjacent = adjacent;
        this.symbols = symbols;
        shows = new boolean[adjacent.length * symbols];
        clue = new int[adjacent.length];
        groups = new int[adjacent.length];
        implies = new long[adjacent.length];
    }

    /** A cell to open, with how many different clues it may show. */
    static final class Option {
        final int cell;
        final int tells;

        /** No play that opens this cell first wins more. */
        long most;

        /** True if that bound comes from what the cell may show, not only from where it is safe. */
        boolean looked;

        Option(int cell, int tells, long most) {
            this.cell = cell;
            this.tells = tells;
            this.most = most;
        }
    }

    /** The options in a part, whose boards are in order of groups of rivals; of cells that are mirror images only one. */
    List<Option> of(BoardStack stack, Part part, long[] images) {
        count(stack, part);
        List<Option> all = new ArrayList<>();
        for (int cell : BoardStack.cells(part.unsettled)) {
            int tells = tells(cell);
            if (tells > 1) {
                all.add(new Option(cell, tells, groups[cell]));
            }
        }
        all.sort(BEST_FIRST);
        return undominated(all, images);
    }

    /** The most that can be won in a part, going by where cells are safe. */
    long most(BoardStack stack, Part part) {
        countGroups(stack, part);
        long most = 1;
        for (int cell : BoardStack.cells(telling(stack, part))) {
            most = Math.max(most, groups[cell]);
        }
        return most;
    }

    /** Takes the option with the highest bound out of a list. */
    static Option takeBest(List<Option> options) {
        int best = 0;
        for (int i = 1; i < options.size(); i++) {
            best = BEST_FIRST.compare(options.get(i), options.get(best)) < 0 ? i : best;
        }
        return options.remove(best);
    }

    /** The highest bound of a list. */
    static long most(List<Option> options) {
        long most = 0;
        for (Option option : options) {
            most = Math.max(most, option.most);
        }
        return most;
    }

    // If every board with a mine at a has one at b, then opening a first is never worse than opening b.
    private List<Option> undominated(List<Option> all, long[] images) {
        List<Option> kept = new ArrayList<>();
        long dominated = 0;
        for (Option option : all) {
            if ((dominated >>> option.cell & 1) == 0) {
                dominated |= implies[option.cell] | images[option.cell];
                kept.add(option);
            }
        }
        return kept;
    }

    private int tells(int cell) {
        int tells = 0;
        for (int i = cell * symbols; i < cell * symbols + symbols; i++) {
            tells += shows[i] ? 1 : 0;
        }
        return tells;
    }

    // For each cell: what it may show, in how many groups it is safe, and which cells are mines wherever it is one.
    private void count(BoardStack stack, Part part) {
        countGroups(stack, part);
        Arrays.fill(shows, false);
        Arrays.fill(implies, -1);
        for (int i = part.from; i < part.to; i++) {
            stack.look(i);
            long board = stack.boards[i];
            for (long rest = part.unsettled & board; rest != 0; rest &= rest - 1) {
                implies[Long.numberOfTrailingZeros(rest)] &= board;
            }
            for (long rest = part.unsettled & ~board; rest != 0; rest &= rest - 1) {
                int cell = Long.numberOfTrailingZeros(rest);
                shows[cell * symbols + Long.bitCount(board & adjacent[cell])] = true;
            }
        }
    }

    // A cell is safe in all groups but those that have a mine there on all their boards.
    private void countGroups(BoardStack stack, Part part) {
        long[] boards = stack.boards;
        Arrays.fill(groups, 0);
        int all = 0;
        for (int i = part.from; i < part.to; all++) {
            stack.look(i);
            long mined = boards[i++];
            while (i < part.to && boards[i] >= 0) {
                stack.look(i);
                mined &= boards[i++];
            }
            for (long rest = part.unsettled & mined; rest != 0; rest &= rest - 1) {
                groups[Long.numberOfTrailingZeros(rest)]--;
            }
        }
        for (int cell = 0; cell < groups.length; cell++) {
            groups[cell] += all;
        }
    }

    // The cells that show different clues on boards where they are safe.
    private long telling(BoardStack stack, Part part) {
        long[] boards = stack.boards;
        Arrays.fill(clue, -1);
        long telling = 0;
        for (int i = part.from; i < part.to && telling != part.unsettled; i++) {
            stack.look(i);
            for (long rest = part.unsettled & ~telling & ~boards[i]; rest != 0; rest &= rest - 1) {
                int cell = Long.numberOfTrailingZeros(rest);
                int shown = Long.bitCount(boards[i] & adjacent[cell]);
                telling |= clue[cell] >= 0 && clue[cell] != shown ? rest & -rest : 0;
                clue[cell] = shown;
            }
        }
        return telling;
    }
}
