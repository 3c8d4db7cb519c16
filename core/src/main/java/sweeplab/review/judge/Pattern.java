// SPDX-License-Identifier: Apache-2.0
package sweeplab.review.judge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import sweeplab.view.View;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** Some cells that are dangerous and some that are safe. */
record Pattern(int[] dangers, int[] safe) {

    // Patterns with more dangers are so rare that they tell nothing.
    private static final int MOST_DANGERS = 6;

    /** Where dangers and safe cells could change places and every clue around would be the same: one pair, or two crosswise. */
    static List<Pattern> deadEnds(Topology topology) {
        List<Pattern> found = new ArrayList<>();
        for (int a = 0; a < topology.size(); a++) {
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

    int size() {
        return dangers.length + safe.length;
    }

    boolean coveredIn(View view) {
        return Arrays.stream(dangers).allMatch(view::covered)
                && Arrays.stream(safe).allMatch(view::covered);
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

    /** The cells of it that are of this kind. */
    Pattern part(boolean[] kinds, boolean kind) {
        return new Pattern(
                IntStream.of(dangers).filter(cell -> kinds[cell] == kind).toArray(),
                IntStream.of(safe).filter(cell -> kinds[cell] == kind).toArray());
    }

    /** How likely it is where so many of so many cells are dangers, all ways equally likely. */
    double chance(int ofThem, int cells) {
        double chance = 1;
        int left = cells;
        for (int i = 0; i < dangers.length; i++) {
            chance *= (double) (ofThem - i) / left--;
        }
        for (int i = 0; i < safe.length; i++) {
            chance *= (double) (cells - ofThem - i) / left--;
        }
        return chance;
    }
}
