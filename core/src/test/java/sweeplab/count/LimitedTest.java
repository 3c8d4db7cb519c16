// SPDX-License-Identifier: Apache-2.0
package sweeplab.count;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sweeplab.HardPositions;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.base.Ratio;
import sweeplab.count.result.Analysis;
import sweeplab.count.result.Census;
import sweeplab.infer.Positions;
import sweeplab.view.View;
import sweeplab.world.World;

/** What an engine says that may not work for long: less, and nothing that is not so. */
final class LimitedTest {

    private static final int POSITIONS = Integer.getInteger("positions", 2_000);

    @Test
    void withFewStepsItSaysLessAndNothingElse() {
        int lessOften = 0;
        for (long seed = 0; seed < POSITIONS; seed++) {
            View view = Positions.view(seed);
            Analysis whole = new Exact().analyse(view);
            Budget budget = Budget.steps(new Dice(seed).nextInt(200));
            Analysis part = new Exact().limit(budget).analyse(view);
            lessOften += part.verdict() == whole.verdict() ? 0 : 1;
            if (part.verdict() != whole.verdict()) {
                assertThat(part.verdict()).as("seed " + seed).isEqualTo(Analysis.Verdict.TOO_LARGE);
                assertThat(budget.end()).as("seed " + seed).isPresent();
            }
            if (whole.verdict() == Analysis.Verdict.KNOWN) {
                assertSaysNothingElse(view, part, whole, "seed " + seed);
            }
        }
        assertThat(lessOften).isGreaterThan(POSITIONS / 20);
    }

    private static void assertSaysNothingElse(View view, Analysis part, Analysis whole, String seed) {
        for (int cell = 0; cell < view.topology().size(); cell++) {
            if (view.covered(cell) && !Double.isNaN(part.danger(cell))) {
                assertThat(part.danger(cell)).as(seed).isEqualTo(whole.danger(cell));
            }
        }
    }

    @Test
    void aCountThatIsGivenUpIsNotKnownAndOneThatEndsIsTheSame() {
        int givenUp = 0;
        for (long seed = 0; seed < POSITIONS / 4; seed++) {
            View view = Positions.view(seed);
            Census whole = new Exact().count(view);
            Census part = new Exact()
                    .limit(Budget.steps(new Dice(seed).nextInt(2_000)))
                    .count(view);
            givenUp += part.verdict() == Analysis.Verdict.TOO_LARGE ? 1 : 0;
            if (part.verdict() != Analysis.Verdict.TOO_LARGE) {
                assertThat(part).as("seed " + seed).isEqualTo(whole);
            }
        }
        assertThat(givenUp).isGreaterThan(POSITIONS / 80);
    }

    @Test
    void aCountThatWouldTakeTooMuchMemoryIsGivenUpAndTheChancesAreStillKnown() {
        View view = HardPositions.MANY_REGIONS.make(1, 400).view();
        Exact exact = new Exact().limit(Budget.unlimited().withBytes(100));
        assertThat(exact.count(view).verdict()).isEqualTo(Analysis.Verdict.TOO_LARGE);
        assertThat(exact.analyse(view).verdict()).isEqualTo(Analysis.Verdict.KNOWN);
    }

    @ParameterizedTest
    @EnumSource
    void hardPositionsEndWithinTheirStepsAndWhatIsCertainIsSo(HardPositions kind) {
        for (long seed = 0; seed < 2; seed++) {
            HardPositions.Hard hard = kind.make(seed, 1_000);
            Exact exact = new Exact().limit(Budget.steps(300_000));
            Analysis analysis = exact.analyse(hard.view());
            Census census = exact.count(hard.view());
            assertThat(analysis.verdict()).as(hard.toString()).isNotEqualTo(Analysis.Verdict.INCONSISTENT);
            assertThat(census.verdict()).as(hard.toString()).isNotEqualTo(Analysis.Verdict.INCONSISTENT);
            assertCertain(hard, analysis, census);
        }
    }

    private static void assertCertain(HardPositions.Hard hard, Analysis analysis, Census census) {
        World world = hard.world();
        analysis.safe()
                .forEach(cell ->
                        assertThat(world.danger(cell)).as(hard.toString()).isFalse());
        analysis.dangers()
                .forEach(cell ->
                        assertThat(world.danger(cell)).as(hard.toString()).isTrue());
        census.danger()
                .forEach((cell, chance) -> assertThat(chance)
                        .as(hard.toString())
                        .isNotEqualTo(world.danger(cell) ? Ratio.ZERO : Ratio.ONE));
    }
}
