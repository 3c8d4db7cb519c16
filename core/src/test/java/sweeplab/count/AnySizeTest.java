// SPDX-License-Identifier: Apache-2.0
package sweeplab.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import sweeplab.HardPositions;
import sweeplab.base.Ratio;
import sweeplab.count.result.Analysis;
import sweeplab.count.result.Census;
import sweeplab.format.document.RuleSet;
import sweeplab.rules.RuleBook;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.Topologies;
import sweeplab.world.Topology;

/** Positions whose weights leave the range of doubles: what is possible, certain and how likely is right all the same. */
final class AnySizeTest {

    // Blocks of 5 by 3 cells with two threes, which share a column: 13 unknown cells that hold 3 to 6 mines.
    private static View blocks(int rows, int columns, int mines) {
        Topology topology = Topologies.grid("square", columns, rows);
        Scene scene = new Scene(RuleBook.get("classic"), topology, mines, View.UNTOLD);
        for (int cell = 0; cell < topology.size(); cell++) {
            if (topology.row(cell) % 3 == 1 && topology.column(cell) % 5 % 2 == 1) {
                scene.open(cell, 3, View.UNTOLD);
            }
        }
        return scene.view();
    }

    @Test
    void aBoardWithOneWorldHasOne() {
        View view = blocks(42, 45, 378);
        Analysis analysis = new Exact().analyse(view);
        assertThat(analysis.verdict()).isEqualTo(Analysis.Verdict.KNOWN);
        assertThat(analysis.dangers().size()).isEqualTo(378);
        for (int cell = 0; cell < view.topology().size(); cell++) {
            boolean shared = view.topology().column(cell) % 5 == 2;
            assertThat(analysis.dangers().contains(cell)).isEqualTo(shared);
            assertThat(analysis.safe().contains(cell)).isEqualTo(!shared && view.covered(cell));
        }
        assertThat(new Exact().count(view).solutions()).isOne();
    }

    @Test
    void aTotalOutOfReachFitsNoWorld() {
        assertThat(new Exact().analyse(blocks(42, 45, 377)).verdict()).isEqualTo(Analysis.Verdict.INCONSISTENT);
        assertThat(new Exact().analyse(blocks(42, 45, 757)).verdict()).isEqualTo(Analysis.Verdict.INCONSISTENT);
        assertThat(new Exact().analyse(blocks(42, 45, 756)).verdict()).isEqualTo(Analysis.Verdict.KNOWN);
    }

    @Test
    void outerCellsOfManyBlocksHaveTheChanceThatTheTotalLeavesThem() {
        View view = blocks(123, 125, 4414);
        Analysis analysis = new Exact().analyse(view);
        assertThat(analysis.verdict()).isEqualTo(Analysis.Verdict.KNOWN);
        // 1,025 blocks have 3 mines each, and 1,339 more in all: one more is one more in the five outer cells of a
        // clue.
        assertThat(analysis.danger(0)).isCloseTo(1339.0 / 5125, within(1e-12));
        assertThat(analysis.danger(2)).isCloseTo(1 - 1339.0 / 3075, within(1e-12));
    }

    @Test
    void whatIsHardlyEverDangerousIsNotSafe() {
        RuleSet rules = sixteenBlocks();
        View view = rules.position().view();
        Exact exact = new Exact();
        Analysis analysis = exact.analyse(view);
        Census census = exact.count(view);
        assertThat(analysis.safe().isEmpty()).isTrue();
        assertThat(analysis.dangers().isEmpty()).isTrue();
        double least = 1;
        for (int cell = 0; cell < view.topology().size(); cell++) {
            if (view.covered(cell)) {
                double exactly = census.danger(cell).value();
                assertThat(analysis.danger(cell)).isCloseTo(exactly, within(1e-12 * exactly));
                least = Math.min(least, exactly);
            }
        }
        assertThat(least).isCloseTo(8.7e-5, within(0.1e-5));
    }

    private static RuleSet sixteenBlocks() {
        List<RuleSet.Rule> rules = new ArrayList<>();
        rules.add(new RuleSet.Rule(1, List.of("z1", "z2")));
        rules.add(new RuleSet.Rule(1, List.of("z2", "z3")));
        for (int block = 0; block < 16; block++) {
            rules.add(new RuleSet.Rule(25, names(block, "a", 49, "s", 50)));
            rules.add(new RuleSet.Rule(25, names(block, "s", 50, "b", 49)));
        }
        return new RuleSet(rules, 2371, 404);
    }

    private static List<String> names(int block, String one, int ones, String other, int others) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < ones; i++) {
            names.add(one + block + "-" + i);
        }
        for (int i = 0; i < others; i++) {
            names.add(other + block + "-" + i);
        }
        return names;
    }

    @Test
    void boardsOfThisSizeFitTheWorldsTheyWereMadeOf() {
        for (int seed = 0; seed < 4; seed++) {
            check(LargePositions.position(seed, "square", 200, 200, 20, 12));
            check(LargePositions.position(seed, "square", 300, 300, 5 + 5 * seed, 9));
        }
    }

    @Test
    void oneRegionMayBeLargerThanDoublesAre() {
        for (int seed = 0; seed < 3; seed++) {
            check(LargePositions.strip(seed, 900));
        }
    }

    @Test
    void chancesAreThoseOfTheFractions() {
        for (int seed = 0; seed < 12; seed++) {
            LargePositions.Made made = LargePositions.position(seed, "square", 45, 45, 8 + seed, 7);
            Exact exact = new Exact();
            Analysis analysis = exact.analyse(made.view());
            Census census = exact.count(made.view());
            assertThat(analysis.verdict()).as(made.toString()).isEqualTo(Analysis.Verdict.KNOWN);
            for (int cell = 0; cell < made.view().topology().size(); cell++) {
                if (made.view().covered(cell)) {
                    Ratio chance = census.danger(cell);
                    assertThat(analysis.danger(cell))
                            .as("%s, cell %d", made, cell)
                            .isCloseTo(chance.value(), within(1e-12 * chance.value()));
                    assertThat(analysis.safe().contains(cell)).isEqualTo(chance.isZero());
                    assertThat(analysis.dangers().contains(cell)).isEqualTo(chance.isOne());
                }
            }
        }
    }

    private static void check(LargePositions.Made made) {
        Analysis analysis = new Exact().analyse(made.view());
        assertThat(analysis.verdict()).as(made.toString()).isEqualTo(Analysis.Verdict.KNOWN);
        made.check(analysis);
    }

    @Test
    void noPositionHasAWorldCountThatIsNoNumber() {
        for (int seed = 0; seed < 40; seed++) {
            HardPositions.Hard hard = HardPositions.MANY_REGIONS.make(seed, 10_000);
            Insight exact = new Exact().at(hard.view());
            assertThat(exact.worlds()).as(hard.toString()).isPositive();
            assertThat(exact.worlds() < Exact.MANY)
                    .as(hard.toString())
                    .isEqualTo(exact.list(1_000_000).isPresent());
        }
    }
}
