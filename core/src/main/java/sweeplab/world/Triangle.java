// SPDX-License-Identifier: Apache-2.0
package sweeplab.world;

/** Rows of triangles that point up and down in turn; the 12 triangles that share a corner are neighbours, flat or on a torus. */
public record Triangle(int columns, int rows, boolean wrapped) implements Shape {

    @Override
    public String family() {
        return wrapped ? "tritorus" : "triangle";
    }

    @Override
    public int mostNeighbours() {
        return 12;
    }

    /** True if the triangle stands on its side, false if it stands on its corner. */
    public boolean pointsUp(int cell) {
        return (cell / columns + cell % columns) % 2 == 0;
    }

    @Override
    public int neighbours(int cell, int[] out) {
        int wide = pointsUp(cell) ? 1 : -1;
        int count = 0;
        for (int dc = -2; dc <= 2; dc++) {
            count = put(cell, wide, dc, out, count);
            if (dc != 0) {
                count = put(cell, 0, dc, out, count);
            }
            if (dc >= -1 && dc <= 1) {
                count = put(cell, -wide, dc, out, count);
            }
        }
        return count;
    }

    @Override
    public int sides(int cell, int[] out) {
        int count = put(cell, 0, -1, out, 0);
        count = put(cell, 0, 1, out, count);
        return put(cell, pointsUp(cell) ? 1 : -1, 0, out, count);
    }

    private int put(int cell, int dr, int dc, int[] out, int count) {
        return Wrap.put(this, wrapped, cell / columns + dr, cell % columns + dc, out, count);
    }

    @Override
    public Point point(int cell) {
        int row = cell / columns;
        double height = Math.sqrt(3) / 2;
        return new Point(cell % columns / 2.0, (row + (pointsUp(cell) ? 2 : 1) / 3.0) * height);
    }

    // On a torus up and down must alternate across the seam, and the five cells of a wide row must be different.
    @Override
    public String fault() {
        return wrapped && (rows < 4 || columns < 6 || rows % 2 != 0 || columns % 2 != 0)
                ? "a torus of " + columns + "x" + rows
                        + " triangles does not close: it needs even numbers, at least 6 columns and 4 rows"
                : "";
    }
}
