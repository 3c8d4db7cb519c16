// SPDX-License-Identifier: Apache-2.0
package sweeplab.rules;

import sweeplab.world.Topology;

/** The cells that a clue of a letter speaks of (V3), as steps from its own, in an order that goes round where they form a ring. */
enum Reach {
    AROUND(true, new int[][] {{-1, -1}, {-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}}),
    CROSS(false, new int[][] {{-2, 0}, {-1, 0}, {0, -2}, {0, -1}, {0, 1}, {0, 2}, {1, 0}, {2, 0}}),
    KNIGHT(true, new int[][] {{-2, -1}, {-2, 1}, {-1, 2}, {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}}),
    LINES(false, new int[][] {});

    /** Stands for a place of a ring that is off the board. */
    static final int NO_CELL = -1;

    private final boolean ring;
    private final int[][] steps;

    Reach(boolean ring, int[][] steps) {
        this.ring = ring;
        this.steps = steps;
    }

    boolean ring() {
        return ring;
    }

    /** The cells at all places, {@link #NO_CELL} where a place is off the board. */
    int[] places(Topology topology, int cell) {
        int[] places = new int[steps.length];
        for (int i = 0; i < places.length; i++) {
            int row = topology.row(cell) + steps[i][0];
            int column = topology.column(cell) + steps[i][1];
            places[i] = topology.contains(row, column) ? topology.cell(row, column) : NO_CELL;
        }
        return places;
    }
}
