// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sweeplab.catalogue.Setup;
import sweeplab.game.Game;
import sweeplab.play.Referee;
import sweeplab.play.Result;
import sweeplab.play.Score;
import sweeplab.trace.Step;

/** The example agents play every game on every board without a fault, and what they call certain is so. */
final class ExamplesTest {

    private static List<List<Step>> play(Launch launch) {
        List<List<Step>> games = new ArrayList<>();
        int won = 0;
        try (ProcessAgent agent = new ProcessAgent(launch, ProcessLimits.USUAL, false, 7)) {
            for (Setup setup : Programs.games()) {
                List<Step> steps = new ArrayList<>();
                Game game = setup.newGame();
                Score score = Referee.play(game, agent, steps::add);
                assertThat(agent.fault()).as("%s", setup.id()).isEmpty();
                assertThat(score.result()).as("%s", setup.id()).isNotEqualTo(Result.STUCK);
                for (Step step : steps) {
                    boolean danger = setup.world().danger(step.cell());
                    assertThat(step.guess() || danger == (step.kind() == Step.Kind.FLAG))
                            .as("%s in %s", step, setup.id())
                            .isTrue();
                }
                won += score.result() == Result.WON ? 1 : 0;
                games.add(steps);
            }
        }
        assertThat(won).as("games won").isGreaterThan(3);
        return games;
    }

    @Test
    @DisplayName("in Python, and the same seed gives the same moves")
    void python() {
        assertThat(play(Programs.example())).isEqualTo(play(Programs.example()));
    }

    @Test
    @DisplayName("in Java")
    void java() {
        play(Programs.javaExample());
    }
}
