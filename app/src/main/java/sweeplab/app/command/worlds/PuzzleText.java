// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.worlds;

import java.util.Optional;
import sweeplab.format.board.BoardText;
import sweeplab.format.document.FullBoard;
import sweeplab.format.text.Source;
import sweeplab.play.LetterPuzzle;

/** A puzzle with few clues as a board file: its starts are the cells that are told to be safe, {@code -} is a cell without a clue. */
final class PuzzleText {

    private PuzzleText() {}

    static String write(LetterPuzzle puzzle) {
        return new BoardText()
                .text(new FullBoard(puzzle.written(), puzzle.world(), 1, Optional.empty(), puzzle.starts()));
    }

    /** The board that a puzzle's text holds. */
    static FullBoard read(String text) {
        if (new BoardText().read(Source.of(text)) instanceof FullBoard board) {
            return board;
        }
        throw new IllegalArgumentException("the puzzle is no full board: it needs the section [real]");
    }
}
