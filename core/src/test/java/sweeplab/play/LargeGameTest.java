// SPDX-License-Identifier: Apache-2.0
package sweeplab.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.agent.Agent;
import sweeplab.agent.Roster;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.game.Game;

final class LargeGameTest {

    /** Once there were so many worlds that their number was none, and all of them were listed. */
    @ParameterizedTest
    @ValueSource(strings = {"exact", "fast", "balanced"})
    void aGameWithMoreWorldsThanADoubleCanSayIsPlayed(String name) {
        Game game = GameId.parse("square:100x100/2500 opening@3,3 #-6093273698844279730")
                .setup(new Catalogue())
                .newGame(1);
        Agent agent = Roster.core().get(name).maker().apply(0);
        Referee referee = new Referee(game, agent, step -> {});
        int moves = 0;
        while (!game.over() && referee.step()) {
            moves++;
        }
        assertThat(game.over()).isTrue();
        assertThat(moves).isPositive();
    }
}
