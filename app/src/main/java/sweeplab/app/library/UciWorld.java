// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.library;

import sweeplab.catalogue.WorldText;
import sweeplab.format.Formats;
import sweeplab.format.document.FullBoard;
import sweeplab.format.text.Format;
import sweeplab.format.text.SizeLimits;
import sweeplab.format.text.Source;
import sweeplab.rules.Rules;

/** The world files of UCI's course CS171 among one's own, as world texts. */
final class UciWorld {

    private static final Format UCI = new Formats().named("uci");

    private UciWorld() {}

    /** The text itself unless it is in that format; then the same board with the clues of the game, and its start. */
    static String asWorldText(String text, Rules rules) {
        // A world of two columns without a danger is all zeros, which are no dimensions.
        if (text.length() > SizeLimits.BYTES || text.strip().startsWith("0")) {
            return text;
        }
        Source source = Source.of(text);
        if (!UCI.looksLike(source)) {
            return text;
        }
        FullBoard board = (FullBoard) UCI.read(source);
        return board.starts().length == 0
                ? WorldText.write(board.world(), rules)
                : WorldText.write(board.world(), rules, board.starts());
    }
}
