// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import sweeplab.base.Dice;
import sweeplab.catalogue.GameId;
import sweeplab.count.Exact;
import sweeplab.count.result.Analysis;
import sweeplab.count.result.Sampler;
import sweeplab.game.Game;
import sweeplab.infer.Positions;
import sweeplab.infer.Worlds;
import sweeplab.rules.GoldClue;
import sweeplab.view.View;
import sweeplab.world.Content;
import sweeplab.world.Topologies;
import sweeplab.world.World;

final class SamplerTest {

    private static final int DRAWS = 100_000;

    /** A large position: each cell's count of dangers must be near what its chance says, over all cells by chi-square. */
    @Test
    void aHundredThousandWorldsAgreeWithTheChances() {
        Game game = GameId.parse("16x16/40 opening@3,3 #11")
                .setup(Topologies.grid("square", 16, 16))
                .newGame();
        game.probe(game.view().starts()[0]);
        View view = game.view();
        Exact exact = new Exact();
        Analysis analysis = exact.analyse(view);
        Sampler sampler = exact.sampler(view).orElseThrow();
        int[] dangers = new int[view.topology().size()];
        Dice dice = new Dice(5);
        for (int i = 0; i < DRAWS; i++) {
            World world = sampler.draw(dice);
            for (int cell = 0; cell < dangers.length; cell++) {
                dangers[cell] += world.danger(cell) ? 1 : 0;
            }
        }
        double chiSquare = 0;
        int degrees = 0;
        for (int cell = 0; cell < dangers.length; cell++) {
            double chance = analysis.danger(cell);
            if (view.covered(cell) && chance > 0 && chance < 1) {
                double difference = dangers[cell] - DRAWS * chance;
                chiSquare += difference * difference / (DRAWS * chance * (1 - chance));
                degrees++;
            }
        }
        // Beyond five standard deviations of the chi-square distribution something is wrong.
        assertThat(chiSquare).isBetween(degrees - 5 * Math.sqrt(2 * degrees), degrees + 5 * Math.sqrt(2.0 * degrees));
    }

    /** Small positions: every world turns up as often as it should. */
    @Test
    void everyWorldIsDrawnAsOftenAsItIsLikely() {
        int golden = 0;
        for (long seed = 0; seed < 100; seed++) {
            View view = Positions.view(seed);
            boolean goldTold = view.rules().goldClue() == GoldClue.NONE || view.golds() != View.UNTOLD;
            if (view.dangers() != View.UNTOLD && goldTold) {
                check(view, seed);
                golden += view.rules().goldClue() == GoldClue.NONE ? 0 : 1;
            }
        }
        assertThat(golden).as("positions with gold clues").isPositive();
    }

    private static void check(View view, long seed) {
        Map<String, Integer> counts = new TreeMap<>();
        new Worlds(view).forEach(world -> counts.put(Arrays.toString(world), 0));
        Sampler sampler = new Exact().sampler(view).orElseThrow();
        Dice dice = new Dice(seed);
        int draws = 40 * counts.size();
        for (int i = 0; i < draws; i++) {
            counts.merge(text(sampler.draw(dice)), 1, Integer::sum);
        }
        double chiSquare = 0;
        for (int count : counts.values()) {
            chiSquare += (count - 40) * (count - 40) / 40.0;
        }
        int degrees = counts.size() - 1;
        assertThat(chiSquare).as("seed %d", seed).isLessThan(degrees + 6 * Math.sqrt(2.0 * degrees) + 20);
    }

    /**
     * Small positions: a world drawn with a danger in a cell and then made safe there is any of those in which the cell is safe, each as often as it is
     * likely; and more alike than two that are drawn apart.
     */
    @Test
    void redrawnWorldsAreAsLikelyAsDrawnOnesAndMoreAlike() {
        double[] alike = new double[2];
        for (long seed = 0; seed < 100; seed++) {
            View view = Positions.view(seed);
            if (view.dangers() != View.UNTOLD && view.rules().goldClue() == GoldClue.NONE) {
                for (int cell = 0; cell < view.topology().size(); cell += 3) {
                    double danger =
                            view.covered(cell) ? new Exact().analyse(view).danger(cell) : 0;
                    if (danger > 0 && danger < 1) {
                        checkRedrawn(view, cell, seed, alike);
                    }
                }
            }
        }
        assertThat(alike[0]).as("cells kept, against drawn apart").isGreaterThan(alike[1] + 1000);
    }

    private static void checkRedrawn(View view, int cell, long seed, double... alike) {
        Map<String, Integer> counts = new TreeMap<>();
        new Worlds(view).forEach(world -> {
            if (world[cell] != Content.DANGER.code()) {
                counts.put(Arrays.toString(world), 0);
            }
        });
        Exact exact = new Exact();
        Sampler sampler = exact.sampler(view).orElseThrow();
        Dice dice = new Dice(seed);
        for (int i = 0; i < 20 * counts.size(); i++) {
            World old = sampler.draw(dice);
            while (!old.danger(cell)) {
                old = sampler.draw(dice);
            }
            World redrawn = exact.redraw(view, old, cell, dice).orElseThrow();
            counts.merge(text(redrawn), 1, Integer::sum);
            World apart = sampler.draw(dice);
            while (apart.danger(cell)) {
                apart = sampler.draw(dice);
            }
            alike[0] += same(old, redrawn);
            alike[1] += same(old, apart);
        }
        double chiSquare = 0;
        for (int count : counts.values()) {
            chiSquare += (count - 20) * (count - 20) / 20.0;
        }
        int degrees = counts.size() - 1;
        assertThat(chiSquare).as("seed %d cell %d", seed, cell).isLessThan(degrees + 6 * Math.sqrt(2.0 * degrees) + 25);
    }

    private static int same(World one, World other) {
        int same = 0;
        for (int cell = 0; cell < one.topology().size(); cell++) {
            same += one.danger(cell) == other.danger(cell) ? 1 : 0;
        }
        return same;
    }

    private static String text(World world) {
        byte[] content = new byte[world.topology().size()];
        for (int cell = 0; cell < content.length; cell++) {
            content[cell] = world.content(cell).code();
        }
        return Arrays.toString(content);
    }
}
