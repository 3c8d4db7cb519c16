// SPDX-License-Identifier: Apache-2.0
package sweeplab.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sweeplab.agent.Agent;
import sweeplab.agent.Decision;
import sweeplab.agent.InOrder;
import sweeplab.agent.Move;
import sweeplab.agent.RandomProbing;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.view.Status;

/** Two players on one board (D13). */
final class DuelTest {

    private static Setup setup(String id) {
        return GameId.parse(id).setup(new Catalogue());
    }

    @Test
    @DisplayName("D13: players alternate to the end of the board, daggers kill nobody, and all the gold is counted")
    void playsToTheEnd() {
        for (int seed = 0; seed < 30; seed++) {
            Setup setup = setup("daggers square:12x12/25+3g #" + seed);
            Duel duel = new Duel(setup, new RandomProbing(seed), new InOrder());
            int turns = 0;
            while (!duel.over()) {
                assertThat(duel.turn()).isEqualTo(turns++ % 2);
                int before = duel.view().opened();
                int cell = duel.play();
                assertThat(cell)
                        .as("the cell that was probed")
                        .isEqualTo(duel.view().opened(before));
            }
            assertThat(duel.view().status()).as("seed %d", seed).isEqualTo(Status.WON);
            assertThat(duel.gold(0) + duel.gold(1)).isEqualTo(3);
            assertThat(duel.play()).as("nothing left to probe").isEqualTo(-1);
        }
    }

    @Test
    @DisplayName("D13: every dagger may be probed, and the game still goes on")
    void daggersKillNobody() {
        Setup setup = setup("daggers square:4x4/6 #1");
        Agent reckless = view -> {
            for (int cell = 0; cell < view.topology().size(); cell++) {
                if (view.covered(cell) && setup.world().danger(cell)) {
                    return new Decision.Guess("reckless", cell, 1);
                }
            }
            return new Decision.Resign("no dagger left");
        };
        Duel duel = new Duel(setup, reckless, reckless);
        for (int i = 0; i < 6; i++) {
            assertThat(setup.world().danger(duel.play())).isTrue();
        }
        assertThat(duel.view().explodedCells()).isEqualTo(6);
        assertThat(duel.over()).isFalse();
        assertThat(duel.play()).isEqualTo(-1);
    }

    @Test
    @DisplayName("D13: flags on the way are free; a player without a move passes nothing on")
    void flagsAreFree() {
        Setup setup = setup("daggers:EASY1");
        Agent flagger = view -> new Decision.Certain("told", Move.flag(4), Move.probe(0));
        Agent tired = view -> new Decision.Resign("tired");
        Duel duel = new Duel(setup, flagger, tired);
        assertThat(duel.play()).isZero();
        assertThat(duel.view().flagged(4)).isTrue();
        assertThat(duel.gold(0)).as("the cascade from (0,0) reaches the gold").isEqualTo(1);
        assertThat(duel.turn()).isEqualTo(1);
        assertThat(duel.play()).isEqualTo(-1);
        assertThat(duel.turn()).isEqualTo(1);
    }

    @Test
    @DisplayName("D13: an agent that never finds a probe is asked a bounded number of times")
    void doesNotAskForEver() {
        Agent stubborn = view -> new Decision.Certain("again", Move.flag(4));
        Duel duel = new Duel(setup("daggers:EASY1"), stubborn, stubborn);
        assertThat(duel.play()).isEqualTo(-1);
        assertThat(duel.view().flaggedCells()).isEqualTo(1);
    }
}
