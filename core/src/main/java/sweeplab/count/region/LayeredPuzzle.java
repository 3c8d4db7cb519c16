// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

import sweeplab.base.Budget;
import sweeplab.base.IntList;
import sweeplab.count.layers.Allowance;
import sweeplab.count.layers.Layers;

/** Lays out a puzzle: its boxes in a good order, and the layers of all ways to fill them. */
public final class LayeredPuzzle {

    private static final int[] STEPS_A_STATE = {2, 32};

    private final Order order = new Order();
    private final Layers layers;
    private final Filling filling;
    private IntList boxes = order.boxes();

    public LayeredPuzzle(Allowance allowance) {
        layers = new Layers(allowance);
        filling = new Filling(layers);
    }

    public Layers layers() {
        return layers;
    }

    /** The boxes of the puzzle that was last laid out, in their order. */
    public IntList boxes() {
        return boxes;
    }

    /** False if the puzzle is too large; the layers are not closed then. */
    boolean begin(Puzzle puzzle) {
        order.find(puzzle);
        boxes = order.boxes();
        return filling.run(puzzle, boxes) || beginOtherwise(puzzle);
    }

    // To look for a better order takes long: so only where the usual one does not do, and a short search first. A long
    // one need not
    // find a better one, as what an order takes is only estimated.
    private boolean beginOtherwise(Puzzle puzzle) {
        Allowance allowance = layers.allowance();
        boolean laidOut = false;
        for (int i = 0;
                !laidOut && i < STEPS_A_STATE.length && !allowance.budget().spent();
                i++) {
            boxes = new BeamSearch(puzzle, allowance, STEPS_A_STATE[i]).order();
            laidOut = boxes.size == puzzle.boxes && filling.run(puzzle, boxes);
        }
        return laidOut;
    }

    /** Lays out a puzzle that was solved before, or gives it up. */
    public LayeredPuzzle of(Puzzle puzzle) {
        if (!begin(puzzle)) {
            Budget.giveUp();
        }
        layers.close();
        return this;
    }
}
