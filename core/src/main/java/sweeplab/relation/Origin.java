// SPDX-License-Identifier: Apache-2.0
package sweeplab.relation;

import sweeplab.base.PublicApi;

/** Who says that a relation holds: the cell that shows a clue, or a rule of the game, and how people call it. */
@PublicApi
public record Origin(int cell, String words) {

    private static final int NO_CELL = -1;

    /** A rule of the game, or a clue beside the board. */
    public static Origin rule(String words) {
        return new Origin(NO_CELL, words);
    }

    public boolean isClue() {
        return cell != NO_CELL;
    }
}
