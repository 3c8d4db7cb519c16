package sweeplab.infer;

import org.jspecify.annotations.Nullable;
import sweeplab.base.Budget;
import sweeplab.infer.Satisfiability.Tools;
import sweeplab.knowledge.Knowledge;

/** Satisfiability reasoning about gold and dangers together (D9): both kinds of clue, both totals where they are told, and that gold never touches a danger. */
public final class GoldAndDangers implements Inference {

    private final Tools tools;
    private @Nullable JointFormula game;

    public GoldAndDangers(Tools tools) {
        this.tools = tools;
    }

    @Override
    public String name() {
        return "gold and SAT";
    }

    @Override
    public int[] facts(Knowledge knowledge) {
        return facts(knowledge, Budget.unlimited());
    }

    @Override
    public int[] facts(Knowledge knowledge, Budget budget) {
        JointFormula current = game;
        if (current == null || current.knowledge() != knowledge) {
            current = new JointFormula(knowledge, tools);
            game = current;
        }
        current.limit(budget);
        return current.facts();
    }
}
