// SPDX-License-Identifier: Apache-2.0
package sweeplab.world;

/** A rhombus of hexagons (T1), each with 6 neighbours, flat or wrapped around into a torus. */
public record Hexagon(int columns, int rows, boolean wrapped) implements Shape {

    private static final int[][] STEPS = {{-1, -1}, {-1, 0}, {0, -1}, {0, 1}, {1, 0}, {1, 1}};

    @Override
    public String family() {
        return wrapped ? "hextorus" : "hex";
    }

    @Override
    public int mostNeighbours() {
        return STEPS.length;
    }

    @Override
    public int neighbours(int cell, int[] out) {
        int count = 0;
        for (int[] step : STEPS) {
            count = Wrap.put(this, wrapped, cell / columns + step[0], cell % columns + step[1], out, count);
        }
        return count;
    }

    // Each row starts half a cell further left, so that the six neighbours lie around the cell.
    @Override
    public Point point(int cell) {
        int row = cell / columns;
        return new Point(cell % columns + (rows - 1 - row) / 2.0, row * Math.sqrt(3) / 2);
    }

    @Override
    public String fault() {
        return wrapped ? Wrap.fault(this) : "";
    }
}
