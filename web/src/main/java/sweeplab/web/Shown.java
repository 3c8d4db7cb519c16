// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.util.List;
import java.util.stream.IntStream;
import sweeplab.rules.Rules;
import sweeplab.view.View;

/** A view as bytes, one a cell: its clue, or one of the codes below. The page draws from these, and positions travel as these. */
final class Shown {

    static final byte COVERED = -1;
    static final byte FLAGGED = -2;
    static final byte EXPLODED = -3;
    static final byte BLOCKED = -4;
    static final byte GOLD = -5;
    // From -6 to -10 the page has looks of its own.
    static final byte SILENT = -11;
    // A danger that was marked rightly and shows nothing; one that shows a number is below.
    static final byte FOUND = -40;

    private Shown() {}

    static byte[] of(View view) {
        byte[] codes = new byte[view.topology().size()];
        for (int cell = 0; cell < codes.length; cell++) {
            codes[cell] = code(view, cell);
        }
        return codes;
    }

    static byte code(View view, int cell) {
        if (view.covered(cell)) {
            return view.flagged(cell) ? FLAGGED : COVERED;
        }
        if (view.gold(cell)) {
            return GOLD;
        }
        if (view.found(cell)) {
            return (byte) (view.foundClue(cell) == Rules.SILENT ? FOUND : FOUND - 1 - view.foundClue(cell));
        }
        if (view.exploded(cell)) {
            return EXPLODED;
        }
        if (view.silent(cell)) {
            return SILENT;
        }
        return view.blocked(cell) ? BLOCKED : (byte) view.clue(cell);
    }

    /** What a found danger with this code shows. */
    static int foundClue(byte code) {
        return code == FOUND ? Rules.SILENT : FOUND - 1 - code;
    }

    /** What stands on a cell for each clue, where that is not the number itself; nothing where it always is. */
    static List<String> words(Rules rules) {
        return rules.plain()
                ? List.of()
                : IntStream.rangeClosed(0, Byte.MAX_VALUE).mapToObj(rules::word).toList();
    }

    /** What the uncovered cells say of gold, or nothing where the game has no such clues. */
    static byte[] goldClues(View view) {
        if (view.rules().goldClue() == sweeplab.rules.GoldClue.NONE) {
            return new byte[0];
        }
        byte[] clues = new byte[view.topology().size()];
        for (int cell = 0; cell < clues.length; cell++) {
            clues[cell] = (byte) view.goldClue(cell);
        }
        return clues;
    }
}
