package sweeplab.catalogue;

import sweeplab.rules.Level;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;

/** A kind of board with its counts, as in {@code hex:12x12/30}: family, columns x rows / dangers, and {@code +3g} gold, {@code +2b} blocked. */
public record Board(String family, int columns, int rows, int dangers, int golds, int blocked) {

    /** Reads a board or the name of a level, for instance {@code 30x16/99} or {@code expert}. */
    public static Board parse(String text, Rules rules) {
        for (Rules each : new Rules[] {rules, RuleBook.get("classic")}) {
            for (Level level : each.levels()) {
                if (level.name().equalsIgnoreCase(text)) {
                    return new Board(each.family(), level.columns(), level.rows(), level.dangers(), level.golds(), 0);
                }
            }
        }
        return new Parser(text, rules).board();
    }

    @Override
    public String toString() {
        return family + ":" + (family.startsWith("graph:") ? "" : columns + "x" + rows) + "/" + dangers
                + (golds > 0 ? "+" + golds + "g" : "") + (blocked > 0 ? "+" + blocked + "b" : "");
    }

    private record Parser(String text, Rules rules) {

        Board board() {
            int colon = text.indexOf(':');
            String family = colon < 0 ? rules.family() : text.substring(0, colon);
            String[] parts = text.substring(colon + 1).split("/", -1);
            String[] size = parts[0].split("x", -1);
            if (parts.length != 2 || size.length != 2) {
                throw fault("", "");
            }
            String[] counts = parts[1].split("\\+", -1);
            int golds = 0;
            int blocked = 0;
            for (int i = 1; i < counts.length; i++) {
                if (counts[i].endsWith("g")) {
                    golds = number(counts[i].substring(0, counts[i].length() - 1));
                } else if (counts[i].endsWith("b")) {
                    blocked = number(counts[i].substring(0, counts[i].length() - 1));
                } else {
                    throw fault(": '+" + counts[i] + "'", " ('+3g' is 3 gold, '+2b' is 2 blocked)");
                }
            }
            return new Board(family, number(size[0]), number(size[1]), number(counts[0]), golds, blocked);
        }

        private int number(String word) {
            if (!word.matches("\\d{1,9}")) {
                throw fault(": '" + word + "' is not a number", "");
            }
            return Integer.parseInt(word);
        }

        private IllegalArgumentException fault(String where, String more) {
            return new IllegalArgumentException("board '" + text + "'" + where + ": write columns x rows / "
                    + rules.danger() + "s, for instance 30x16/99 or hex:12x12/30" + more);
        }
    }
}
