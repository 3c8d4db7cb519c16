// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.option;

import sweeplab.app.terminal.Failure;
import sweeplab.base.Excerpt;
import sweeplab.base.Pieces;
import sweeplab.catalogue.Board;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;

/** A board as text with its rules: those of {@code --game}, or those that stand before it, as in {@code [Q] 6x6/13}. */
public record RuledBoard(Rules rules, String text) {

    private static final String USUAL = "classic";

    /** Takes apart what was said of the board; the game is the usual one if nothing was said of it. */
    public static RuledBoard of(String game, String text) {
        Rules said = RuleBook.get(game);
        String first = Pieces.of(text.strip())[0];
        String rest = text.strip().substring(first.length()).strip();
        if (rest.isEmpty() || !RuleBook.has(first)) {
            return new RuledBoard(said, text);
        }
        Rules own = RuleBook.get(first);
        if (!said.id().equals(USUAL) && !said.id().equals(own.id())) {
            throw Failure.badInput("'" + Excerpt.of(text) + "' is a game of " + own.id() + ", but --game is "
                    + said.id() + ": leave one of them out");
        }
        return new RuledBoard(own, rest);
    }

    Board board() {
        return Board.parse(text, rules);
    }
}
