// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import java.util.Arrays;
import java.util.stream.IntStream;
import sweeplab.count.Insight;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.Topology;

/**
 * A 50/50 and its kin: pairs of cells that nothing will tell apart, a danger in one of them, and boxes of two by two with dangers in two corners: of two worlds
 * that differ by which it is no player wins more than one. What a guess there risks is so far lost already.
 */
final class Tosses {

    // What is less likely is not worth a count.
    private static final double LEAST = 0.02;

    // Chances are kept in units of this size by whoever chooses among them.
    private static final double ROUNDING = 1e-8;

    // On the one side of a box, and what may tell the sides apart.
    private static final int MOST_DANGERS = 3;

    private static final int NONE = -1;

    private final Topology topology;
    // For a cell and each of its neighbours: the cells that see only one of the two.
    private final int[][][] apart;
    private final boolean square;
    private final double[] danger;
    private final double[] lost;
    private int[] noted = new int[64];
    // For each where those end that the same clues touch.
    private int[] ends = new int[64];
    private int count;
    private double free;
    private double worst;

    // The one cell that may yet tell the cells looked at apart, if it is safe.
    private int teller;

    Tosses(Topology topology) {
        this.topology = topology;
        apart = new int[topology.size()][][];
        square = topology.id().startsWith("square:");
        danger = new double[topology.size()];
        lost = new double[topology.size()];
    }

    /** Forgets the position before. */
    void clear() {
        for (int i = 0; i < count; i++) {
            danger[noted[i]] = 0;
            lost[noted[i]] = 0;
        }
        count = 0;
        free = 0;
    }

    /** Says that these cells, which the same clues touch, are dangerous with this chance. */
    void note(int[] cells, int from, int to, double chance) {
        int end = count + to - from;
        if (end > noted.length) {
            noted = Arrays.copyOf(noted, 2 * end);
            ends = Arrays.copyOf(ends, 2 * end);
        }
        for (int i = from; i < to; i++) {
            ends[count] = end;
            noted[count++] = cells[i];
            danger[cells[i]] = chance;
        }
    }

    /** Says that a cell that no clue touches is dangerous with this chance, as all such cells are. */
    void noteFree(int cell, double chance) {
        free = chance;
        note(new int[] {cell}, 0, 1, chance);
    }

    double danger(int cell) {
        return danger[cell] > 0 ? danger[cell] : free;
    }

    /** The chance that the game is lost here whatever is done, and no longer once this cell was opened and safe. */
    double lost(int cell) {
        return lost[cell];
    }

    /** Finds what there is among the cells noted, as far as it can lower what is left of a cell's risk to this. */
    void find(Insight known, double most) {
        worst = most;
        for (int i = 0; i < count; i++) {
            // A clue that touches one cell alone tells it apart from the other.
            for (int j = i + 1; j < ends[i]; j++) {
                pair(known, noted[i], noted[j]);
            }
            if (square) {
                box(known, noted[i]);
            }
        }
    }

    private void pair(Insight known, int cell, int other) {
        int n = topology.degree(cell) - 1;
        while (n >= 0 && topology.neighbour(cell, n) != other) {
            n--;
        }
        if (n >= 0 && stays(known.view(), apart(cell)[n])) {
            weigh(known, new int[] {cell}, other);
        }
    }

    private void box(Insight known, int cell) {
        int row = topology.row(cell);
        int column = topology.column(cell);
        if (!topology.contains(row + 1, column + 1)) {
            return;
        }
        int right = cell + 1;
        int below = topology.cell(row + 1, column);
        int last = below + 1;
        if (danger[right] > 0
                && danger[below] > 0
                && danger[last] > 0
                && stays(known.view(), corners(row - 1, row + 2, column - 1, column + 2))) {
            weigh(known, new int[] {cell, last}, right, below);
        }
    }

    private int[] corners(int above, int below, int left, int right) {
        int[] found = new int[4];
        int size = 0;
        for (int row : new int[] {above, below}) {
            for (int column : new int[] {left, right}) {
                if (topology.contains(row, column)) {
                    found[size++] = topology.cell(row, column);
                }
            }
        }
        return Arrays.copyOf(found, size);
    }

    // True if none of these cells has a clue and all but one at most are dangers.
    private boolean stays(View view, int... tellers) {
        teller = NONE;
        for (int each : tellers) {
            if (view.covered(each) && !view.flagged(each)) {
                if (teller != NONE) {
                    return false;
                }
                teller = each;
            } else if (view.hasClue(each)) {
                return false;
            }
        }
        return true;
    }

    private int[][] apart(int cell) {
        if (apart[cell] == null) {
            apart[cell] = IntStream.of(topology.neighbours(cell))
                    .mapToObj(other -> IntStream.concat(seenOnlyBy(cell, other), seenOnlyBy(other, cell))
                            .toArray())
                    .toArray(int[][]::new);
        }
        return apart[cell];
    }

    private IntStream seenOnlyBy(int cell, int other) {
        return IntStream.of(topology.neighbours(cell)).filter(each -> each != other && !topology.adjacent(each, other));
    }

    private void weigh(Insight known, int[] dangers, int... safe) {
        if (!matters(dangers, safe)) {
            return;
        }
        double chance = chance(known, dangers, safe);
        lose(chance, dangers);
        lose(chance, safe);
        if (teller != NONE && danger[teller] > 0) {
            lose(chance, teller);
        }
    }

    // False if none of these cells would be worth a guess, were as much lost as can be: what tells a toss apart is a
    // danger then, and of two
    // worlds that differ by which side it is one is as likely as the other.
    private boolean matters(int[] dangers, int... safe) {
        double most = (teller == NONE ? 1 : danger(teller)) / 2;
        for (int[] side : new int[][] {dangers, safe}) {
            for (int cell : side) {
                most = Math.min(most, Math.min(danger[cell], 1 - danger[cell]));
            }
        }
        double lost = Math.max(LEAST, most);
        return matters(lost, dangers) || matters(lost, safe) || teller != NONE && matters(lost, teller);
    }

    private boolean matters(double all, int... cells) {
        for (int cell : cells) {
            if (danger[cell] > 0 && 1 - (1 - danger[cell]) / (1 - all) <= worst + ROUNDING) {
                return true;
            }
        }
        return false;
    }

    private void lose(double chance, int... cells) {
        for (int cell : cells) {
            lost[cell] = Math.max(lost[cell], chance);
        }
    }

    // The chance that these are dangers, these safe, and what would tell them apart a danger; 0 if that is small.
    private double chance(Insight known, int[] dangers, int... safe) {
        if (bound(dangers, safe) < LEAST) {
            return 0;
        }
        Chain chain = new Chain(known);
        if (teller != NONE) {
            chain.takeDanger(teller);
        }
        for (int cell : dangers) {
            chain.takeDanger(cell);
        }
        for (int cell : safe) {
            chain.takeSafe(cell);
        }
        return chain.chance;
    }

    private double bound(int[] dangers, int... safe) {
        double least = teller == NONE ? 1 : danger(teller);
        for (int cell : dangers) {
            least = Math.min(least, danger[cell]);
        }
        for (int cell : safe) {
            least = Math.min(least, 1 - danger[cell]);
        }
        return least;
    }

    // The chance that several things hold, one after the other, each given those before; what a single clue says of
    // them need not be counted.
    private final class Chain {
        private final Insight known;
        private final int[] dangers = new int[MOST_DANGERS];
        private int count;
        private final int[] safe = new int[MOST_DANGERS];
        private int safes;
        private double chance = 1;

        Chain(Insight known) {
            this.known = known;
        }

        void takeDanger(int cell) {
            if (chance >= LEAST) {
                multiply(known.ruledOut(cell, dangers, count) ? 0 : given(cell));
                dangers[count++] = cell;
            }
        }

        void takeSafe(int cell) {
            if (chance >= LEAST) {
                multiply(known.ruledOut(cell, dangers, count) ? 1 : 1 - given(cell));
                safe[safes++] = cell;
            }
        }

        // Not a number if it is not known.
        private void multiply(double factor) {
            chance = factor >= 0 ? chance * factor : 0;
        }

        private double given(int cell) {
            return count == 0 ? danger(cell) : known.branch(supposed()).danger(cell);
        }

        private View supposed() {
            Scene scene = Scene.from(known.view());
            for (int i = 0; i < count; i++) {
                scene.explode(dangers[i]);
            }
            for (int i = 0; i < safes; i++) {
                scene.openSilent(safe[i]);
            }
            return scene.view();
        }
    }
}
