// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer;

import org.jspecify.annotations.Nullable;
import sweeplab.base.Budget;
import sweeplab.logic.SatTools;
import sweeplab.position.Position;

/** Satisfiability reasoning about gold and dangers together (D9): both kinds of clue, both totals where they are told, and that gold never touches a danger. */
public final class GoldAndDangers implements Inference {

    private final SatTools tools;
    private @Nullable JointFormula game;

    public GoldAndDangers(SatTools tools) {
        this.tools = tools;
    }

    @Override
    public String name() {
        return "gold and SAT";
    }

    @Override
    public int[] facts(Position position, Budget budget) {
        JointFormula current = game;
        if (current == null || current.position() != position) {
            current = new JointFormula(position, tools);
            game = current;
        }
        current.limit(budget);
        return current.facts();
    }
}
