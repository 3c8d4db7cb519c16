// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.list;

import java.util.Arrays;
import sweeplab.base.Budget;
import sweeplab.position.Position;
import sweeplab.world.Topology;

/** All ways to fill the cells of one region that its clues allow, each as a row of bits: cell by cell, with a look at the clues beside it. */
final class Fillings {

    private final Position position;
    private final Budget budget;
    private final Topology topology;
    private final int[] cells;
    private final int words;
    private final int[] least;
    private final int[] most;
    private final int[] unknown;

    private long[] rows = new long[16];
    private int[] dangers = new int[16];
    private int count;

    /** The ways to fill these cells with at most so many dangers, unless the work is given up. */
    Fillings(Position position, int[] cells, int mostDangers, Budget budget) {
        this.budget = budget;
        this.position = position;
        this.cells = cells;
        topology = position.topology();
        words = (cells.length + 63) >>> 6;
        least = new int[topology.size()];
        most = new int[topology.size()];
        unknown = new int[topology.size()];
        for (int cell : cells) {
            for (int i = 0; i < topology.degree(cell); i++) {
                readClue(topology.neighbour(cell, i));
            }
        }
        fill(0, mostDangers, new long[words], 0);
    }

    private void readClue(int clue) {
        if (position.informs(clue)) {
            least[clue] = position.atLeast(clue);
            most[clue] = position.atMost(clue);
            unknown[clue] = position.unknownAround(clue);
        }
    }

    int cells() {
        return cells.length;
    }

    int count() {
        return count;
    }

    int dangers(int i) {
        return dangers[i];
    }

    /** Puts the i-th way into the bits of a world that begin here. */
    void write(int i, long[] world, int from) {
        erase(world, from);
        for (int w = 0; w < words; w++) {
            put(rows[i * words + w], world, from + (w << 6));
        }
    }

    private static void put(long bits, long[] world, int at) {
        world[at >>> 6] |= bits << at;
        if ((at & 63) != 0 && bits >>> -at != 0) {
            world[(at >>> 6) + 1] |= bits >>> -at;
        }
    }

    /** Empties these bits of a world. */
    void erase(long[] world, int from) {
        for (int i = from; i < from + cells.length; i++) {
            world[i >>> 6] &= ~(1L << i);
        }
    }

    private void fill(int i, int left, long[] row, int used) {
        budget.demand(1);
        if (i == cells.length) {
            keep(row, used);
            return;
        }
        for (int value = 0; value <= Math.min(1, left); value++) {
            row[i >>> 6] |= (long) value << i;
            if (shift(cells[i], value)) {
                fill(i + 1, left - value, row, used + value);
            }
            shift(cells[i], ~value);
        }
        row[i >>> 6] &= ~(1L << i);
    }

    private void keep(long[] row, int used) {
        if (count == dangers.length) {
            dangers = Arrays.copyOf(dangers, 2 * count);
        }
        if ((count + 1) * words > rows.length) {
            rows = Arrays.copyOf(rows, 2 * (count + 1) * words);
        }
        System.arraycopy(row, 0, rows, count * words, words);
        dangers[count++] = used;
    }

    // Tells the clues beside a cell its value, or takes it back (the complement); false if a clue cannot be met any
    // more.
    private boolean shift(int cell, int value) {
        int one = value < 0 ? 1 : -1;
        int change = value < 0 ? ~value : -value;
        boolean possible = true;
        for (int i = 0; i < topology.degree(cell); i++) {
            int clue = topology.neighbour(cell, i);
            if (position.informs(clue)) {
                unknown[clue] += one;
                least[clue] += change;
                most[clue] += change;
                possible &= most[clue] >= 0 && least[clue] <= unknown[clue];
            }
        }
        return possible;
    }
}
