// SPDX-License-Identifier: Apache-2.0
package sweeplab.world;

/** Rows and columns of squares with 8 or 4 neighbours, flat or wrapped around into a torus. */
public record Square(int columns, int rows, int reach, boolean wrapped) implements Shape {

    @Override
    public String family() {
        return (wrapped ? "torus" : "square") + (reach == 4 ? "4" : "");
    }

    @Override
    public int mostNeighbours() {
        return reach;
    }

    @Override
    public int neighbours(int cell, int[] out) {
        return collect(cell, out, reach == 8);
    }

    @Override
    public int sides(int cell, int[] out) {
        return collect(cell, out, false);
    }

    @Override
    public String fault() {
        return wrapped ? Wrap.fault(this) : "";
    }

    private int collect(int cell, int[] out, boolean diagonal) {
        int row = cell / columns;
        int column = cell % columns;
        int count = 0;
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                if ((dr != 0 || dc != 0) && (diagonal || dr == 0 || dc == 0)) {
                    count = Wrap.put(this, wrapped, row + dr, column + dc, out, count);
                }
            }
        }
        return count;
    }
}
