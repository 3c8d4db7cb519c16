// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.terminal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sweeplab.rules.GoldClue;
import sweeplab.rules.Rules;
import sweeplab.view.View;

/** The symbols of a game's own notation for what a player sees. */
public record Notation(String covered, String flagged, String exploded) {

    private static final String GOLD = "g";
    private static final String BLOCKED = "b";
    private static final String SILENT = "-";
    private static final String NOTHING = ".";

    public static Notation of(Rules rules) {
        return switch (rules.id()) {
            case "tornado", "reverse", "obscured" -> new Notation("?", "*", "-");
            case "nettle" -> new Notation("#", "F", rules.dangerSymbol());
            case "daggers", "daggers-m", "daggers-counted" -> new Notation("?", "X", rules.dangerSymbol());
            default -> new Notation("?", "F", rules.dangerSymbol());
        };
    }

    /** How one cell of a view is written. */
    public String symbol(View view, int cell) {
        if (view.flagged(cell)) {
            return flagged;
        }
        if (view.covered(cell)) {
            return covered;
        }
        if (view.found(cell) && view.foundClue(cell) != Rules.SILENT) {
            return exploded + view.rules().word(view.foundClue(cell));
        }
        if (view.exploded(cell)) {
            return exploded;
        }
        if (view.blocked(cell)) {
            String sign = view.rules().sign(cell);
            return !sign.isEmpty() ? sign : view.rules().judgesMarks() ? NOTHING : BLOCKED;
        }
        if (view.silent(cell)) {
            return SILENT;
        }
        return (view.gold(cell) ? GOLD : view.rules().word(view.clue(cell))) + goldClue(view, cell);
    }

    private static String goldClue(View view, int cell) {
        int clue = view.goldClue(cell);
        if (clue <= 0) {
            return "";
        }
        return view.rules().goldClue() == GoldClue.CARDINAL ? "m" : "g" + clue;
    }

    /** What the symbols mean, each with its meaning, for those that a board shows. */
    Map<String, String> legend(Rules rules) {
        Map<String, String> meanings = new LinkedHashMap<>();
        meanings.put(covered, "covered");
        meanings.put(flagged, "flagged");
        meanings.put(exploded, rules.danger());
        if (rules.hasGold()) {
            meanings.put(GOLD, "gold");
        }
        if (rules.hasBlocked()) {
            meanings.put(BLOCKED, "blocked");
        }
        if (rules.goldClue() == GoldClue.CARDINAL) {
            meanings.put("2m", "2 around and gold across a side");
        } else if (rules.goldClue() == GoldClue.COUNTED) {
            meanings.put("2g1", "2 and 1 gold around");
        }
        return meanings;
    }

    /** The rows of a view, the symbols of each separated by single spaces. */
    public List<String> rows(View view) {
        List<String> rows = new ArrayList<>();
        int columns = view.topology().columns();
        for (int row = 0; row < view.topology().rows(); row++) {
            StringBuilder line = new StringBuilder(symbol(view, row * columns));
            for (int column = 1; column < columns; column++) {
                line.append(' ').append(symbol(view, row * columns + column));
            }
            rows.add(line.toString());
        }
        return rows;
    }
}
