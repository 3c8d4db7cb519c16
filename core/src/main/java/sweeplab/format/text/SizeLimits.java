// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.text;

import sweeplab.catalogue.GameId;

/** How large a text or board from outside may be: beyond these it is refused before any memory is taken. */
public final class SizeLimits {

    /** The most bytes of one file or text. */
    public static final int BYTES = 16 << 20;

    /** The most lines of one text. */
    public static final int LINES = 1 << 20;

    /** The most cells of a board that is written out cell by cell. */
    public static final int CELLS = 1 << 22;

    /** The most cells of a board that a short text can name: run lengths, game ids. */
    public static final int COMPACT_CELLS = 1 << 20;

    private SizeLimits() {}

    /** Makes sure that a game id does not ask for more than a short text may; a graph's own text has bounded its size. */
    public static void check(GameId game) {
        game.board()
                .filter(board -> !board.family().startsWith("graph:"))
                .ifPresent(board -> check(board.columns(), board.rows(), COMPACT_CELLS));
    }

    public static void check(long columns, long rows, int most) {
        if (columns < 1 || rows < 1 || columns > most || rows > most || columns * rows > most) {
            throw new IllegalArgumentException("a board of " + columns + "x" + rows
                    + " is not read: it needs at least 1x1 and at most " + most + " cells");
        }
    }
}
