// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.gold;

import java.util.Arrays;
import sweeplab.rules.GoldClue;
import sweeplab.view.View;
import sweeplab.world.CellSet;

/** Whether gold that is still covered says anything of dangers, in a game with gold clues. */
public final class GoldInPlay {

    private GoldInPlay() {}

    /** True if a clue speaks of gold that is not in sight. */
    public static boolean spokenOf(View view) {
        for (int i = 0; i < view.opened(); i++) {
            if (speaks(view, view.opened(i))) {
                return true;
            }
        }
        return false;
    }

    /** The cells that hold the gold that clues speak of and that is not in sight. */
    static CellSet scopes(View view) {
        CellSet cells = new CellSet(view.topology().size());
        for (int i = 0; i < view.opened(); i++) {
            if (speaks(view, view.opened(i))) {
                Arrays.stream(view.rules().goldClue().scope(view.topology(), view.opened(i)))
                        .forEach(cells::add);
            }
        }
        return cells;
    }

    /** True if there is a total of gold that some ways to place the dangers may leave no room for. */
    static boolean totalBearsOnDangers(View view) {
        return view.golds() != View.UNTOLD && view.golds() > view.goldCells() && !GoldRoom.toSpare(view);
    }

    private static boolean speaks(View view, int cell) {
        GoldClue kind = view.rules().goldClue();
        int clue = view.goldClue(cell);
        if (clue == View.UNTOLD || kind.atLeast(clue) == 0) {
            return false;
        }
        int seen = 0;
        for (int other : kind.scope(view.topology(), cell)) {
            seen += view.gold(other) ? 1 : 0;
        }
        return seen < kind.atLeast(clue);
    }
}
