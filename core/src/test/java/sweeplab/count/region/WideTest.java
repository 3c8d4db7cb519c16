// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sweeplab.base.Budget;
import sweeplab.count.gold.GoldLayers;
import sweeplab.count.layers.Allowance;
import sweeplab.count.layers.Layers;
import sweeplab.count.layers.Passes;
import sweeplab.count.layers.WidePasses;
import sweeplab.infer.Positions;
import sweeplab.position.Position;
import sweeplab.position.Prior;
import sweeplab.rules.GoldClue;
import sweeplab.view.View;

/** What is worked out for positions of any size is the same as with doubles where these will do. */
final class WideTest {

    private static final Allowance ALLOWANCE = new Allowance(1 << 20);

    private final Solver solver = new Solver(ALLOWANCE, new Memory());
    private final Tallies tallies = new Tallies(ALLOWANCE);

    private Workings workings(View view) {
        Workings workings = new Workings(view, Prior.USUAL, solver);
        workings.update();
        while (workings.proveMore()) {
            // every round proves more cells
        }
        return workings;
    }

    @Test
    void chancesAndSumsAreTheSame() {
        int regions = 0;
        for (long seed = 0; seed < 500; seed++) {
            View view = Positions.view(seed);
            Workings workings = workings(view);
            assertThat(workings.solved()).as("seed %d", seed).isTrue();
            compareBlends("seed " + seed, workings);
            for (int i = 0; i < workings.regions().count(); i++) {
                compareSums(
                        "seed " + seed,
                        workings.regions().puzzle(workings.regions().get(i)));
                regions++;
            }
            for (int cell = 0; cell < view.topology().size(); cell++) {
                if (view.covered(cell) && workings.position().status(cell) != Position.DANGER) {
                    compareSurroundings("seed " + seed, workings, cell);
                }
            }
        }
        assertThat(regions).isGreaterThan(150);
    }

    private static void compareBlends(String where, Workings workings) {
        int left = workings.position().dangersLeft();
        Regions regions = workings.regions();
        Blend wide = left == View.UNTOLD
                ? new WideBlend(regions, 1.0 / Prior.USUAL.dangerShare(), Budget.unlimited())
                : new WideBlend(regions, workings.free(), left, Budget.unlimited());
        for (int i = 0; i < regions.count(); i++) {
            Region region = regions.get(i);
            for (int box = 0; box < region.boxes(); box++) {
                double quick = workings.blend().chance(i, region.table, box);
                assertThat(wide.chance(i, region.table, box)).as(where).isCloseTo(quick, within(1e-13));
            }
        }
        if (workings.free() > 0) {
            assertThat(wide.freeChance()).as(where).isCloseTo(workings.blend().freeChance(), within(1e-13));
        }
    }

    private static void compareSums(String where, Puzzle puzzle) {
        Layers layers = new LayeredPuzzle(ALLOWANCE).of(puzzle).layers();
        Passes quick = new Passes();
        quick.run(layers);
        compareSums(where, layers, quick);
    }

    private static void compareSums(String where, Layers layers, Passes quick) {
        WidePasses wide = new WidePasses(layers);
        double[] solutions = quick.solutions();
        assertThat(wide.width()).as(where).isEqualTo(quick.width());
        assertThat(wide.solutions().scaled()).as(where).containsExactly(solutions, within(1e-9));
        for (int layer = 0; layer < layers.layers; layer++) {
            double[] mass = quick.mass(layer);
            for (int label = 0; label < layers.labelFirst[layer + 1] - layers.labelFirst[layer]; label++) {
                double[] same = wide.mass(layer, label).scaled();
                for (int k = 0; k < same.length; k++) {
                    assertThat(same[k]).as(where).isCloseTo(mass[label * same.length + k], within(1e-9));
                }
            }
            for (int k = 0; k < quick.width(); k++) {
                assertThat(wide.labels(layer, quick.least() + k).scaled())
                        .as(where)
                        .containsExactly(quick.labels(layer, quick.least() + k).scaled(), within(1e-9));
            }
        }
        for (int k = 0; k < quick.width(); k++) {
            assertThat(wide.edges(0, 0, quick.least() + k))
                    .as(where)
                    .containsExactly(quick.edges(0, 0, quick.least() + k), within(1e-9));
        }
    }

    private void compareSurroundings(String where, Workings workings, int cell) {
        double[] quick = new Surroundings(workings, Prior.USUAL, tallies).of(cell);
        Vicinity around = Vicinity.of(workings, cell);
        assertThat(new WideSurroundings(workings, Prior.USUAL, tallies, around).chances())
                .as("%s, cell %d", where, cell)
                .containsExactly(quick, within(1e-13));
    }

    @Test
    void withGoldToo() {
        int compared = 0;
        for (long seed = 0; seed < 1000; seed++) {
            View view = Positions.view(seed);
            if (view.rules().goldClue() != GoldClue.NONE) {
                Layers layers = GoldLayers.of(workings(view), Prior.USUAL, ALLOWANCE)
                        .orElseThrow()
                        .layers();
                Passes quick = new Passes();
                quick.run(layers);
                compareSums("seed " + seed, layers, quick);
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(100);
    }
}
