// SPDX-License-Identifier: Apache-2.0
package sweeplab.review.judge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sweeplab.view.View;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** Some cells that are dangerous and some that are safe. */
record Pattern(int[] dangers, int[] safe) {

    // Patterns with more dangers are so rare that they tell nothing.
    private static final int MOST_DANGERS = 6;

    // So many pairs in a line, each a cell apart from the next.
    private static final int LONGEST_CHAIN = 3;

    /**
     * Where dangers and safe cells could change places and every clue around would be the same: one pair, two crosswise, or two or three in
     * a line, since a cell between two of them sees one danger of the two either way.
     */
    static List<Pattern> deadEnds(Topology topology) {
        List<Pattern> found = new ArrayList<>();
        for (int a = 0; a < topology.size(); a++) {
            for (int pairs = 2; pairs <= LONGEST_CHAIN; pairs++) {
                addChain(found, topology, a, pairs, 0);
                addChain(found, topology, a, pairs, 1);
            }
            for (int b : topology.neighbours(a)) {
                add(found, topology, new int[] {a}, new int[] {b});
                for (int c : topology.neighbours(b)) {
                    if (b < c && touches(topology, a, c)) {
                        addCrosswise(found, topology, a, b, c);
                    }
                }
            }
        }
        return found;
    }

    private static void addCrosswise(List<Pattern> found, Topology topology, int a, int b, int c) {
        for (int d : topology.neighbours(a)) {
            if (a < d && touches(topology, b, d) && touches(topology, c, d)) {
                add(found, topology, new int[] {a, d}, new int[] {b, c});
            }
        }
    }

    private static void addChain(List<Pattern> found, Topology topology, int start, int pairs, int down) {
        int[] one = new int[pairs];
        int[] other = new int[pairs];
        for (int i = 0; i < pairs; i++) {
            int row = topology.row(start) + 3 * i * down;
            int column = topology.column(start) + 3 * i * (1 - down);
            if (!topology.contains(row + down, column + 1 - down) || !topology.contains(row, column)) {
                return;
            }
            one[i] = topology.cell(row, column);
            other[i] = topology.cell(row + down, column + 1 - down);
        }
        add(found, topology, one, other);
        add(found, topology, other, one);
    }

    private static boolean touches(Topology topology, int one, int other) {
        for (int cell : topology.neighbours(one)) {
            if (cell == other) {
                return true;
            }
        }
        return false;
    }
    // A cell beside more of the dangers than of the safe cells, or fewer, would tell: it must be a danger itself.
    private static void add(List<Pattern> found, Topology topology, int[] dangers, int[] safe) {
        int[] cells = Arrays.copyOf(dangers, 2 * dangers.length);
        System.arraycopy(safe, 0, cells, dangers.length, safe.length);
        int[] all = Arrays.copyOf(dangers, MOST_DANGERS);
        int count = dangers.length;
        for (int inside : cells) {
            for (int cell : topology.neighbours(inside)) {
                boolean told = beside(topology, cell, dangers) != beside(topology, cell, safe);
                if (told && !has(cells, cells.length, cell) && !has(all, count, cell)) {
                    if (count == MOST_DANGERS) {
                        return;
                    }
                    all[count++] = cell;
                }
            }
        }
        found.add(new Pattern(Arrays.copyOf(all, count), safe));
    }

    private static boolean has(int[] cells, int count, int cell) {
        for (int i = 0; i < count; i++) {
            if (cells[i] == cell) {
                return true;
            }
        }
        return false;
    }

    private static int beside(Topology topology, int cell, int... cells) {
        int count = 0;
        for (int each : cells) {
            count += touches(topology, cell, each) ? 1 : 0;
        }
        return count;
    }

    boolean empty() {
        return dangers.length + safe.length == 0;
    }

    /** See {@link Sizes}. */
    int size() {
        return Sizes.of(dangers.length, safe.length);
    }

    boolean coveredIn(View view) {
        for (int cell : dangers) {
            if (!view.covered(cell)) {
                return false;
            }
        }
        for (int cell : safe) {
            if (!view.covered(cell)) {
                return false;
            }
        }
        return true;
    }

    boolean in(World world) {
        for (int cell : dangers) {
            if (!world.danger(cell)) {
                return false;
            }
        }
        for (int cell : safe) {
            if (world.danger(cell)) {
                return false;
            }
        }
        return true;
    }

    /** The cells of it that are of this kind: itself if all are. */
    Pattern part(boolean[] kinds, boolean kind) {
        int[] some = part(dangers, kinds, kind);
        int[] more = part(safe, kinds, kind);
        return some == dangers && more == safe ? this : new Pattern(some, more);
    }

    private static int[] part(int[] cells, boolean[] kinds, boolean kind) {
        int count = 0;
        for (int cell : cells) {
            count += kinds[cell] == kind ? 1 : 0;
        }
        if (count == cells.length) {
            return cells;
        }
        int[] part = new int[count];
        for (int i = cells.length - 1; count > 0; i--) {
            if (kinds[cells[i]] == kind) {
                part[--count] = cells[i];
            }
        }
        return part;
    }

    /** How likely it is where so many of so many cells are dangers, all ways equally likely. */
    double chance(int ofThem, int cells) {
        return Sizes.chance(dangers.length, safe.length, ofThem, cells);
    }
}
