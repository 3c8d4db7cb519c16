// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

import sweeplab.base.Budget;
import sweeplab.base.IntList;
import sweeplab.count.layers.Allowance;
import sweeplab.count.layers.Layers;

/** Lays out a puzzle: its boxes in a good order, and the layers of all ways to fill them. */
public final class LayeredPuzzle {

    private final Order order = new Order();
    private final Layers layers;
    private final Filling filling;

    public LayeredPuzzle(Allowance allowance) {
        layers = new Layers(allowance);
        filling = new Filling(layers);
    }

    public Layers layers() {
        return layers;
    }

    /** The boxes of the puzzle that was last laid out, in their order. */
    public IntList boxes() {
        return order.boxes();
    }

    /** False if the puzzle is too large; the layers are not closed then. */
    boolean begin(Puzzle puzzle) {
        order.find(puzzle);
        return filling.run(puzzle, boxes());
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
