// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.relation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.count.layers.Allowance;
import sweeplab.count.result.Sampler;
import sweeplab.position.Prior;
import sweeplab.relation.Relation;
import sweeplab.rules.RuleBook;
import sweeplab.view.Scene;
import sweeplab.world.Topologies;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** Boards that are too many to be counted are drawn by a chain (V5): on boards that can be counted it draws each as often, and on large ones what the rule allows. */
final class WindowChainTest {

    private static final int MOST_STATES = 1 << 20;

    // Of each board, on average; ten make it sharper.
    private static final int DRAWS = Integer.getInteger("draws", 3);

    private static Scene scene(String letters, int side, int mines) {
        return new Scene(RuleBook.get(letters), Topologies.grid("square", side, side), mines, -1);
    }

    private static String text(World world) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < world.topology().size(); cell++) {
            text.append(world.danger(cell) ? '*' : '.');
        }
        return text.toString();
    }

    // Windows of nine of sixteen cells, so that it takes several to come anywhere.
    @ParameterizedTest
    @CsvSource({"[Q],4", "[C],3", "[T],9", "[O],11", "[D],4", "[B],8", "[S],4"})
    void everyBoardIsAsLikely(String letters, int mines) {
        Scene scene = scene(letters, 4, mines);
        int kinds = RelationCount.of(scene.view(), Prior.USUAL, new Allowance(MOST_STATES))
                .solutions()
                .intValueExact();
        int draws = DRAWS * kinds;
        WindowChain chain = new WindowChain(scene.view(), 3, Integer.getInteger("moves", 12));
        Map<String, Integer> seen = new TreeMap<>();
        for (int i = 0; i < draws; i++) {
            seen.merge(text(chain.draw(new Dice(i), Budget.unlimited()).orElseThrow()), 1, Integer::sum);
        }
        double square = (double) DRAWS * (kinds - seen.size());
        for (int n : seen.values()) {
            square += (double) (n - DRAWS) * (n - DRAWS) / DRAWS;
        }
        assertTrue(
                Math.abs(square - (kinds - 1)) < 5 * Math.sqrt(2.0 * (kinds - 1)),
                "chi-square " + square + " of " + kinds);
    }

    @ParameterizedTest
    @CsvSource({"[Q],14,60", "[T],12,40", "[D],14,50", "[B],10,30", "[C],12,40", "[S],10,25", "[O],11,35"})
    void aLargeBoardKeepsToTheRule(String letters, int side, int mines) {
        Scene scene = scene(letters, side, mines);
        Topology topology = scene.view().topology();
        World world = new WindowChain(scene.view(), 4, 20)
                .draw(new Dice(1), Budget.unlimited())
                .orElseThrow();
        assertEquals(mines, world.dangers());
        for (Relation relation : scene.view().rules().placement(topology, mines)) {
            assertTrue(relation.weigh(world::danger) > 0, relation.origin().words());
        }
        World again = new WindowChain(scene.view(), 4, 20)
                .draw(new Dice(1), Budget.unlimited())
                .orElseThrow();
        assertEquals(world, again, "the same dice draw the same board");
    }

    // As boards are drawn: windows of 4x4, four times as many as cells. -Ddraws.mixing=200 -Dside=8 is the long form.
    private static final int SIDE = Integer.getInteger("side", 6);
    private static final int MIXED = Integer.getInteger("draws.mixing", 8);

    /** Beyond 4x4 boards are too many to see each: every cell, and mines side by side, are as frequent as by exact counting. */
    @ParameterizedTest
    @CsvSource({"[Q],40", "[C],30", "[T],40", "[O],40", "[D],33", "[B],50", "[S],30"})
    void asFrequentAsCounted(String letters, int percent) {
        int cells = SIDE * SIDE;
        int mines = letters.equals("[D]") ? cells / 6 * 2 : cells * percent / 100;
        Scene scene = scene(letters, SIDE, mines);
        RelationCount count = RelationCount.of(scene.view(), Prior.USUAL, new Allowance(MOST_STATES));
        Sampler exact = count.sampler(scene.view().topology()).orElseThrow();
        WindowChain chain = new WindowChain(scene.view());
        int[] often = new int[cells];
        double[] chained = new double[MIXED];
        double[] drawn = new double[10 * MIXED];
        for (int i = 0; i < MIXED; i++) {
            World world = chain.draw(new Dice(i), Budget.unlimited()).orElseThrow();
            Arrays.setAll(often, cell -> often[cell] + (world.danger(cell) ? 1 : 0));
            chained[i] = sideBySide(world);
        }
        Arrays.setAll(drawn, i -> sideBySide(exact.draw(new Dice(-1 - i))));
        double worst = 0;
        for (int cell = 0; cell < cells; cell++) {
            double p = count.chances()[cell];
            worst = Math.max(worst, Math.abs(often[cell] - MIXED * p) / Math.sqrt(MIXED * p * (1 - p)));
        }
        double error = Math.sqrt(variance(chained) / MIXED + variance(drawn) / drawn.length);
        double apart = error == 0 ? 0 : (mean(chained) - mean(drawn)) / error;
        String found = letters + " " + SIDE + "x" + SIDE + "/" + mines + ", " + MIXED + " boards: cells off by at most "
                + worst + " deviations, mines side by side by " + apart;
        System.out.println(found);
        assertTrue(worst < 5 && Math.abs(apart) < 5, found);
    }

    private static double sideBySide(World world) {
        int pairs = 0;
        for (int cell = 0; cell < world.topology().size(); cell++) {
            boolean right = cell % SIDE < SIDE - 1 && world.danger(cell + 1);
            boolean below = cell / SIDE < SIDE - 1 && world.danger(cell + SIDE);
            pairs += world.danger(cell) ? (right ? 1 : 0) + (below ? 1 : 0) : 0;
        }
        return pairs;
    }

    private static double mean(double[] values) {
        return Arrays.stream(values).average().orElseThrow();
    }

    private static double variance(double[] values) {
        double mean = mean(values);
        return Arrays.stream(values).map(each -> (each - mean) * (each - mean)).sum() / Math.max(1, values.length - 1);
    }
}
