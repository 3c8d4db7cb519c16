package sweeplab.infer.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sweeplab.infer.Positions;
import sweeplab.infer.Prior;
import sweeplab.infer.Worlds;
import sweeplab.rules.GoldClue;
import sweeplab.view.View;
import sweeplab.world.Content;

/** What a cell would show, against a count over all worlds. */
final class SurroundingsTest {

    @Test
    void dangersAroundAreThoseOfAllWorlds() {
        Exact exact = new Exact();
        for (long seed = 0; seed < 1500; seed++) {
            View view = Positions.view(seed);
            if (view.rules().goldClue() == GoldClue.NONE) {
                check(exact, view, "seed " + seed);
            }
        }
    }

    private static void check(Exact exact, View view, String where) {
        int size = view.topology().size();
        double[][] sums = new double[size][];
        for (int cell = 0; cell < size; cell++) {
            sums[cell] = new double[view.topology().degree(cell) + 1];
        }
        new Worlds(view).forEach(world -> count(view, world, sums));
        for (int cell = 0; cell < size; cell++) {
            if (view.covered(cell)) {
                double[] found = exact.dangersAround(view, cell);
                assertThat(found).as("%s, cell %d", where, cell).containsExactly(normalised(sums[cell]), within(1e-12));
                long shown = java.util.Arrays.stream(sums[cell])
                        .filter(sum -> sum > 0)
                        .count();
                assertThat(exact.deadCells(view).contains(cell))
                        .as("%s, cell %d dead", where, cell)
                        .isEqualTo(shown == 1);
            }
        }
    }

    private static void count(View view, byte[] world, double[][] sums) {
        int dangers = 0;
        for (byte content : world) {
            dangers += content == Content.DANGER.code() ? 1 : 0;
        }
        double weight = view.dangers() == View.UNTOLD ? Math.pow(Prior.USUAL.dangerShare(), -dangers) : 1;
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
        double all = java.util.Arrays.stream(sums).sum();
        return java.util.Arrays.stream(sums)
                .map(sum -> all == 0 ? 0 : sum / all)
                .toArray();
    }
}
