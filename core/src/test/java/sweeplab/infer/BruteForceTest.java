// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import sweeplab.base.Ratio;
import sweeplab.game.Game;
import sweeplab.rules.GoldClue;
import sweeplab.rules.RuleBook;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.Topologies;

final class BruteForceTest {

    @Test
    void aCornerOneLeavesThreeCellsAndThreeWorlds() {
        Scene scene = new Scene(RuleBook.get("classic"), Topologies.grid("square", 3, 3), 1, View.UNTOLD);
        scene.open(0, 1, GoldClue.UNTOLD);
        BruteForce truth = BruteForce.of(scene.view());
        assertThat(truth.solutions()).isEqualTo(3);
        assertThat(truth.danger(4)).isEqualTo(Ratio.of(1, 3));
        assertThat(truth.safe().toArray()).containsExactly(2, 5, 6, 7, 8);
    }

    @Test
    void anUntoldTotalIsWeighedByThePrior() {
        Scene scene = new Scene(RuleBook.get("tornado"), Topologies.grid("hex", 2, 2), View.UNTOLD, View.UNTOLD);
        scene.open(0, 1, GoldClue.UNTOLD);
        BruteForce truth = BruteForce.of(scene.view());
        assertThat(truth.solutions()).isEqualTo(3);
        assertThat(BruteForce.of(new Scene(
                                        RuleBook.get("tornado"), Topologies.grid("hex", 1, 1), View.UNTOLD, View.UNTOLD)
                                .view())
                        .danger(0))
                .isEqualTo(Ratio.of(1, 5));
    }

    @Test
    void aPositionThatNoWorldFitsIsInconsistent() {
        Scene scene = new Scene(RuleBook.get("classic"), Topologies.grid("square", 2, 1), 1, View.UNTOLD);
        scene.open(0, 0, GoldClue.UNTOLD);
        assertThat(BruteForce.of(scene.view()).consistent()).isFalse();
    }

    @Test
    void theTrueWorldIsAlwaysAmongTheWorlds() {
        for (long seed = 0; seed < 300; seed++) {
            Game game = Positions.game(seed);
            boolean joint = game.rules().goldClue() != GoldClue.NONE;
            AtomicInteger found = new AtomicInteger();
            new Worlds(game.view()).forEach(world -> {
                boolean same = true;
                for (int cell = 0; cell < world.length; cell++) {
                    boolean compared = joint || !game.world().gold(cell);
                    same &= !compared
                            || world[cell] == game.world().content(cell).code();
                }
                found.addAndGet(same ? 1 : 0);
            });
            assertThat(found.get()).as("seed %d", seed).isPositive();
        }
    }
}
