package sweeplab.agent.model;

/** A rectangular board with an edge of empty cells around it, so that every cell has eight neighbours. */
final class Grid {

    final int width;
    final int size;

    /** The board's cells in order. */
    final int[] board;

    /** Which cells are those of the board. */
    final boolean[] inside;

    /** The steps to the neighbours of a cell. */
    final int[] around;

    Grid(int rows, int columns) {
        width = columns + 2;
        size = width * (rows + 2);
        around = new int[] {-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1};
        board = new int[rows * columns];
        inside = new boolean[size];
        for (int cell = 0; cell < board.length; cell++) {
            board[cell] = (cell / columns + 1) * width + cell % columns + 1;
            inside[board[cell]] = true;
        }
    }
}
