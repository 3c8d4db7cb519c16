// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent.model;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A rectangular board with an edge of empty cells around it, so that every cell has eight neighbours, of hexagons six. A torus is unrolled: beyond each
 * side there are copies of what lies at the other, as far as a model sees.
 */
final class Grid {

    /** The ways to look at a board: as it is, and its three mirror images. */
    private static final int MIRRORS = 4;

    /** Those in which neighbours stay neighbours. */
    final int[] mirrors;

    final int width;
    final int size;

    /** The steps to the neighbours of a cell. */
    final int[] around;

    /** For each of these steps, those from a cell to what sees only one of the cell and that neighbour. */
    final int[][] apart;

    /** The places that are copies, and of which places. */
    final int[] copies;

    final int[] copied;

    private final int[][] boards = new int[MIRRORS][];
    private int mirror;

    /** A board with so many copies beyond each side, none if it does not wrap around. */
    Grid(Lattice board, int beyond) {
        int rows = board.rows();
        int columns = board.columns();
        width = columns + 2 * beyond + 2;
        size = width * (rows + 2 * beyond + 2);
        around = board.hexagons()
                ? new int[] {-width - 1, -width, -1, 1, width, width + 1}
                : new int[] {-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1};
        mirrors = board.hexagons() ? new int[] {0, MIRRORS - 1} : new int[] {0, 1, 2, MIRRORS - 1};
        apart = new int[around.length][];
        Arrays.setAll(apart, i -> apart(around[i]));
        int first = (beyond + 1) * (width + 1);
        Arrays.setAll(
                boards,
                i -> IntStream.range(0, rows * columns)
                        .map(cell -> first
                                + turned(cell / columns, rows, i / 2) * width
                                + turned(cell % columns, columns, i % 2))
                        .toArray());
        copies = IntStream.range(0, beyond == 0 ? 0 : size)
                .filter(place -> inner(place) && !within(place, first, rows, columns))
                .toArray();
        copied = IntStream.of(copies)
                .map(place -> first
                        + Math.floorMod(place / width - first / width, rows) * width
                        + Math.floorMod(place % width - first % width, columns))
                .toArray();
    }

    private static int turned(int at, int count, int over) {
        return over == 0 ? at : count - 1 - at;
    }

    private boolean inner(int place) {
        int row = place / width;
        int column = place % width;
        return row > 0 && row < size / width - 1 && column > 0 && column < width - 1;
    }

    private boolean within(int place, int first, int rows, int columns) {
        int row = place / width - first / width;
        int column = place % width - first % width;
        return row >= 0 && row < rows && column >= 0 && column < columns;
    }

    /** Looks at the board in one of the ways there are. */
    void turn(int way) {
        mirror = way;
    }

    /** The places of the board's cells in order. */
    int[] board() {
        return boards[mirror];
    }

    private int[] apart(int step) {
        IntStream here = IntStream.of(around).filter(one -> one != step && !beside(one - step));
        IntStream there = IntStream.of(around).map(one -> one + step).filter(one -> one != 0 && !beside(one));
        return IntStream.concat(here, there).toArray();
    }

    private boolean beside(int step) {
        return IntStream.of(around).anyMatch(one -> one == step);
    }
}
