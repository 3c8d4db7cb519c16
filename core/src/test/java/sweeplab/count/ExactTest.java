// SPDX-License-Identifier: Apache-2.0
package sweeplab.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import sweeplab.base.Ratio;
import sweeplab.count.result.Analysis;
import sweeplab.count.result.Census;
import sweeplab.game.Game;
import sweeplab.infer.BruteForce;
import sweeplab.infer.Positions;
import sweeplab.rules.Classic;
import sweeplab.rules.GoldClue;
import sweeplab.rules.Rules;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.Topologies;
import sweeplab.world.World;

/** Exact chances against brute force: {@code -Dpositions=100000} for more of them. */
final class ExactTest {

    private static final long POSITIONS = Long.getLong("positions", 3000);

    @Test
    void chancesAreThoseOfBruteForce() {
        Exact exact = new Exact();
        for (long seed = 0; seed < POSITIONS; seed++) {
            Game game = Positions.game(seed);
            check(
                    "seed " + seed + ", " + game.rules().id() + " on "
                            + game.view().topology(),
                    exact,
                    game.view());
        }
    }

    @Test
    void fractionsAndSolutionsAreThoseOfBruteForce() {
        Exact exact = new Exact();
        for (long seed = 0; seed < POSITIONS / 4; seed++) {
            View view = Positions.view(seed);
            BruteForce truth = BruteForce.of(view);
            Census census = exact.count(view);
            assertThat(census.solutions().longValueExact()).as("seed %d", seed).isEqualTo(truth.solutions());
            boolean joint = view.rules().goldClue() != GoldClue.NONE;
            for (int cell = 0; cell < view.topology().size(); cell++) {
                if (view.covered(cell)) {
                    assertThat(census.danger(cell))
                            .as("seed %d, cell %d", seed, cell)
                            .isEqualTo(truth.danger(cell));
                    Ratio gold = joint ? census.gold(cell) : Ratio.ZERO;
                    assertThat(gold).as("seed %d, gold in %d", seed, cell).isEqualTo(truth.gold(cell));
                }
            }
        }
    }

    /** One clue proves one danger more than there are, on a board of which nothing else is known. */
    @Test
    void oneDangerTooManyFitsNoWorld() {
        for (int told = 0; told < 4; told++) {
            Scene scene = new Scene(new Classic(), Topologies.grid("square", 5, 5), told, View.UNTOLD);
            scene.open(0, 3, View.UNTOLD);
            assertThat(new Exact().analyse(scene.view()).verdict())
                    .as("%d told, 3 proved", told)
                    .isEqualTo(told < 3 ? Analysis.Verdict.INCONSISTENT : Analysis.Verdict.KNOWN);
        }
    }

    /** A rule that nobody plays: a clue says how many pairs of dangers there are, and keeps to itself whether there is one more. */
    private static final class Pairwise implements Rules {

        @Override
        public String id() {
            return "pairwise";
        }

        @Override
        public String danger() {
            return "danger";
        }

        @Override
        public String dangerSymbol() {
            return "*";
        }

        @Override
        public int clue(World world, int cell) {
            return world.dangersAround(cell) / 2;
        }

        @Override
        public int atLeast(int clue, int degree) {
            return 2 * clue;
        }

        @Override
        public int atMost(int clue, int degree) {
            return Math.min(degree, 2 * clue + 1);
        }
    }

    @Test
    void vagueCluesToo() {
        Exact exact = new Exact();
        List<String> families = Topologies.families();
        for (int seed = 0; seed < POSITIONS / 4; seed++) {
            Game game = Positions.game(new Pairwise(), families.get(seed % families.size()), seed);
            check("pairwise, seed " + seed, exact, game.view());
        }
    }

    private static void check(String where, Exact exact, View view) {
        BruteForce truth = BruteForce.of(view);
        Analysis analysis = exact.analyse(view);
        assertThat(analysis.verdict()).as(where).isEqualTo(Analysis.Verdict.KNOWN);
        boolean joint = view.rules().goldClue() != GoldClue.NONE;
        for (int cell = 0; cell < view.topology().size(); cell++) {
            if (view.covered(cell)) {
                Ratio danger = truth.danger(cell);
                if (joint) {
                    double gold = truth.gold(cell).value();
                    assertThat(analysis.gold(cell))
                            .as("%s, gold in %d", where, cell)
                            .isCloseTo(gold, within(1e-12));
                }
                assertThat(analysis.danger(cell))
                        .as("%s, cell %d", where, cell)
                        .isCloseTo(danger.value(), within(1e-12));
                assertThat(analysis.danger(cell) == 0)
                        .as("%s, cell %d safe", where, cell)
                        .isEqualTo(danger.isZero());
                assertThat(analysis.danger(cell) == 1)
                        .as("%s, cell %d danger", where, cell)
                        .isEqualTo(danger.isOne());
            }
        }
        assertThat(analysis.safe()).as(where).isEqualTo(truth.safe());
        assertThat(analysis.dangers()).as(where).isEqualTo(truth.dangers());
    }
}
