// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer;

import java.util.stream.IntStream;
import sweeplab.view.View;
import sweeplab.world.CellSet;

/** What the clues of a small position prove, with or without the total, found by trying every way to place dangers in the covered cells. */
public final class ClueTruth {

    private final View view;
    private final boolean withTotal;
    private final CellSet told;
    private final int[] covered;
    private final int[] dangersAround;
    private final boolean[] danger;
    private final CellSet sometimes;
    private final CellSet always;
    private int placed;

    private ClueTruth(View view, boolean withTotal) {
        this.view = view;
        this.withTotal = withTotal;
        int size = view.topology().size();
        covered = IntStream.range(0, size).filter(view::covered).toArray();
        told = CellSet.of(size, view.starts());
        dangersAround = new int[size];
        danger = new boolean[size];
        sometimes = new CellSet(size);
        always = CellSet.of(size, covered);
        for (int cell = 0; cell < size; cell++) {
            if (view.exploded(cell)) {
                place(cell, 1);
            }
        }
    }

    public static ClueTruth of(View view, boolean withTotal) {
        ClueTruth truth = new ClueTruth(view, withTotal && view.dangers() != View.UNTOLD);
        truth.search(0);
        return truth;
    }

    /** The covered cells that hold no danger whatever fits the clues. */
    public CellSet safe() {
        CellSet safe = CellSet.of(view.topology().size(), covered);
        safe.removeAll(sometimes);
        return safe;
    }

    /** The covered cells that hold a danger whatever fits the clues. */
    public CellSet dangers() {
        return always.copy();
    }

    private void search(int i) {
        if (i == covered.length) {
            record();
            return;
        }
        int cell = covered[i];
        if (fits(cell, i + 1)) {
            search(i + 1);
        }
        if (told.contains(cell)) {
            return;
        }
        place(cell, 1);
        danger[cell] = true;
        if (fits(cell, i + 1)) {
            search(i + 1);
        }
        danger[cell] = false;
        place(cell, -1);
    }

    private void place(int cell, int change) {
        placed += change;
        for (int neighbour : view.topology().neighbours(cell)) {
            dangersAround[neighbour] += change;
        }
    }

    // Can the clues around the cell still come right when only the covered cells from number i on are open?
    private boolean fits(int cell, int i) {
        for (int clue : view.topology().neighbours(cell)) {
            if (view.hasClue(clue)
                    && (dangersAround[clue] > view.atMost(clue)
                            || dangersAround[clue] + openAround(clue, i) < view.atLeast(clue))) {
                return false;
            }
        }
        return true;
    }

    private int openAround(int clue, int i) {
        int open = 0;
        for (int cell : view.topology().neighbours(clue)) {
            open += view.covered(cell) && i < covered.length && cell >= covered[i] ? 1 : 0;
        }
        return open;
    }

    private void record() {
        if (withTotal && placed != view.dangers()) {
            return;
        }
        for (int cell : covered) {
            if (danger[cell]) {
                sometimes.add(cell);
            } else {
                always.remove(cell);
            }
        }
    }
}
