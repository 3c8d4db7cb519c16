package sweeplab.infer;

import java.util.Optional;
import sweeplab.knowledge.Constraint;
import sweeplab.knowledge.Fact;
import sweeplab.knowledge.Knowledge;

/** Gold single point reasoning (D8): one gold clue alone says that all the cells left to it hold gold, so they are safe. */
public final class GoldSinglePoint implements Inference {

    private static final int[] NOTHING = {};

    @Override
    public String name() {
        return "gold SPS";
    }

    @Override
    public int[] facts(Knowledge knowledge) {
        for (int cell = 0; cell < knowledge.topology().size(); cell++) {
            Optional<Constraint> gold = knowledge.goldConstraint(cell);
            if (gold.isPresent() && allGold(gold.get())) {
                int[] facts = safe(gold.get().cells(), knowledge);
                if (facts.length > 0) {
                    return facts;
                }
            }
        }
        return NOTHING;
    }

    private static boolean allGold(Constraint gold) {
        return gold.atLeast() > 0 && gold.atLeast() == gold.cells().length;
    }

    private static int[] safe(int[] cells, Knowledge knowledge) {
        return java.util.Arrays.stream(cells)
                .filter(knowledge::unknown)
                .map(Fact::safe)
                .toArray();
    }
}
