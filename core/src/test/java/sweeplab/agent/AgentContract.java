// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import sweeplab.game.Game;
import sweeplab.infer.BruteForce;
import sweeplab.infer.Positions;
import sweeplab.play.Referee;
import sweeplab.trace.Step;
import sweeplab.view.Status;
import sweeplab.view.View;
import sweeplab.world.CellSet;

/** What every agent must keep to: the same seed gives the same game, moves are legal, and what is called certain is so. */
public final class AgentContract {

    private static final int COVERED = 11;

    private AgentContract() {}

    public static void check(Roster.Entry entry, int games) {
        Agent again = entry.maker().apply(0);
        for (int seed = 0; seed < games; seed++) {
            List<Step> once = play(entry.maker().apply(0), entry.name(), seed);
            assertThat(play(again, entry.name(), seed))
                    .as("%s, seed %d", entry.name(), seed)
                    .isEqualTo(once);
        }
    }

    private static List<Step> play(Agent agent, String name, int seed) {
        Game game = Positions.game(seed);
        List<Step> steps = new ArrayList<>();
        Agent checked = view -> checked(agent.decide(view), view, name + ", seed " + seed);
        Referee.play(game, checked, step -> {
            steps.add(step);
            boolean danger = game.world().danger(step.cell());
            assertThat(!step.guess() && danger != (step.kind() == Step.Kind.FLAG))
                    .as("%s, seed %d: wrong %s", name, seed, step)
                    .isFalse();
            assertThat(step.by()).as("a reason").isNotBlank();
        });
        return steps;
    }

    // What is called certain is so in every world that fits, not just in this one; where those are not too many to go
    // through.
    private static Decision checked(Decision decision, View view, String where) {
        if (decision instanceof Decision.Certain certain
                && view.coveredCells() <= COVERED
                && view.status() == Status.PLAYING) {
            BruteForce truth = BruteForce.of(view);
            for (int move : certain.moves()) {
                CellSet proved = Move.isFlag(move) ? truth.dangers() : truth.safe();
                assertThat(proved.contains(Move.cell(move)))
                        .as("%s: %s makes move %d, which is not certain", where, certain.by(), move)
                        .isTrue();
            }
        }
        return decision;
    }
}
