// SPDX-License-Identifier: Apache-2.0
package sweeplab.review.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
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
        CellSet dangers = new CellSet(BOARD.size());
        for (int cell = 0; cell < BOARD.size(); cell++) {
            if (world.danger(cell)) {
                dangers.add(cell);
            }
        }
        for (int i = 0; i < pattern.safe().length; i++) {
            dangers.remove(pattern.dangers()[i]);
            dangers.add(pattern.safe()[i]);
        }
        return World.ofDangers(BOARD, dangers);
    }

    /** The dangers of a pattern change places with its safe cells, and every cell that is safe both ways shows the same. */
    @Test
    void noClueTells() {
        List<Pattern> patterns = Pattern.deadEnds(BOARD);
        assertThat(patterns).hasSizeGreaterThan(20);
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

    /** Over all worlds that fit a position, also over those alone in which the moves are safe, the excess is 0 on average. */
    @Test
    void nothingOnAverage() {
        Scene scene = Minefield.scene(BOARD, DANGERS);
        scene.open(0, 2, View.UNTOLD);
        DeadEnds deadEnds = new DeadEnds(Pattern.deadEnds(BOARD), scene.view(), new int[] {15}, new int[] {1});
        for (boolean dangerous : new boolean[] {false, true}) {
            List<World> fitting = worlds(BOARD, DANGERS).stream()
                    .filter(world -> !world.danger(0) && CLASSIC.clue(world, 0) == 2)
                    .filter(world -> !world.danger(15) && world.danger(1) == dangerous)
                    .toList();
            assertThat(fitting.stream()
                            .mapToDouble(deadEnds::excess)
                            .filter(each -> each > 0.5)
                            .count())
                    .isPositive();
            assertThat(fitting.stream().mapToDouble(deadEnds::excess).sum()).isEqualTo(0, within(1e-9));
        }
    }
}
