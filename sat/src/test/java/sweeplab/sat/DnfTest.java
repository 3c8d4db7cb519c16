// SPDX-License-Identifier: Apache-2.0
package sweeplab.sat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.logicng.formulas.FType;
import org.logicng.formulas.Formula;
import org.logicng.formulas.FormulaFactory;
import org.logicng.formulas.Literal;
import sweeplab.base.Budget;
import sweeplab.logic.ClauseList;

final class DnfTest {

    private static final int CELLS = 11;
    private static final int DANGERS = 5;

    private static ClauseList ours(Budget budget) {
        ClauseList list = new ClauseList(false, budget);
        int[] cells = IntStream.range(0, CELLS).map(i -> list.newVariable()).toArray();
        new Dnf().encode(cells, DANGERS, DANGERS, list);
        return list;
    }

    @Test
    @DisplayName("many cases are written as LogicNG writes them: a variable for each, and one of them holds")
    void sameAsLogicNg() {
        FormulaFactory factory = new FormulaFactory();
        Literal[] inputs = IntStream.rangeClosed(1, CELLS)
                .mapToObj(i -> factory.variable("x" + i))
                .toArray(Literal[]::new);
        Formula theirs = Dnf.cases(factory, inputs, DANGERS, DANGERS).cnf();
        assertThat(theirs.type()).isEqualTo(FType.AND);
        ClauseList ours = ours(Budget.unlimited());
        assertThat(ours.variables()).isEqualTo(theirs.variables().size());
        assertThat(ours.size()).isEqualTo(theirs.numberOfOperands());
        assertThat(ours.clauses().stream().mapToInt(clause -> clause.length).sum())
                .isEqualTo(theirs.stream()
                        .mapToInt(clause -> clause.literals().size())
                        .sum());
    }

    @Test
    @DisplayName("the many cases of a total are given up when nobody wants them any more")
    void givenUp() {
        Budget budget = Budget.millis(60_000);
        budget.cancel();
        assertThat(budget.within(() -> ours(budget))).isEmpty();
    }
}
