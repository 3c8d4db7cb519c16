// SPDX-License-Identifier: Apache-2.0
package sweeplab.view;

import sweeplab.world.Topology;

/** How one probe opens many cells, the cascade (C2) or flood fill: where a cell has no danger around it, its neighbours are uncovered too, and so on. */
public final class FloodFill {

    /** Uncovers one covered cell in the scene of the view. */
    @FunctionalInterface
    public interface Uncovering {
        void uncover(int cell);
    }

    private FloodFill() {}

    /** Uncovers a cell and all that follows; flagged cells stay as they are. */
    public static void from(int cell, View view, Uncovering uncovering) {
        // The journal of what was opened is the queue of the cascade: a loop, however large the board.
        int next = view.opened();
        uncovering.uncover(cell);
        while (next < view.opened()) {
            int open = view.opened(next++);
            if (view.hasClue(open) && view.atMost(open) == 0) {
                around(open, view, uncovering);
            }
        }
    }

    private static void around(int cell, View view, Uncovering uncovering) {
        Topology topology = view.topology();
        int[] adjacency = topology.adjacency();
        for (int i = topology.firsts()[cell], end = topology.firsts()[cell + 1]; i < end; i++) {
            int neighbour = adjacency[i];
            if (view.covered(neighbour) && !view.flagged(neighbour)) {
                uncovering.uncover(neighbour);
            }
        }
    }
}
