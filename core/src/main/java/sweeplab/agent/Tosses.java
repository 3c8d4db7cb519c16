// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import java.util.Arrays;
import java.util.stream.IntStream;
import sweeplab.count.Insight;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.Topology;

/**
 * Pairs of cells that nothing will tell apart, a danger in one of them, and boxes of two by two with dangers in two corners: of two worlds
 * that differ by which it is no player wins more than one. What a guess there risks is so far lost already.
 */
final class Tosses {

    // What is less likely is not worth a count.
    private static final double LEAST = 0.02;

    private static final int NONE = -1;

    private final Topology topology;
    // For a cell and each of its neighbours: the cells that see only one of the two.
    private final int[][][] apart;
    private final boolean square;
    private final double[] danger;
    private final double[] lost;
    private int[] noted = new int[64];
    private int count;
    private double free;

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

    /** Says that a cell beside a clue is dangerous with this chance. */
    void note(int cell, double chance) {
        if (count == noted.length) {
            noted = Arrays.copyOf(noted, 2 * count);
        }
        noted[count++] = cell;
        danger[cell] = chance;
    }

    /** Says that a cell that no clue touches is dangerous with this chance, as all such cells are. */
    void noteFree(int cell, double chance) {
        free = chance;
        note(cell, chance);
    }

    double danger(int cell) {
        return danger[cell] > 0 ? danger[cell] : free;
    }

    /** The chance that the game is lost here whatever is done, and no longer once this cell was opened and safe. */
    double lost(int cell) {
        return lost[cell];
    }

    /** Finds what there is among the cells noted. */
    void find(Insight known) {
        for (int i = 0; i < count; i++) {
            int cell = noted[i];
            for (int n = 0; n < topology.degree(cell); n++) {
                int other = topology.neighbour(cell, n);
                if (other > cell && danger[other] > 0 && stays(known.view(), apart(cell)[n])) {
                    weigh(known, new int[] {cell}, other);
                }
            }
            if (square) {
                box(known, cell);
            }
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
        double chance = chance(known, dangers, safe);
        lose(chance, dangers);
        lose(chance, safe);
        if (teller != NONE && danger[teller] > 0) {
            lose(chance, teller);
        }
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
            chain.take(teller, true);
        }
        for (int cell : dangers) {
            chain.take(cell, true);
        }
        for (int cell : safe) {
            chain.take(cell, false);
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

    // The chance that several things hold, one after the other, each given those before.
    private final class Chain {
        private final Insight known;
        private final Scene scene;
        private double chance = 1;
        private int taken;

        Chain(Insight known) {
            this.known = known;
            scene = Scene.from(known.view());
        }

        void take(int cell, boolean dangerous) {
            if (chance < LEAST) {
                return;
            }
            double here =
                    taken++ == 0 ? danger(cell) : known.branch(scene.view()).danger(cell);
            // Not a number if it is not known.
            chance = here >= 0 ? chance * (dangerous ? here : 1 - here) : 0;
            if (dangerous) {
                scene.explode(cell);
            } else {
                scene.openSilent(cell);
            }
        }
    }
}
