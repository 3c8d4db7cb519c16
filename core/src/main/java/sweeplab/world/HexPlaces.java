// SPDX-License-Identifier: Apache-2.0
package sweeplab.world;

/** Hexagons written in rows and columns where a cell touches those two rows away and those diagonally beside it, as Hexcells levels are (V6); most places are empty. */
public record HexPlaces(int columns, int rows) implements Shape {

    private static final int[][] AROUND = {{-2, 0}, {-1, 1}, {1, 1}, {2, 0}, {1, -1}, {-1, -1}};
    private static final int NEIGHBOURS = 6;

    @Override
    public String family() {
        return "hexplaces";
    }

    @Override
    public int mostNeighbours() {
        return NEIGHBOURS;
    }

    /** The place one step on around a cell, i from 0 to 5, clockwise from above; -1 if it is off the board. */
    public int around(int cell, int i) {
        int row = cell / columns + AROUND[i][0];
        int column = cell % columns + AROUND[i][1];
        return row >= 0 && row < rows && column >= 0 && column < columns ? row * columns + column : -1;
    }

    @Override
    public int neighbours(int cell, int[] out) {
        int count = 0;
        for (int i = 0; i < NEIGHBOURS; i++) {
            int other = around(cell, i);
            if (other >= 0) {
                out[count++] = other;
            }
        }
        return count;
    }

    @Override
    public Point point(int cell) {
        int row = cell / columns;
        return new Point(cell % columns, row / 2.0);
    }
}
