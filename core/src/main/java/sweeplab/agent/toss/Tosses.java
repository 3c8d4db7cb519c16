// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent.toss;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import sweeplab.count.Insight;
import sweeplab.view.Scene;
import sweeplab.view.View;

/**
 * A 50/50 and its kin: cells that may change places and nothing will tell ({@link Swaps}): of two worlds that differ by that no player wins more than one. What a guess
 * there risks is so far lost already.
 */
public final class Tosses {

    // Measured: what is less likely is not worth a search.
    private static final double LEAST = 0.1;

    // Chances are kept in units of this size by whoever chooses among them.
    private static final double ROUNDING = 1e-8;

    private final Swaps swaps;
    private final Set<BitSet> weighed = new HashSet<>();
    private final double[] danger;
    private final double[] lost;
    private int[] noted = new int[64];
    private int count;
    private double free;
    private double worst;

    /** Looks so many steps far for each cell of a board. */
    public Tosses(View view, int steps) {
        int size = view.topology().size();
        swaps = new Swaps(view, this, steps);
        danger = new double[size];
        lost = new double[size];
    }

    /** Forgets the position before. */
    public void clear() {
        for (int i = 0; i < count; i++) {
            danger[noted[i]] = 0;
            lost[noted[i]] = 0;
        }
        count = 0;
        free = 0;
    }

    /** Says that these cells, which the same clues touch, are dangerous with this chance. */
    public void note(int[] cells, int from, int to, double chance) {
        if (count + to - from > noted.length) {
            noted = Arrays.copyOf(noted, 2 * (count + to - from));
        }
        for (int i = from; i < to; i++) {
            noted[count++] = cells[i];
            danger[cells[i]] = chance;
        }
    }

    /** Says that a cell that no clue touches is dangerous with this chance, as all such cells are. */
    public void noteFree(double chance) {
        free = chance;
    }

    public double danger(int cell) {
        return touched(cell) ? danger[cell] : free;
    }

    /** True if a clue touches this unknown cell. */
    boolean touched(int cell) {
        return danger[cell] > 0;
    }

    /** The chance that the game is lost here whatever is done, and no longer once this cell was opened and safe. */
    public double lost(int cell) {
        return lost[cell];
    }

    /** Finds what there is among the cells noted, as far as it can lower what is left of a cell's risk to this. */
    public void find(Insight known, double most) {
        worst = most;
        weighed.clear();
        swaps.begin(known.view());
        for (int i = 0; i < count; i++) {
            double chance = danger[noted[i]];
            if (lost[noted[i]] < Math.min(chance, 1 - chance) - ROUNDING) {
                swaps.of(noted[i], swap -> weigh(known, swap));
            }
        }
    }

    /** True if a guess at a cell that a clue touches would be worth a thought, were so much lost. */
    boolean matters(int cell, double all) {
        return all >= LEAST && 1 - (1 - danger[cell]) / (1 - all) <= worst + ROUNDING;
    }

    private void weigh(Insight known, Swaps.Swap swap) {
        if (weighed.add(swap.cells())) {
            double chance = chance(known, swap);
            lose(chance, swap.dangers());
            lose(chance, swap.safe());
            lose(chance, swap.tellers());
        }
    }

    private void lose(double chance, int... cells) {
        for (int cell : cells) {
            lost[cell] = touched(cell) ? Math.max(lost[cell], chance) : 0;
        }
    }

    // The chance that these are dangers, these safe, and what would tell them apart dangers; 0 if that is small.
    private double chance(Insight known, Swaps.Swap swap) {
        Chain chain = new Chain(known);
        IntStream.of(swap.tellers()).forEach(chain::takeDanger);
        IntStream.of(swap.dangers()).forEach(chain::takeDanger);
        IntStream.of(swap.safe()).forEach(chain::takeSafe);
        return chain.chance;
    }

    // The chance that several things hold, one after the other, each given those before; what a single clue says of
    // them need not be counted.
    private final class Chain {
        private final Insight known;
        private final int[] dangers = new int[Swaps.MOST];
        private int count;
        private final int[] safe = new int[Swaps.MOST];
        private int safes;
        private double chance = 1;

        Chain(Insight known) {
            this.known = known;
        }

        void takeDanger(int cell) {
            if (chance > 0) {
                multiply(known.ruledOut(cell, dangers, count) ? 0 : given(cell));
                dangers[count++] = cell;
            }
        }

        void takeSafe(int cell) {
            if (chance > 0) {
                multiply(known.ruledOut(cell, dangers, count) ? 1 : 1 - given(cell));
                safe[safes++] = cell;
            }
        }

        // Not a number if it is not known.
        private void multiply(double factor) {
            chance = chance * factor >= LEAST ? chance * factor : 0;
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
