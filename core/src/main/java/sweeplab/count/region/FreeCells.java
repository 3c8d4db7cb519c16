// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

import sweeplab.base.IntList;
import sweeplab.position.Fact;
import sweeplab.position.Position;
import sweeplab.world.Topology;

/** The unknown cells that no clue touches: which they are, and which of them to try. */
public final class FreeCells {

    private final Position position;
    private final int[] order;
    private int next;

    FreeCells(Position position) {
        this.position = position;
        order = byDegree(position.topology());
    }

    // Fewest neighbours first: corners and edges are the most likely to open more.
    private static int[] byDegree(Topology topology) {
        int[] places = new int[topology.size() + 2];
        for (int cell = 0; cell < topology.size(); cell++) {
            places[topology.degree(cell) + 1]++;
        }
        for (int degree = 0; degree < topology.size(); degree++) {
            places[degree + 1] += places[degree];
        }
        int[] order = new int[topology.size()];
        for (int cell = 0; cell < order.length; cell++) {
            order[places[topology.degree(cell)]++] = cell;
        }
        return order;
    }

    void clear() {
        next = 0;
    }

    /** Goes on where the search in another object for the same board ended. */
    void copy(FreeCells other) {
        next = other.next;
    }

    public boolean free(int cell) {
        return position.unknown(cell) && !position.inSight(cell);
    }

    /** The one with the fewest neighbours, or -1. A cell that is not free will not become so, hence the search goes on where it ended. */
    int best() {
        while (next < order.length && !free(order[next])) {
            next++;
        }
        return next < order.length ? order[next] : -1;
    }

    /** Tells the frontier that all of them are safe, or that all are dangerous. */
    void prove(boolean safe) {
        IntList all = new IntList(64);
        for (int cell = 0; cell < order.length; cell++) {
            if (free(cell)) {
                all.add(cell);
            }
        }
        for (int i = 0; i < all.size; i++) {
            position.learn(Fact.of(all.items[i], !safe));
        }
    }
}
