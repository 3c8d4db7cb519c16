// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import sweeplab.base.IntList;
import sweeplab.count.layers.Allowance;

/**
 * Beam search for an order in which the boxes of a puzzle take few states: all boxes are tried as the first, and from then on the
 * best beginnings of each length are continued with every box beside an open clue.
 */
final class BeamSearch {

    private static final int WIDEST = 1024;

    private static final Comparator<Plan> BEST =
            Comparator.comparingLong(Plan::states).thenComparingInt(Plan::width);

    private final Puzzle puzzle;
    private final Allowance allowance;
    private final int[][] boxesOf;
    private final int[] cells;
    private final int beam;

    // What the plan that is continued has left of each clue, and which boxes it has filled or were looked at.
    private final int[] left;
    private final boolean[] done;

    /** A search of so many steps for every state that there may be. */
    BeamSearch(Puzzle puzzle, Allowance allowance, int stepsAState) {
        this.puzzle = puzzle;
        this.allowance = allowance;
        cells = new int[puzzle.clues];
        boxesOf = new int[puzzle.clues][];
        index();
        left = new int[puzzle.clues];
        done = new boolean[puzzle.boxes];
        // What it takes to make one order. Where there are no steps for that none is found.
        long each = (long) puzzle.boxes * (puzzle.boxes + puzzle.clues + puzzle.clueOf.size);
        beam = (int) Math.min(WIDEST, (long) stepsAState * allowance.mostStates() / each);
    }

    private void index() {
        IntList[] lists = new IntList[puzzle.clues];
        Arrays.setAll(lists, clue -> new IntList(8));
        for (int box = 0; box < puzzle.boxes; box++) {
            for (int i = puzzle.first[box]; i < puzzle.first[box + 1]; i++) {
                lists[puzzle.clueOf.items[i]].add(box);
                cells[puzzle.clueOf.items[i]] += puzzle.size[box];
            }
        }
        Arrays.setAll(boxesOf, clue -> lists[clue].toArray());
    }

    /** The boxes in the best order found; empty if there is none whose states fit into a key, or it takes too many steps. */
    IntList order() {
        List<Plan> plans = List.of(Plan.NOTHING);
        for (int length = 0; length < puzzle.boxes && !plans.isEmpty(); length++) {
            List<Plan> longer = new ArrayList<>();
            for (Plan plan : plans) {
                proceed(plan, longer);
            }
            long steps = (long) plans.size() * puzzle.boxes + longer.size();
            plans = allowance.budget().spend(steps) ? best(longer) : List.of();
        }
        return plans.isEmpty() ? new IntList(0) : plans.get(0).boxes(puzzle.boxes);
    }

    private List<Plan> best(List<Plan> plans) {
        plans.sort(BEST);
        Set<Long> sets = new HashSet<>();
        List<Plan> kept = new ArrayList<>();
        for (int i = 0; i < plans.size() && kept.size() < beam; i++) {
            if (sets.add(plans.get(i).set())) {
                kept.add(plans.get(i));
            }
        }
        return kept;
    }

    private void proceed(Plan plan, List<Plan> longer) {
        follow(plan);
        for (int box = 0; plan.box() < 0 && box < puzzle.boxes; box++) {
            add(plan, box, longer);
        }
        for (int clue = 0; clue < puzzle.clues; clue++) {
            for (int i = 0; open(clue, left[clue]) && i < boxesOf[clue].length; i++) {
                int box = boxesOf[clue][i];
                if (!done[box]) {
                    done[box] = true;
                    add(plan, box, longer);
                }
            }
        }
    }

    private void follow(Plan plan) {
        System.arraycopy(cells, 0, left, 0, left.length);
        Arrays.fill(done, false);
        for (Plan part = plan; part != null && part.box() >= 0; part = part.before()) {
            int box = part.box();
            done[box] = true;
            for (int i = puzzle.first[box]; i < puzzle.first[box + 1]; i++) {
                left[puzzle.clueOf.items[i]] -= puzzle.size[box];
            }
        }
    }

    private void add(Plan plan, int box, List<Plan> longer) {
        int bits = plan.bits();
        int most = bits;
        int width = plan.width();
        for (int i = puzzle.first[box]; i < puzzle.first[box + 1]; i++) {
            int clue = puzzle.clueOf.items[i];
            int before = left[clue];
            int after = before - puzzle.size[box];
            int field = Filling.bits(puzzle.most[clue]);
            most += before == cells[clue] ? field : 0;
            bits += (before == cells[clue] ? field : 0) - (after == 0 ? field : 0);
            width += width(clue, after) - width(clue, before);
        }
        if (most <= Filling.BITS) {
            longer.add(plan.then(box, bits, width));
        }
    }

    private boolean open(int clue, int itsLeft) {
        return itsLeft > 0 && itsLeft < cells[clue];
    }

    // The logarithm of how many numbers of dangers a clue may have got by now.
    private int width(int clue, int itsLeft) {
        if (!open(clue, itsLeft)) {
            return 0;
        }
        int most = Math.min(puzzle.most[clue], cells[clue] - itsLeft);
        int least = Math.max(0, puzzle.least[clue] - itsLeft);
        return Plan.logarithm(Math.max(1, most - least + 1));
    }

    /**
     * The beginning of an order in which boxes may be filled: the last box and what came before it. The states that it takes are
     * not known before they are made; as many as there are ways to choose what each open clue has got are a bound.
     */
    private record Plan(@Nullable Plan before, int box, long set, int bits, int width, long states) {

        /** No more states than this are told apart: nobody has room for so many. */
        private static final int LARGEST = 16 * 56;

        private static final long MOST_STATES = 1L << 61;

        /** Nothing is filled. */
        static final Plan NOTHING = new Plan(null, -1, 0, 0, 0, 0);

        /** One box more is filled, after which the open clues take so many bits, and their logarithms add up to such a width. */
        Plan then(int next, int itsBits, int itsWidth) {
            long sum = Math.min(MOST_STATES, states + power(Math.min(LARGEST, itsWidth)));
            return new Plan(this, next, set ^ mixed(next), itsBits, itsWidth, sum);
        }

        // Sets of boxes are the same, as good as certainly, if these numbers of their boxes make the same.
        private static long mixed(int box) {
            long number = (box + 1) * 0x9E3779B97F4A7C15L;
            number = (number ^ number >>> 30) * 0xBF58476D1CE4E5B9L;
            return number ^ number >>> 27;
        }

        /** The logarithm of a number to the base 2, in sixteenths and near enough. */
        static int logarithm(int number) {
            int whole = 31 - Integer.numberOfLeadingZeros(number);
            return 16 * whole + (int) ((long) number << 4 >> whole) - 16;
        }

        private static long power(int logarithm) {
            return (16L + logarithm % 16 << logarithm / 16) / 16;
        }

        /** All boxes in their order. */
        IntList boxes(int count) {
            IntList list = new IntList(count);
            list.size = count;
            int at = count;
            for (Plan plan = this; plan != null && plan.box >= 0; plan = plan.before) {
                list.items[--at] = plan.box;
            }
            return list;
        }
    }
}
