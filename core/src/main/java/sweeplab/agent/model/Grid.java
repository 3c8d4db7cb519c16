// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent.model;

import java.util.Arrays;
import java.util.stream.IntStream;

/** A rectangular board with an edge of empty cells around it, so that every cell has eight neighbours. */
final class Grid {

    final int width;
    final int size;

    /** The board's cells in order. */
    final int[] board;

    /** The steps to the neighbours of a cell. */
    final int[] around;

    /** For each of these steps, those from a cell to what sees only one of the cell and that neighbour. */
    final int[][] apart;

    Grid(int rows, int columns) {
        width = columns + 2;
        size = width * (rows + 2);
        around = new int[] {-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1};
        apart = new int[around.length][];
        Arrays.setAll(apart, i -> apart(around[i]));
        board = new int[rows * columns];
        for (int cell = 0; cell < board.length; cell++) {
            board[cell] = (cell / columns + 1) * width + cell % columns + 1;
        }
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
