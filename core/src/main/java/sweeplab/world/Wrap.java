// SPDX-License-Identifier: Apache-2.0
package sweeplab.world;

/** What lies over the edge of a grid: nothing, or on a torus the opposite side. */
final class Wrap {

    private Wrap() {}

    /** Adds the cell at this place to the list if there is one, and returns the list's new length. */
    static int put(Shape grid, boolean wrapped, int row, int column, int[] out, int count) {
        if (wrapped) {
            row = Math.floorMod(row, grid.rows());
            column = Math.floorMod(column, grid.columns());
        } else if (row < 0 || row >= grid.rows() || column < 0 || column >= grid.columns()) {
            return count;
        }
        out[count] = row * grid.columns() + column;
        return count + 1;
    }

    static String fault(Shape grid) {
        return grid.rows() < 3 || grid.columns() < 3
                ? "a torus of " + grid.columns() + "x" + grid.rows()
                        + " would make a cell its own neighbour: it needs at least 3x3"
                : "";
    }
}
