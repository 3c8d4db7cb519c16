// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.bench.logic;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import sweeplab.world.Topology;

/** A cell by its row and column, as questions and answers write it. */
record GridCell(int row, int column) implements Comparable<GridCell> {

    static GridCell of(Topology topology, int cell) {
        return new GridCell(topology.row(cell), topology.column(cell));
    }

    /** The cell of a list such as [3,4]. */
    static GridCell read(@Nullable Object value) {
        if (value instanceof List<?> pair
                && pair.size() >= 2
                && pair.get(0) instanceof Long row
                && pair.get(1) instanceof Long column) {
            return new GridCell(Math.toIntExact(row), Math.toIntExact(column));
        }
        throw new IllegalArgumentException("'" + value + "' is no cell: write [row, column]");
    }

    /** The cells of a list of triples with their numbers. */
    static Map<GridCell, Double> values(@Nullable Object triples) {
        Map<GridCell, Double> values = new TreeMap<>();
        for (Object triple : triples instanceof List<?> list ? list : List.of()) {
            values.put(read(triple), ((Number) ((List<?>) triple).get(2)).doubleValue());
        }
        return values;
    }

    @Override
    public int compareTo(GridCell other) {
        return Comparator.comparingInt(GridCell::row)
                .thenComparingInt(GridCell::column)
                .compare(this, other);
    }
}
