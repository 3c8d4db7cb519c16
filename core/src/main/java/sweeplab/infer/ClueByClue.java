package sweeplab.infer;

import org.jspecify.annotations.Nullable;
import sweeplab.knowledge.Fact;
import sweeplab.knowledge.Knowledge;

/** Single point reasoning told clue by clue: all that the next deciding clue says is one answer (reports 002 and 003). */
public final class ClueByClue implements Inference {

    private final boolean onward;
    private @Nullable Knowledge game;
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
    public int[] facts(Knowledge knowledge) {
        if (game != knowledge) {
            game = knowledge;
            cursor = 0;
        }
        int clue = next(knowledge, cursor);
        if (clue < 0 && cursor > 0) {
            clue = next(knowledge, 0);
        }
        cursor = onward ? clue + 1 : 0;
        return clue < 0 ? new int[0] : around(knowledge, clue);
    }

    /** The first clue at or after this cell that decides its unknown neighbours, or -1. */
    public static int next(Knowledge knowledge, int from) {
        for (int cell = from; cell < knowledge.topology().size(); cell++) {
            if (SinglePoint.decides(knowledge, cell)) {
                return cell;
            }
        }
        return -1;
    }

    private static int[] around(Knowledge knowledge, int clue) {
        int[] facts = knowledge.unknownNeighbours(clue);
        boolean danger = SinglePoint.allMarked(knowledge, clue);
        for (int i = 0; i < facts.length; i++) {
            facts[i] = Fact.of(facts[i], danger);
        }
        return facts;
    }
}
