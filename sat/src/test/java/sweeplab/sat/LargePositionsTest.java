// SPDX-License-Identifier: Apache-2.0
package sweeplab.sat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import sweeplab.base.Budget;
import sweeplab.count.Exact;
import sweeplab.count.LargePositions;
import sweeplab.count.Refuter;
import sweeplab.count.result.Analysis;

/**
 * On large positions no world is ruled out that is there, what is certain is so in the true world, and is confirmed a second way: by
 * refuting the contrary from the clues, else by a SAT solver, which is told the total last. {@code -Dlarge=10000 -Dwidest=400}
 * for more and larger ones.
 */
final class LargePositionsTest {

    private static final int POSITIONS = Integer.getInteger("large", 60);
    private static final int FIRST = Integer.getInteger("first", 0);
    private static final int WIDEST = Integer.getInteger("widest", 120);
    private static final long STEPS = 3_000_000;
    private static final int NODES = 5_000;
    private static final int PATIENCE = 3_000_000;

    private int known;
    private int certain;
    private int bySolver;
    private int byTotal;

    @Test
    void whatIsCertainIsConfirmed() {
        for (int i = 0; i < POSITIONS; i++) {
            LargePositions.Made made = LargePositions.any(FIRST + i, WIDEST);
            Analysis analysis = new Exact().limit(Budget.steps(STEPS)).analyse(made.view());
            made.check(analysis);
            confirm(made, analysis);
            known += analysis.verdict() == Analysis.Verdict.KNOWN ? 1 : 0;
            if (i % 500 == 499) {
                System.out.println(figures(i + 1));
            }
        }
        assertThat(certain).as(figures(POSITIONS)).isGreaterThan(100 * POSITIONS);
        assertThat(known).as(figures(POSITIONS)).isGreaterThan(POSITIONS / 2);
    }

    private String figures(int positions) {
        return positions + " positions, all chances known of " + known + ", " + certain
                + " cells certain and confirmed, " + bySolver + " of them by the solver and " + byTotal
                + " with the total";
    }

    private void confirm(LargePositions.Made made, Analysis analysis) {
        Refuter refuter = new Refuter(made.view());
        List<Integer> open = new ArrayList<>();
        for (int cell = 0; cell < made.view().topology().size(); cell++) {
            boolean danger = analysis.dangers().contains(cell);
            if (danger || analysis.safe().contains(cell)) {
                certain++;
                if (refuter.confirm(cell, danger, NODES) != Refuter.Outcome.CONFIRMED) {
                    open.add(cell);
                }
            }
        }
        // What was too much alone may follow from what was confirmed since, or take a longer search.
        boolean more = true;
        while (more) {
            more = open.removeIf(cell ->
                    refuter.confirm(cell, analysis.dangers().contains(cell), PATIENCE) == Refuter.Outcome.CONFIRMED);
        }
        if (!open.isEmpty()) {
            SecondOpinion solver = new SecondOpinion(made.view(), refuter, open);
            bySolver += open.size();
            open.removeIf(cell -> solver.sure(cell, analysis.dangers().contains(cell)));
            byTotal += open.size();
        }
        if (!open.isEmpty()) {
            SecondOpinion solver = new SecondOpinion(made.view(), refuter, open);
            solver.tellTotal(refuter);
            open.forEach(cell -> assertThat(solver.sure(cell, analysis.dangers().contains(cell)))
                    .as("%s, cell %d", made, cell)
                    .isTrue());
        }
    }
}
