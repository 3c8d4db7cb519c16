package sweeplab.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sweeplab.game.Game;
import sweeplab.infer.Positions;
import sweeplab.play.Referee;
import sweeplab.trace.Step;

/** What every agent must keep to: the same seed gives the same game, moves are legal, and what is called certain is so. */
class AgentContractTest {

    private static final int GAMES = 150;

    static List<Roster.Entry> agents() {
        return Roster.core().all();
    }

    @ParameterizedTest
    @MethodSource("agents")
    void keepsToTheContract(Roster.Entry entry) {
        for (int seed = 0; seed < GAMES; seed++) {
            List<Step> once = play(entry, seed);
            assertThat(play(entry, seed)).as("%s, seed %d", entry.name(), seed).isEqualTo(once);
        }
    }

    private static List<Step> play(Roster.Entry entry, int seed) {
        Game game = Positions.game(seed);
        List<Step> steps = new ArrayList<>();
        Referee.play(game, entry.maker().apply(seed), step -> {
            steps.add(step);
            boolean danger = game.world().danger(step.cell());
            assertThat(!step.guess() && danger != (step.kind() == Step.Kind.FLAG))
                    .as("%s, seed %d: wrong %s", entry.name(), seed, step)
                    .isFalse();
            assertThat(step.by()).as("a reason").isNotBlank();
        });
        return steps;
    }
}
