// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import java.util.Arrays;
import java.util.stream.IntStream;
import sweeplab.agent.toss.Tosses;
import sweeplab.count.Insight;
import sweeplab.count.result.Groups;
import sweeplab.view.View;
import sweeplab.world.Square;
import sweeplab.world.Topology;

/** The cells among which a guess is chosen, the safest first; of equally safe ones those with more open neighbours first. */
final class Candidates implements Groups {

    // A chance in units of this, then fewer open neighbours, then the cell: one number to sort by.
    private static final double UNIT = 1e-9;
    private static final int CELL_BITS = 24;
    private static final int OPEN_BITS = 8;

    // Measured: before there is an opening a corner is better.
    private static final int OPENED = 20;

    /** Which of the cells that no clue touches are kept, all as safe as one another. */
    enum Untouched {
        /** One that stands for all. */
        ONE,

        /** On a flat board of squares, once it has opened, also those from which an open cell is two steps away in a row or column. */
        NEAR,

        ALL
    }

    private final double widest;
    private final int mostNeighbours;
    private final Untouched kept;
    private final Tosses tosses;
    private View view;
    private long[] keys = new long[64];
    private int size;
    private double least;

    /** Keeps cells that survive at least this share as often as the safest one, and so many of those that no clue touches. */
    Candidates(View view, double widest, int tossSteps, Untouched kept) {
        this.view = view;
        this.widest = widest;
        boolean flatSquares = view.topology().shape() instanceof Square square && !square.wrapped();
        this.kept = kept == Untouched.NEAR && !flatSquares ? Untouched.ONE : kept;
        Topology topology = view.topology();
        mostNeighbours =
                IntStream.range(0, topology.size()).map(topology::degree).max().orElse(0);
        tosses = new Tosses(view, tossSteps);
    }

    /** Collects the cells of a position; false if chances are not known. */
    boolean collect(Insight known) {
        View now = known.view();
        view = now;
        size = 0;
        least = 1;
        tosses.clear();
        if (!known.chances(this) || size == 0) {
            return false;
        }
        if (now.lives() == 1) {
            forgive(known);
        }
        Arrays.sort(keys, 0, size);
        double worst = worst();
        while (size > 1 && 1 - survival(size - 1) > worst) {
            size--;
        }
        return true;
    }

    /**
     * Keeps of the cells that no clue touches, of which one stood for all, that one and those like it: with as many neighbours and two steps from an open
     * cell, so that a clue there speaks of what another speaks of. False if a clue touches that one, it is a toss or not at an edge (measured: where there is no
     * edge, as on a torus, it is better to stay away from what is open), or nothing is like it.
     */
    boolean collectAlike(int cell) {
        if (!untouched(cell) || !atEdge(cell) || tosses.lost(cell) > 0) {
            return false;
        }
        Topology topology = view.topology();
        double danger = tosses.danger(cell);
        size = 0;
        add(cell, danger);
        for (int other = 0; other < topology.size(); other++) {
            boolean alike = other != cell && topology.degree(other) == topology.degree(cell);
            if (alike && untouched(other) && twoStepsFromOpen(other)) {
                add(other, danger);
            }
        }
        return size > 1;
    }

    private boolean atEdge(int cell) {
        return view.topology().degree(cell) < mostNeighbours;
    }

    private boolean untouched(int cell) {
        return view.covered(cell) && !view.flagged(cell) && openNeighbours(cell) == 0;
    }

    private boolean twoStepsFromOpen(int cell) {
        for (int neighbour : view.topology().neighbours(cell)) {
            if (openNeighbours(neighbour) > 0) {
                return true;
            }
        }
        return false;
    }

    private double worst() {
        return 1 - (view.lives() > 1 ? Math.min(widest, Lives.WIDEST) : widest) * (1 - least);
    }

    int size() {
        return size;
    }

    int cell(int i) {
        return (int) (keys[i] & ((1 << CELL_BITS) - 1));
    }

    double danger(int i) {
        return tosses.danger(cell(i));
    }

    /** How often a guess there survives, of what is not lost already. */
    double survival(int i) {
        return 1 - (keys[i] >>> (CELL_BITS + OPEN_BITS)) * UNIT;
    }

    /** The chance that is lost already, whatever is done, and settled by a guess there. */
    double lost(int i) {
        return tosses.lost(cell(i));
    }

    /** The danger of the safest cell. */
    double least() {
        return least;
    }

    // Whatever is lost already is no risk of a guess that settles it.
    private void forgive(Insight known) {
        tosses.find(known, worst());
        for (int i = 0; i < size; i++) {
            double lost = tosses.lost(cell(i));
            if (lost > 0) {
                double left = Math.max(0, 1 - (1 - danger(i)) / (1 - lost));
                least = Math.min(least, left);
                keys[i] = key(cell(i), left);
            }
        }
    }

    @Override
    public void beside(int[] cells, int from, int to, double danger) {
        tosses.note(cells, from, to, danger);
        for (int i = from; i < to; i++) {
            add(cells[i], danger);
        }
    }

    @Override
    public void free(int count, int cell, double danger) {
        tosses.noteFree(danger);
        add(cell, danger);
        if (kept == Untouched.ALL || kept == Untouched.NEAR && view.opened() >= OPENED) {
            addAlike(cell, danger);
        }
    }

    private void addAlike(int already, double danger) {
        for (int cell = 0; cell < view.topology().size(); cell++) {
            if (cell != already && untouched(cell) && (kept == Untouched.ALL || straightToOpen(cell))) {
                add(cell, danger);
            }
        }
    }

    // A clue there speaks of three cells or more that another clue speaks of.
    private boolean straightToOpen(int cell) {
        int row = view.topology().row(cell);
        int column = view.topology().column(cell);
        return open(row - 2, column) || open(row + 2, column) || open(row, column - 2) || open(row, column + 2);
    }

    private boolean open(int row, int column) {
        Topology topology = view.topology();
        boolean inside = row >= 0 && row < topology.rows() && column >= 0 && column < topology.columns();
        return inside && !view.covered(topology.cell(row, column));
    }

    // Rounded, as chances computed in another order differ in the last digits: these only rank guesses.
    private void add(int cell, double danger) {
        if (size == keys.length) {
            keys = Arrays.copyOf(keys, 2 * size);
        }
        least = Math.min(least, danger);
        keys[size++] = key(cell, danger);
    }

    private long key(int cell, double danger) {
        long closed = (1L << OPEN_BITS) - 1 - Math.min(openNeighbours(cell), (1 << OPEN_BITS) - 1);
        return (Math.round(danger / UNIT) << (CELL_BITS + OPEN_BITS)) | (closed << CELL_BITS) | cell;
    }

    private int openNeighbours(int cell) {
        int open = 0;
        for (int i = 0; i < view.topology().degree(cell); i++) {
            open += view.covered(view.topology().neighbour(cell, i)) ? 0 : 1;
        }
        return open;
    }
}
