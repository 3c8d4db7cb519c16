// SPDX-License-Identifier: Apache-2.0
package sweeplab.serve;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sweeplab.rules.Rules;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** What a cell shows, as the one number that stands for it in the protocol: a clue, or one below 0. */
final class CellCode {

    static final int COVERED = -1;
    static final int FLAGGED = -2;
    static final int EXPLODED = -3;
    static final int BLOCKED = -4;
    static final int GOLD = -5;
    static final int SILENT = -6;
    static final int FOUND = -7;

    /** A found danger that shows a clue is this minus the clue. */
    static final int FOUND_WITH_CLUE = -100;

    private CellCode() {}

    static int of(View view, int cell) {
        if (view.covered(cell)) {
            return view.flagged(cell) ? FLAGGED : COVERED;
        }
        if (view.found(cell)) {
            return view.foundClue(cell) == Rules.SILENT ? FOUND : FOUND_WITH_CLUE - view.foundClue(cell);
        }
        if (view.exploded(cell)) {
            return EXPLODED;
        }
        if (view.blocked(cell)) {
            return BLOCKED;
        }
        return view.gold(cell) ? GOLD : view.silent(cell) ? SILENT : view.clue(cell);
    }

    /** The clues that are no numbers, by the numbers that stand for them. */
    static Map<String, @Nullable Object> words(Rules rules, Topology topology) {
        Map<String, @Nullable Object> words = new LinkedHashMap<>();
        for (int clue = 0; clue <= Byte.MAX_VALUE; clue++) {
            String word = rules.word(clue);
            if (!word.equals(Integer.toString(clue)) && rules.clueOf(word, topology) == clue) {
                words.put(Integer.toString(clue), word);
            }
        }
        return words;
    }

    /** The same as a person reads it. */
    static String sign(View view, int cell) {
        int shown = of(view, cell);
        return switch (shown) {
            case COVERED -> "?";
            case FLAGGED -> "F";
            case EXPLODED, FOUND -> "*";
            case BLOCKED -> "#";
            case GOLD -> "g";
            case SILENT -> "_";
            default -> shown < 0 ? "*" : view.rules().word(shown);
        };
    }
}
