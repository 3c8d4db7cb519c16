// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.relation;

import sweeplab.base.Budget;
import sweeplab.base.IntList;
import sweeplab.count.layers.Allowance;
import sweeplab.count.result.Analysis;
import sweeplab.infer.Inference;
import sweeplab.position.Fact;
import sweeplab.position.Position;
import sweeplab.position.Prior;
import sweeplab.view.Statement;

/** What is certain under rules of any kind because no world that fits is otherwise, found by counting them; nothing where that takes more than so many states. */
public final class CountedRelations implements Inference {

    private final int mostStates;

    public CountedRelations(int mostStates) {
        this.mostStates = mostStates;
    }

    @Override
    public String name() {
        return "counting";
    }

    @Override
    public int[] facts(Position position, Budget budget) {
        Statement statement = Statement.of(position.view());
        for (int i = 0; i < position.facts(); i++) {
            int fact = position.fact(i);
            statement.known()[Fact.cell(fact)] = Fact.isDanger(fact) ? Statement.DANGER : Statement.SAFE;
        }
        RelationCount count = RelationCount.of(statement, Prior.USUAL, new Allowance(mostStates).limit(budget));
        IntList facts = new IntList(16);
        for (int cell = 0; count.verdict() == Analysis.Verdict.KNOWN && cell < statement.known().length; cell++) {
            double chance = count.chances()[cell];
            if (position.unknown(cell) && (chance == 0 || chance == 1)) {
                facts.add(Fact.of(cell, chance == 1));
            }
        }
        return facts.toArray();
    }
}
