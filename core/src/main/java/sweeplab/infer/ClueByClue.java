// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer;

import org.jspecify.annotations.Nullable;
import sweeplab.base.Budget;
import sweeplab.position.Fact;
import sweeplab.position.Position;

/** Single point reasoning told clue by clue: all that the next deciding clue says is one answer (reports 002 and 003). */
public final class ClueByClue implements Inference {

    private final boolean onward;
    private @Nullable Position game;
    private int cursor;

    /** {@code onward}: look on from the last clue, not again from the first. */
    public ClueByClue(boolean onward) {
        this.onward = onward;
    }

    @Override
    public String name() {
        return "SPS";
    }

    @Override
    public int[] facts(Position position, Budget budget) {
        if (game != position) {
            game = position;
            cursor = 0;
        }
        int clue = next(position, cursor);
        if (clue < 0 && cursor > 0) {
            clue = next(position, 0);
        }
        cursor = onward ? clue + 1 : 0;
        return clue < 0 ? new int[0] : around(position, clue);
    }

    /** The first clue at or after this cell that decides its unknown neighbours, or -1. */
    public static int next(Position position, int from) {
        for (int cell = from; cell < position.topology().size(); cell++) {
            if (SinglePoint.decides(position, cell)) {
                return cell;
            }
        }
        return -1;
    }

    private static int[] around(Position position, int clue) {
        int[] facts = position.unknownNeighbours(clue);
        boolean danger = SinglePoint.allMarked(position, clue);
        for (int i = 0; i < facts.length; i++) {
            facts[i] = Fact.of(facts[i], danger);
        }
        return facts;
    }
}
