// SPDX-License-Identifier: Apache-2.0
package sweeplab.world;

import java.util.Arrays;
import sweeplab.base.PublicApi;

/** The cells 0 to size - 1 of a board and which of them are neighbours. */
@PublicApi
public final class Topology {

    /** The largest board that is made: enough for 4000 by 4000. */
    public static final int MOST_CELLS = 1 << 24;

    private final Shape shape;
    private final int[] first;
    private final int[] adjacent;

    private Topology(Shape shape, int[] first, int[] adjacent) {
        this.shape = shape;
        this.first = first;
        this.adjacent = adjacent;
    }

    public static Topology of(Shape shape) {
        checkSize(shape);
        int size = shape.rows() * shape.columns();
        int[] first = new int[size + 1];
        int[] adjacent = new int[Math.multiplyExact(size, shape.mostNeighbours())];
        int[] buffer = new int[shape.mostNeighbours()];
        int end = 0;
        for (int cell = 0; cell < size; cell++) {
            first[cell] = end;
            int count = shape.neighbours(cell, buffer);
            sort(buffer, count);
            System.arraycopy(buffer, 0, adjacent, end, count);
            end += count;
        }
        first[size] = end;
        return new Topology(shape, first, trimmed(adjacent, end));
    }

    // On a large grid only the edge has fewer neighbours: a copy would double the memory to save next to nothing.
    private static int[] trimmed(int[] list, int end) {
        return list.length - end > list.length >> 6 ? Arrays.copyOf(list, end) : list;
    }

    private static void checkSize(Shape shape) {
        long cells = (long) shape.rows() * shape.columns();
        if (shape.rows() < 1 || shape.columns() < 1 || cells > MOST_CELLS) {
            throw new IllegalArgumentException("a board of " + shape.columns() + "x" + shape.rows()
                    + " is not possible: it needs at least 1x1 and at most " + MOST_CELLS + " cells");
        }
        if (!shape.fault().isEmpty()) {
            throw new IllegalArgumentException(shape.fault());
        }
    }

    // The lists are short (at most 12), so insertion beats the general sort.
    private static void sort(int[] list, int count) {
        for (int i = 1; i < count; i++) {
            int cell = list[i];
            int j = i;
            for (; j > 0 && list[j - 1] > cell; j--) {
                list[j] = list[j - 1];
            }
            list[j] = cell;
        }
    }

    /** The text that names this topology, for instance {@code hex:9x9}. */
    public String id() {
        return shape.id();
    }

    public Shape shape() {
        return shape;
    }

    public int size() {
        return first.length - 1;
    }

    public int rows() {
        return shape.rows();
    }

    public int columns() {
        return shape.columns();
    }

    public int row(int cell) {
        return cell / shape.columns();
    }

    public int column(int cell) {
        return cell % shape.columns();
    }

    public int cell(int row, int column) {
        if (!contains(row, column)) {
            throw new IllegalArgumentException("(" + row + "," + column + ") is outside the board: rows are 0 to "
                    + (rows() - 1) + ", columns 0 to " + (columns() - 1));
        }
        return row * columns() + column;
    }

    public boolean contains(int row, int column) {
        return row >= 0 && row < rows() && column >= 0 && column < columns();
    }

    /** A cell as people write it: {@code (row,column)}, or on a graph what the graph calls it. */
    public String name(int cell) {
        if (shape instanceof Graph graph) {
            return graph.cellName(cell);
        }
        return "(" + row(cell) + "," + column(cell) + ")";
    }

    public int degree(int cell) {
        return first[cell + 1] - first[cell];
    }

    /** The i-th neighbour of a cell, in ascending order of cells, i from 0 to degree - 1. */
    public int neighbour(int cell, int i) {
        return adjacent[first[cell] + i];
    }

    public int[] neighbours(int cell) {
        return Arrays.copyOfRange(adjacent, first[cell], first[cell + 1]);
    }

    /** The neighbours that share a side with the cell, in ascending order. */
    public int[] sides(int cell) {
        int[] buffer = new int[shape.mostNeighbours()];
        int count = shape.sides(cell, buffer);
        sort(buffer, count);
        return Arrays.copyOf(buffer, count);
    }

    public boolean adjacent(int a, int b) {
        return Arrays.binarySearch(adjacent, first[a], first[a + 1], b) >= 0;
    }

    /** For loops that cannot afford a call: the neighbours of cell c are {@code adjacency()[firsts()[c]]} up to {@code firsts()[c + 1]}, neither of them to be changed. */
    public int[] firsts() {
        return first;
    }

    /** See {@link #firsts()}. */
    public int[] adjacency() {
        return adjacent;
    }

    @Override
    public String toString() {
        return id();
    }
}
