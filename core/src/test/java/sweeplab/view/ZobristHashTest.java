// SPDX-License-Identifier: Apache-2.0
package sweeplab.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sweeplab.base.Dice;
import sweeplab.rules.RuleBook;
import sweeplab.world.Topologies;
import sweeplab.world.Topology;

final class ZobristHashTest {

    private static final int CELLS = 30;

    private final Topology board = Topologies.grid("square", 6, 5);

    @Test
    void theOrderMakesNoDifference() {
        Scene one = scene();
        Scene other = scene();
        ZobristHash hash = new ZobristHash(one.view());
        ZobristHash another = new ZobristHash(other.view());
        one.open(3, 1, View.UNTOLD);
        one.open(4, 2, View.UNTOLD);
        one.flag(9);
        hash.flag(9);
        other.flag(9);
        another.flag(9);
        other.open(4, 2, View.UNTOLD);
        assertThat(another.value()).isNotEqualTo(hash.value());
        other.open(3, 1, View.UNTOLD);
        assertThat(another.value()).isEqualTo(hash.value());
    }

    /** Whatever a few cells show, in 100,000 positions: one number each. */
    @Test
    void positionsHaveNumbersOfTheirOwn() {
        Map<Long, String> met = new HashMap<>();
        Dice dice = new Dice(5);
        for (int i = 0; i < 100_000; i++) {
            Scene scene = scene();
            ZobristHash hash = new ZobristHash(scene.view());
            StringBuilder shown = new StringBuilder();
            for (int cell = 0; cell < CELLS; cell++) {
                int clue = dice.nextInt(12);
                if (clue <= 8) {
                    scene.open(cell, clue, View.UNTOLD);
                } else if (clue == 9) {
                    scene.flag(cell);
                    hash.flag(cell);
                } else if (clue == 10) {
                    scene.openSilent(cell);
                }
                shown.append((char) ('a' + Math.min(clue, 11)));
            }
            String before = met.put(hash.value(), shown.toString());
            assertThat(before == null || before.contentEquals(shown)).isTrue();
        }
    }

    private Scene scene() {
        return new Scene(RuleBook.get("classic"), board, 5, 0);
    }
}
