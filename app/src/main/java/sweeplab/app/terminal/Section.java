// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.terminal;

import java.util.IntSummaryStatistics;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import sweeplab.world.Topology;

/** The rows and columns of a board that are drawn, each from a first one up to but not including an end. */
record Section(int firstRow, int endRow, int firstColumn, int endColumn) {

    static Section all(Topology topology) {
        return new Section(0, topology.rows(), 0, topology.columns());
    }

    /** The rows and columns that hold all cells of a kind; the whole board if there is none. */
    static Section holding(Topology topology, IntPredicate kind) {
        int[] cells = IntStream.range(0, topology.size()).filter(kind).toArray();
        if (cells.length == 0) {
            return all(topology);
        }
        IntSummaryStatistics rows = IntStream.of(cells).map(topology::row).summaryStatistics();
        IntSummaryStatistics columns = IntStream.of(cells).map(topology::column).summaryStatistics();
        return new Section(rows.getMin(), rows.getMax() + 1, columns.getMin(), columns.getMax() + 1);
    }

    /** As many rows and columns as this, around a cell as far as the board goes; at least one of each. */
    static Section around(int cell, Topology topology, int rows, int columns) {
        int high = Math.max(1, Math.min(rows, topology.rows()));
        int wide = Math.max(1, Math.min(columns, topology.columns()));
        int firstRow = first(topology.row(cell), high, topology.rows());
        int firstColumn = first(topology.column(cell), wide, topology.columns());
        return new Section(firstRow, firstRow + high, firstColumn, firstColumn + wide);
    }

    private static int first(int middle, int shown, int all) {
        return Math.max(0, Math.min(middle - shown / 2, all - shown));
    }

    int rows() {
        return endRow - firstRow;
    }

    int columns() {
        return endColumn - firstColumn;
    }

    /** What is shown, in words. */
    String words(Topology topology) {
        if (topology.rows() == 1) {
            return "(cells " + firstColumn + " to " + (endColumn - 1) + " of " + topology.columns() + ")";
        }
        return "(rows " + firstRow + " to " + (endRow - 1) + " of " + topology.rows() + ", columns " + firstColumn
                + " to " + (endColumn - 1) + " of " + topology.columns() + ")";
    }
}
