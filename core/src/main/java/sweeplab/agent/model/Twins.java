// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent.model;

/** The neighbours of an unknown cell that no clue tells apart from it, and whether one ever will. */
final class Twins {

    // With so many cells left that might tell two apart, one will.
    private static final float MANY = 4;

    private final Grid grid;
    private final boolean[] unknown;
    private final boolean[] active;
    private final float[] chances;

    /** How many there are. */
    int count;

    /** The chance that one cannot be told apart by any cell, because all that could are dangers. */
    float stay;

    /** From 0 for none or many cells that might yet tell one apart to 1 for none at all. */
    float close;

    /** Looks at these numbers of a position. */
    Twins(Grid grid, boolean[] unknown, boolean[] active, float[] chances) {
        this.grid = grid;
        this.unknown = unknown;
        this.active = active;
        this.chances = chances;
    }

    /** Finds those of a cell, if some clue touches it. */
    void look(int cell, boolean touched) {
        count = 0;
        stay = 0;
        close = 0;
        for (int i = 0; touched && i < grid.around.length; i++) {
            if (unknown[cell + grid.around[i]]) {
                compare(cell, grid.apart[i]);
            }
        }
    }

    private void compare(int cell, int[] apart) {
        float product = 1;
        int left = 0;
        for (int step : apart) {
            if (active[cell + step]) {
                return;
            }
            if (unknown[cell + step]) {
                product *= chances[cell + step];
                left++;
            }
        }
        count++;
        stay = Math.max(stay, product);
        close = Math.max(close, 1 - left / MANY);
    }
}
