// SPDX-License-Identifier: Apache-2.0
package sweeplab.world;

import sweeplab.base.PublicApi;

/** How the cells of one kind of board lie: the one thing to write for a new topology. */
@PublicApi
public interface Shape {

    /** The name in a board's text, for instance {@code hex}. */
    String family();

    /** The text that names the whole board, for instance {@code hex:9x9}. */
    default String id() {
        return family() + ":" + columns() + "x" + rows();
    }

    int rows();

    int columns();

    /** The most neighbours any cell of this shape has. */
    int mostNeighbours();

    /** Writes the neighbours of a cell into {@code out} in any order and returns how many there are. */
    int neighbours(int cell, int[] out);

    /** Writes the neighbours that share a side with the cell (the cardinal ones); all of them unless the shape says otherwise. */
    default int sides(int cell, int[] out) {
        return neighbours(cell, out);
    }

    /** Where the middle of a cell is drawn, in units of one cell's width. */
    default Point point(int cell) {
        int row = cell / columns();
        return new Point(cell % columns(), row);
    }

    /** What is wrong with this size, or an empty text. */
    default String fault() {
        return "";
    }
}
