// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent.model;

/** A list of different cells of a grid. */
final class CellList {

    final int[] cells;
    int count;

    private final Grid grid;
    private final boolean[] listed;

    CellList(Grid grid) {
        this.grid = grid;
        listed = new boolean[grid.size];
        cells = new int[grid.size];
    }

    void clear() {
        for (int i = 0; i < count; i++) {
            listed[cells[i]] = false;
        }
        count = 0;
    }

    void add(int cell) {
        if (!listed[cell]) {
            listed[cell] = true;
            cells[count++] = cell;
        }
    }

    /** Becomes the cells of another list and those of their neighbours that are seen. */
    void setAround(CellList other, boolean[] seen) {
        clear();
        for (int i = 0; i < other.count; i++) {
            add(other.cells[i]);
            for (int step : grid.around) {
                if (seen[other.cells[i] + step]) {
                    add(other.cells[i] + step);
                }
            }
        }
    }
}
