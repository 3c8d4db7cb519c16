// SPDX-License-Identifier: Apache-2.0
package sweeplab.relation;

import java.util.Arrays;
import sweeplab.world.Topology;

/** The order in which a grid is walked through: line after line along its shorter side, so that the front is short. */
public record Scan(Topology topology, boolean byColumns) {

    public static Scan of(Topology topology) {
        return new Scan(topology, topology.columns() > topology.rows());
    }

    /** The length of a line. */
    public int width() {
        return byColumns ? topology.rows() : topology.columns();
    }

    /** How many lines there are. */
    public int lines() {
        return byColumns ? topology.columns() : topology.rows();
    }

    /** The cell at a place of the walk. */
    public int cell(int place) {
        int line = place / width();
        int along = place % width();
        return byColumns ? topology.cell(along, line) : topology.cell(line, along);
    }

    /** The place of a cell in the walk. */
    public int place(int cell) {
        return byColumns
                ? topology.column(cell) * width() + topology.row(cell)
                : topology.row(cell) * width() + topology.column(cell);
    }

    /** The cells that share a side with one, or a corner too. */
    public int[] around(int cell, boolean corners) {
        int[] around = new int[8];
        int count = 0;
        for (int row = -1; row <= 1; row++) {
            for (int column = -1; column <= 1; column++) {
                boolean beside = corners ? row != 0 || column != 0 : row == 0 ^ column == 0;
                int r = topology.row(cell) + row;
                int c = topology.column(cell) + column;
                if (beside && topology.contains(r, c)) {
                    around[count++] = topology.cell(r, c);
                }
            }
        }
        return Arrays.copyOf(around, count);
    }

    /** All cells in the order of the walk. */
    public int[] cells() {
        int[] cells = new int[topology.size()];
        for (int place = 0; place < cells.length; place++) {
            cells[place] = cell(place);
        }
        return cells;
    }

    /** The place of each cell in the walk. */
    public int[] places() {
        int[] places = new int[topology.size()];
        for (int cell = 0; cell < places.length; cell++) {
            places[cell] = place(cell);
        }
        return places;
    }
}
