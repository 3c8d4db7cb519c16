// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import sweeplab.count.Exact;
import sweeplab.infer.Positions;
import sweeplab.infer.Worlds;
import sweeplab.position.Prior;
import sweeplab.rules.GoldClue;
import sweeplab.view.View;
import sweeplab.world.CellSet;
import sweeplab.world.Content;
import sweeplab.world.World;

/** What a cell would show, against a count over all worlds. */
final class SurroundingsTest {

    @Test
    void dangersAroundAreThoseOfAllWorlds() {
        Exact exact = new Exact();
        for (long seed = 0; seed < 1500; seed++) {
            View view = Positions.view(seed);
            check(exact, view, "seed " + seed);
        }
    }

    private static void check(Exact exact, View view, String where) {
        int size = view.topology().size();
        double[][] sums = new double[size][];
        List<Set<List<Object>>> shown = new ArrayList<>();
        for (int cell = 0; cell < size; cell++) {
            sums[cell] = new double[view.topology().degree(cell) + 1];
            shown.add(new HashSet<>());
        }
        new Worlds(view).forEach(world -> {
            count(view, world, sums);
            note(view, World.of(view.topology(), world.clone()), shown);
        });
        CellSet dead = exact.deadCells(view);
        for (int cell = 0; cell < size; cell++) {
            if (view.covered(cell)) {
                double[] found = exact.dangersAround(view, cell);
                assertThat(found).as("%s, cell %d", where, cell).containsExactly(normalised(sums[cell]), within(1e-12));
                assertThat(dead.contains(cell))
                        .as("%s, cell %d dead", where, cell)
                        .isEqualTo(shown.get(cell).size() == 1);
            }
        }
    }

    private static void note(View view, World world, List<Set<List<Object>>> shown) {
        GoldClue rule = view.rules().goldClue();
        for (int cell = 0; cell < shown.size(); cell++) {
            if (!world.danger(cell)) {
                int clue = rule == GoldClue.NONE ? 0 : rule.clue(world, cell);
                shown.get(cell)
                        .add(List.of(world.dangersAround(cell), clue, rule != GoldClue.NONE && world.gold(cell)));
            }
        }
    }

    private static void count(View view, byte[] world, double[][] sums) {
        int dangers = 0;
        int golds = 0;
        for (byte content : world) {
            dangers += content == Content.DANGER.code() ? 1 : 0;
            golds += content == Content.GOLD.code() ? 1 : 0;
        }
        double weight = view.dangers() == View.UNTOLD ? Math.pow(Prior.USUAL.dangerShare(), -dangers) : 1;
        boolean goldsMatter = view.rules().goldClue() != GoldClue.NONE && view.golds() == View.UNTOLD;
        weight *= goldsMatter ? Math.pow(Prior.USUAL.goldShare(), -golds) : 1;
        for (int cell = 0; cell < world.length; cell++) {
            if (world[cell] != Content.DANGER.code()) {
                int around = 0;
                for (int neighbour : view.topology().neighbours(cell)) {
                    around += world[neighbour] == Content.DANGER.code() ? 1 : 0;
                }
                sums[cell][around] += weight;
            }
        }
    }

    private static double[] normalised(double[] sums) {
        double all = Arrays.stream(sums).sum();
        return Arrays.stream(sums).map(sum -> all == 0 ? 0 : sum / all).toArray();
    }
}
