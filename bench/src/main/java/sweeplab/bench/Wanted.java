// SPDX-License-Identifier: Apache-2.0
package sweeplab.bench;

import java.util.Arrays;
import java.util.List;
import sweeplab.catalogue.Board;
import sweeplab.rules.RuleBook;

/**
 * A world that the catalogue should hold: its name, its board, the reasoning that it must need, and a figure of the
 * reports' tables that it should show (none if it is NaN).
 */
record Wanted(String name, Board board, Need need, double figure) {

    /** What it takes to solve a world without a guess. */
    enum Need {
        /** Single point alone. */
        SPS,
        /** Easy equations as well, and single point is not enough. */
        EES,
        /** Satisfiability, and single point is not enough. */
        SAT,
        /** Satisfiability, and easy equations are not enough. */
        ONLY_SAT,
        /** More than satisfiability can do. */
        GUESS,
        /** As {@link #GUESS}, and at the end every danger has a flag while safe cells are still covered. */
        FLAGGED,
        /** A gold clue that single point can use. */
        GOLD_SPS,
        /** A gold clue that takes satisfiability. */
        GOLD_SAT
    }

    /** Reads a table with a line for each world: name, board, need, figure or a dash. */
    static List<Wanted> table(String game, String lines) {
        return Arrays.stream(lines.strip().split("\n"))
                .map(line -> line.strip().split("\\s+"))
                .map(words -> new Wanted(
                        words[0],
                        Board.parse(words[1], RuleBook.get(game)),
                        Need.valueOf(words[2]),
                        words[3].equals("-") ? Double.NaN : Double.parseDouble(words[3])))
                .toList();
    }
}
