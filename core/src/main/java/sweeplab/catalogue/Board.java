package sweeplab.catalogue;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sweeplab.base.Excerpt;
import sweeplab.rules.Level;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;

/**
 * A kind of board with its counts, as in {@code hex:12x12/30}: family, columns x rows / dangers, and {@code +3g} gold,
 * {@code +2b} blocked. On a graph, as in {@code graph:petersen/3}, the library knows the size, and columns and rows are 0.
 */
public record Board(String family, int columns, int rows, int dangers, int golds, int blocked) {

    // 1 graph, or 2 family, 3 columns and 4 rows; then 5 dangers, 6 golds, 7 blocked.
    private static final Pattern FORM = Pattern.compile("(?:(graph:[^/]+)|(?:([^:/]+):)?(\\d{1,9})x(\\d{1,9}))"
            + "/(\\d{1,9})(?:\\+(\\d{1,9})g)?(?:\\+(\\d{1,9})b)?");

    /** Reads a board or the name of a level, for instance {@code 30x16/99} or {@code expert}. */
    public static Board parse(String text, Rules rules) {
        for (Rules each : new Rules[] {rules, RuleBook.get("classic")}) {
            for (Level level : each.levels()) {
                if (level.name().equalsIgnoreCase(text)) {
                    return new Board(each.family(), level.columns(), level.rows(), level.dangers(), level.golds(), 0);
                }
            }
        }
        Matcher form = FORM.matcher(text);
        if (!form.matches()) {
            throw new IllegalArgumentException(
                    "board '" + Excerpt.of(text) + "': write columns x rows / " + rules.danger()
                            + "s, for instance 30x16/99 or hex:12x12/30 ('+3g' adds 3 gold, '+2b' 2 blocked cells)");
        }
        return new Board(
                family(form, rules),
                number(form, 3),
                number(form, 4),
                number(form, 5),
                number(form, 6),
                number(form, 7));
    }

    private static String family(Matcher form, Rules rules) {
        String graph = form.group(1);
        String family = form.group(2);
        return graph != null ? graph : family != null ? family : rules.family();
    }

    private static int number(Matcher form, int group) {
        String digits = form.group(group);
        return digits == null ? 0 : Integer.parseInt(digits);
    }

    @Override
    public String toString() {
        return family + (family.startsWith("graph:") ? "" : ":" + columns + "x" + rows) + "/" + dangers
                + (golds > 0 ? "+" + golds + "g" : "") + (blocked > 0 ? "+" + blocked + "b" : "");
    }
}
