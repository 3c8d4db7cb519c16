// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer;

import java.util.Arrays;
import java.util.Optional;
import sweeplab.base.Budget;
import sweeplab.position.Constraint;
import sweeplab.position.Fact;
import sweeplab.position.Position;

/** Gold single point reasoning (D8): one gold clue alone says that all the cells left to it hold gold, so they are safe. */
public final class GoldSinglePoint implements Inference {

    private static final int[] NOTHING = {};

    @Override
    public String name() {
        return "gold SPS";
    }

    @Override
    public int[] facts(Position position, Budget budget) {
        for (int cell = 0; cell < position.topology().size(); cell++) {
            Optional<Constraint> gold = position.constraints().gold(cell);
            if (gold.isPresent() && allGold(gold.get())) {
                int[] facts = safe(gold.get().cells(), position);
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

    private static int[] safe(int[] cells, Position position) {
        return Arrays.stream(cells).filter(position::unknown).map(Fact::safe).toArray();
    }
}
