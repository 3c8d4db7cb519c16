// SPDX-License-Identifier: Apache-2.0
package sweeplab.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import sweeplab.HardGraphs;
import sweeplab.base.Dice;
import sweeplab.count.result.Analysis;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.Content;
import sweeplab.world.Topologies;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** Large positions, each a function of what it is made from, with the true world behind each. */
public final class LargePositions {

    private static final String[] FAMILIES = {"square", "hex", "torus", "graph"};
    // A graph has at most 100,000 cells.
    private static final int WIDEST_GRAPH = 316;

    private static final Rules CLASSIC = RuleBook.get("classic");

    private LargePositions() {}

    /** A position, and the world that it was seen of. */
    public record Made(String name, World world, View view) {

        /** What is certain is so in this world, and the chances around each clue and of all cells add up to what is told. */
        public void check(Analysis analysis) {
            assertThat(analysis.verdict()).as(name).isNotEqualTo(Analysis.Verdict.INCONSISTENT);
            analysis.safe()
                    .forEach(cell -> assertThat(world.danger(cell))
                            .as("%s, %d", name, cell)
                            .isFalse());
            analysis.dangers()
                    .forEach(cell -> assertThat(world.danger(cell))
                            .as("%s, %d", name, cell)
                            .isTrue());
            if (analysis.verdict() == Analysis.Verdict.KNOWN) {
                addUp(analysis);
            }
        }

        private void addUp(Analysis analysis) {
            double all = 0;
            for (int cell = 0; cell < world.topology().size(); cell++) {
                if (view.covered(cell)) {
                    all += analysis.danger(cell);
                } else {
                    double around = 0;
                    for (int other : world.topology().neighbours(cell)) {
                        around += view.covered(other) ? analysis.danger(other) : 0;
                    }
                    assertThat(around).as("%s around %d", name, cell).isCloseTo(view.clue(cell), within(1e-11));
                }
            }
            assertThat(all).as(name).isCloseTo(world.dangers(), within(1e-11 * world.dangers()));
        }

        @Override
        public String toString() {
            return name;
        }
    }

    /** Any family, 12 to {@code widest} cells a side, 5 to 25 % mines, 1 to 60 % of the cells shown. */
    public static Made any(long seed, int widest) {
        Dice dice = new Dice(Dice.seed(seed, 501));
        // Each size as likely as its double.
        int side = (int) Math.round(12 * Math.pow(widest / 12.0, dice.nextDouble()));
        String family = FAMILIES[dice.nextInt(FAMILIES.length)];
        side = family.equals("graph") ? Math.min(side, WIDEST_GRAPH) : side;
        return position(seed, family, side, side, 5 + dice.nextInt(21), 1 + dice.nextInt(60));
    }

    /** So many percent mines, so many percent of the cells looked at; those without a mine are shown. */
    static Made position(long seed, String family, int columns, int rows, int mines, int shown) {
        Dice dice = new Dice(Dice.seed(seed, 502));
        Topology topology = family.equals("graph")
                ? HardGraphs.random(columns * rows, 8, dice)
                : Topologies.grid(family, columns, rows);
        World world = world(topology, mines, dice);
        Scene scene = new Scene(CLASSIC, topology, world.dangers(), View.UNTOLD);
        for (int cell = 0; cell < topology.size(); cell++) {
            if (dice.nextInt(100) < shown && !world.danger(cell)) {
                scene.open(cell, CLASSIC.clue(world, cell), View.UNTOLD);
            }
        }
        String name = family + ":" + columns + "x" + rows + ", " + mines + " % mines, " + shown + " % shown, #" + seed;
        return new Made(name, world, scene.view());
    }

    /** Three rows, of which the middle one is shown and has no mines: one region of twice as many cells as it is long. */
    static Made strip(long seed, int length) {
        Dice dice = new Dice(Dice.seed(seed, 503));
        Topology topology = Topologies.grid("square", length, 3);
        byte[] content = new byte[topology.size()];
        for (int cell = 0; cell < content.length; cell++) {
            boolean danger = topology.row(cell) != 1 && dice.nextInt(10) < 4;
            content[cell] = (danger ? Content.DANGER : Content.CLEAR).code();
        }
        World world = World.of(topology, content);
        Scene scene = new Scene(CLASSIC, topology, world.dangers(), View.UNTOLD);
        for (int column = 0; column < length; column++) {
            int cell = topology.cell(1, column);
            scene.open(cell, CLASSIC.clue(world, cell), View.UNTOLD);
        }
        return new Made("strip of " + length + " #" + seed, world, scene.view());
    }

    private static World world(Topology topology, int percent, Dice dice) {
        byte[] content = new byte[topology.size()];
        for (int cell = 0; cell < content.length; cell++) {
            content[cell] = (dice.nextInt(100) < percent ? Content.DANGER : Content.CLEAR).code();
        }
        return World.of(topology, content);
    }
}
