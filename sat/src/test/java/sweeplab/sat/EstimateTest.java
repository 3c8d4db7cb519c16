// SPDX-License-Identifier: Apache-2.0
package sweeplab.sat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sweeplab.HardPositions;
import sweeplab.base.Budget;
import sweeplab.count.Exact;
import sweeplab.count.estimate.Estimate;
import sweeplab.count.result.Analysis;
import sweeplab.rules.RuleBook;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.Topologies;

/** Estimates are where they say they are: within their margin as often as they say, and nowhere if the samples do not agree. {@code -Destimates=100} for more positions. */
final class EstimateTest {

    private static final int POSITIONS = Integer.getInteger("estimates", 2);
    private static final int CELLS = Integer.getInteger("cells", 60);
    private static final long STEPS = Long.getLong("steps", 2_000_000);
    private static final List<HardPositions> KINDS = List.of(
            HardPositions.SCATTERED_SQUARES,
            HardPositions.SCATTERED_TORUS,
            HardPositions.SCATTERED_HEXAGONS,
            HardPositions.LONG_FRONT,
            HardPositions.RANDOM_GRAPH,
            HardPositions.GOLD_CARDINAL,
            HardPositions.GOLD_COUNTED);

    private int known;
    private int within;
    private int unknown;
    private double worst;
    private double margins;

    @Test
    void asManyAreWithinTheirMarginAsItSays() {
        for (HardPositions kind : KINDS) {
            for (int seed = 0; seed < POSITIONS; seed++) {
                compare(kind.make(seed, CELLS).view(), seed);
            }
        }
        String figures = known + " cells, " + within + " within their margin, which is " + margins / known
                + " on average; off by " + worst + " at most; " + unknown + " not known";
        System.out.println(figures);
        assertThat(within).as(figures).isGreaterThan((int) (0.93 * known));
        assertThat(known).as(figures).isGreaterThan(5 * unknown);
    }

    private void compare(View view, long seed) {
        Analysis exact = new Exact().analyse(view);
        Estimate estimate = FittingWorlds.estimate(view, seed, Budget.steps(STEPS));
        for (int cell = 0; cell < view.topology().size(); cell++) {
            if (estimate.knows(cell)) {
                double off = Math.abs(exact.danger(cell) - estimate.danger()[cell]);
                known++;
                within += off <= estimate.margin()[cell] ? 1 : 0;
                worst = Math.max(worst, off);
                margins += estimate.margin()[cell];
            } else {
                boolean certain = exact.safe().contains(cell) || exact.dangers().contains(cell);
                unknown += view.covered(cell) && !certain ? 1 : 0;
            }
        }
    }

    /** Each sample fits the clues, so what is counted given a part of it does too, and so do their means. */
    @ParameterizedTest
    @EnumSource(names = {"SCATTERED_TRIANGLES", "RANDOM_GRAPH"})
    void estimatesAddUpToTheClues(HardPositions kind) {
        View view = kind.make(2, 100).view();
        Estimate estimate = FittingWorlds.estimate(view, 1, Budget.steps(2 * STEPS));
        assertThat(estimate.foundWorld()).isTrue();
        int clues = 0;
        for (int cell = 0; cell < view.topology().size(); cell++) {
            double sum = 0;
            for (int neighbour : view.topology().neighbours(cell)) {
                sum += view.covered(neighbour) ? estimate.danger()[neighbour] : 0;
            }
            if (view.hasClue(cell) && !Double.isNaN(sum)) {
                assertThat(sum).as("%s around %d", kind, cell).isCloseTo(view.atLeast(cell), within(1e-9));
                clues++;
            }
        }
        assertThat(clues).isPositive();
    }

    /** A row of clues between two cells each has two worlds, and nothing smaller than all of it can be drawn anew. */
    @Test
    void whatDoesNotMixIsNotKnown() {
        int cells = 1_001;
        Scene scene = new Scene(
                RuleBook.get("classic"), Topologies.grid("square", 1, 2 * cells - 1), View.UNTOLD, View.UNTOLD);
        for (int cell = 1; cell < 2 * cells - 1; cell += 2) {
            scene.open(cell, 1, View.UNTOLD);
        }
        Estimate estimate = FittingWorlds.estimate(scene.view(), 1, Budget.steps(STEPS / 4));
        assertThat(estimate.foundWorld()).isTrue();
        assertThat(estimate.danger()).containsOnly(Double.NaN);
    }

    @Test
    void withoutAWorldThereIsNoEstimate() {
        Scene scene = new Scene(RuleBook.get("classic"), Topologies.grid("square", 3, 3), 1, View.UNTOLD);
        scene.open(0, 1, View.UNTOLD);
        scene.open(8, 1, View.UNTOLD);
        scene.open(4, 2, View.UNTOLD);
        Estimate estimate = FittingWorlds.estimate(scene.view(), 1, Budget.steps(STEPS));
        assertThat(estimate.foundWorld()).isFalse();
        assertThat(estimate.danger()).containsOnly(Double.NaN);
    }

    @Test
    void aBudgetThatIsSpentLeavesEverythingOpen() {
        View view = HardPositions.SCATTERED_SQUARES.make(1, 400).view();
        Estimate estimate = FittingWorlds.estimate(view, 1, Budget.steps(20_000));
        assertThat(estimate.danger()).containsOnly(Double.NaN);
    }
}
