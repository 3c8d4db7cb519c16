// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.watch;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import sweeplab.app.terminal.Window;

/** The picture of a game under way, the board and words around it: in a small window the board comes first and the words are cut. */
record Stage(Window window, String heading, List<String> standing, List<String> message, String help) {

    // The terminal's own cursor stands there.
    private static final int CURSOR = 1;
    // Numbers of columns, the edge, a row, and which part it is.
    private static final int LEAST_BOARD = 5;

    /** All lines; the board is painted for the window that it gets. */
    List<String> around(Function<Window, List<String>> board) {
        List<String> above = List.of(heading, "");
        List<String> below = Stream.of(List.of(""), standing, message, List.of(help))
                .flatMap(List::stream)
                .toList();
        int words = window.rows(above) + window.rows(below);
        boolean fits = words + board.apply(Window.ENDLESS).size() + CURSOR <= window.lines();
        if (fits || words <= share()) {
            return joined(above, board, below);
        }
        return joined(List.of(), board, cut());
    }

    private List<String> joined(List<String> above, Function<Window, List<String>> board, List<String> below) {
        List<String> lines = new ArrayList<>(above);
        lines.addAll(board.apply(window.without(window.rows(above) + window.rows(below) + CURSOR)));
        lines.addAll(below);
        return lines;
    }

    // What was asked for gets more than what is always there.
    private int share() {
        return message.isEmpty() ? window.lines() / 3 : window.lines() - LEAST_BOARD - CURSOR;
    }

    private List<String> cut() {
        List<String> lines = new ArrayList<>();
        int left = share();
        for (String line : shortened()) {
            String kept = window.cut(line, left);
            if (left > 0) {
                lines.add(kept);
            }
            left -= window.rows(List.of(kept));
        }
        return lines;
    }

    private List<String> shortened() {
        List<String> lines = new ArrayList<>(message);
        standing.forEach(line -> lines.add(window.cut(line, 1)));
        lines.add(window.cut(help, 1));
        return lines;
    }
}
