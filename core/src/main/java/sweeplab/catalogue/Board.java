// SPDX-License-Identifier: Apache-2.0
package sweeplab.catalogue;

import sweeplab.base.Excerpt;
import sweeplab.base.PublicApi;
import sweeplab.rules.Level;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;

/**
 * A kind of board with its counts, as in {@code hex:12x12/30}: family, columns x rows / dangers, and {@code +3g} gold,
 * {@code +2b} blocked. On a graph, as in {@code graph:petersen/3}, the library knows the size, and columns and rows are 0.
 */
@PublicApi
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
        return BoardForm.read(text, rules.family())
                .map(Board::new)
                .orElseThrow(() ->
                        new IllegalArgumentException("board '" + Excerpt.of(text) + "': write " + form(text, rules)));
    }

    private static String form(String text, Rules rules) {
        String dangers = rules.danger() + "s";
        return text.startsWith("graph:")
                ? "the graph / " + dangers + ", for instance graph:petersen/3"
                : "columns x rows / " + dangers
                        + ", for instance 30x16/99 or hex:12x12/30 ('+3g' adds 3 gold, '+2b' 2 blocked cells)";
    }

    private Board(BoardForm form) {
        this(form.family(), form.size()[0], form.size()[1], form.counts()[0], form.counts()[1], form.counts()[2]);
    }

    @Override
    public String toString() {
        return family + (family.startsWith("graph:") ? "" : ":" + columns + "x" + rows) + "/" + dangers
                + (golds > 0 ? "+" + golds + "g" : "") + (blocked > 0 ? "+" + blocked + "b" : "");
    }
}
