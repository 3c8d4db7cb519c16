// SPDX-License-Identifier: Apache-2.0
package sweeplab.review.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sweeplab.format.document.Minefield;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** Places that no clue tells apart, by brute force over small boards. */
final class DeadEndsTest {

    private static final Rules CLASSIC = RuleBook.get("classic");
    private static final Topology BOARD = Minefield.squares(4, 4);
    private static final int DANGERS = 6;

    private static List<World> worlds(Topology topology, int dangers) {
        List<World> worlds = new ArrayList<>();
        for (int bits = 0; bits < 1 << topology.size(); bits++) {
            if (Integer.bitCount(bits) == dangers) {
                CellSet set = new CellSet(topology.size());
                for (int cell = 0; cell < topology.size(); cell++) {
                    if ((bits >> cell & 1) == 1) {
                        set.add(cell);
                    }
                }
                worlds.add(World.ofDangers(topology, set));
            }
        }
        return worlds;
    }

    private static World exchanged(World world, Pattern pattern) {
        Topology board = world.topology();
        CellSet dangers = new CellSet(board.size());
        for (int cell = 0; cell < board.size(); cell++) {
            if (world.danger(cell)) {
                dangers.add(cell);
            }
        }
        for (int i = 0; i < pattern.safe().length; i++) {
            dangers.remove(pattern.dangers()[i]);
            dangers.add(pattern.safe()[i]);
        }
        return World.ofDangers(board, dangers);
    }

    /** The dangers of a pattern change places with its safe cells, and every cell that is safe both ways shows the same. */
    @Test
    void noClueTells() {
        List<Pattern> patterns = Pattern.deadEnds(BOARD);
        assertThat(patterns).hasSizeGreaterThan(20).anyMatch(pattern -> pattern.safe().length == 2);
        int seen = 0;
        for (World world : worlds(BOARD, DANGERS)) {
            for (Pattern pattern : patterns) {
                if (pattern.in(world)) {
                    World other = exchanged(world, pattern);
                    seen++;
                    assertThat(IntStream.range(0, BOARD.size())
                                    .filter(cell -> !world.danger(cell) && !other.danger(cell)))
                            .allMatch(cell -> CLASSIC.clue(world, cell) == CLASSIC.clue(other, cell));
                }
            }
        }
        assertThat(seen).isGreaterThan(1000);
    }

    /** Pairs in a line with a cell between them that sees both: on a strip three of them find room. */
    @Test
    void noClueTellsChainsEither() {
        Topology strip = Minefield.squares(3, 8);
        List<Pattern> patterns = Pattern.deadEnds(strip);
        assertThat(patterns).anyMatch(pattern -> pattern.safe().length == 3);
        for (Pattern pattern : patterns) {
            World world = World.ofDangers(strip, CellSet.of(strip.size(), pattern.dangers()));
            World other = exchanged(world, pattern);
            assertThat(pattern.in(world)).isTrue();
            assertThat(IntStream.range(0, strip.size()).filter(cell -> !world.danger(cell) && !other.danger(cell)))
                    .as("%s", pattern)
                    .allMatch(cell -> CLASSIC.clue(world, cell) == CLASSIC.clue(other, cell));
        }
    }

    /** Over all worlds that fit a position, also over those alone in which the moves are safe, both kinds of excess are 0 on average. */
    @Test
    void nothingOnAverage() {
        Scene scene = Minefield.scene(BOARD, DANGERS);
        scene.open(0, 2, View.UNTOLD);
        DeadEnds deadEnds = new DeadEnds(PatternBook.of(BOARD), scene.view(), new int[] {15}, new int[] {1});
        for (boolean dangerous : new boolean[] {false, true}) {
            List<World> fitting = worlds(BOARD, DANGERS).stream()
                    .filter(world -> !world.danger(0) && CLASSIC.clue(world, 0) == 2)
                    .filter(world -> !world.danger(15) && world.danger(1) == dangerous)
                    .toList();
            averages(fitting, deadEnds, Excess::places);
            averages(fitting, deadEnds, Excess::couples);
        }
    }

    private static void averages(List<World> fitting, DeadEnds deadEnds, ToDoubleFunction<Excess> kind) {
        double[] each = fitting.stream().map(deadEnds::excess).mapToDouble(kind).toArray();
        assertThat(DoubleStream.of(each).max().orElseThrow()).isGreaterThan(0.5);
        assertThat(DoubleStream.of(each).sum()).isEqualTo(0, within(1e-9));
    }
}
