// SPDX-License-Identifier: Apache-2.0
package sweeplab.serve;

import sweeplab.base.Excerpt;

/** What a client does in one game: opens a cell, sets or takes away a flag, begins a new game, or waits. */
record Act(Kind kind, int cell) {

    /** The kinds of moves. */
    enum Kind {
        PROBE,
        FLAG,
        UNFLAG,
        NEW,
        WAIT
    }

    static Act of(String word, int cells) {
        return switch (word) {
            case "-" -> new Act(Kind.WAIT, -1);
            case "new" -> new Act(Kind.NEW, -1);
            default -> onCell(word, cells);
        };
    }

    private static Act onCell(String word, int cells) {
        Kind kind = word.startsWith("f") ? Kind.FLAG : word.startsWith("u") ? Kind.UNFLAG : Kind.PROBE;
        String number = kind == Kind.PROBE ? word : word.substring(1);
        int cell = Settings.whole(number, "a move ('" + Excerpt.of(word) + "'): write a cell, fCELL, uCELL, new or -");
        if (cell < 0 || cell >= cells) {
            throw new IllegalArgumentException(
                    "move '" + Excerpt.of(word) + "' is outside the board: cells are 0 to " + (cells - 1));
        }
        return new Act(kind, cell);
    }
}
