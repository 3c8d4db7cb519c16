// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sweeplab.infer.BruteForce;
import sweeplab.infer.Positions;
import sweeplab.view.Status;
import sweeplab.view.View;

/** The planning agents never guess beside a cell that is safe for certain, and state the risk as it is. */
final class PlannerTest {

    @Test
    void guessesOnlyWhenNothingIsSafe() {
        int guesses = 0;
        for (Effort effort : List.of(Effort.FAST, Effort.BALANCED, Effort.STRONG)) {
            Planner planner = new Planner(effort);
            for (long seed = 0; seed < 1500; seed++) {
                View view = Positions.view(seed);
                if (view.status() == Status.PLAYING && planner.decide(view) instanceof Decision.Guess guess) {
                    assertThat(BruteForce.of(view).safe().isEmpty())
                            .as("seed %d, %s", seed, effort)
                            .isTrue();
                    boolean aside = guess.by().endsWith("gold left aside");
                    BruteForce truth = BruteForce.of(aside ? GoldPlan.withoutGoldClues(view) : view);
                    assertThat(guess.risk())
                            .as("seed %d, %s", seed, guess)
                            .isCloseTo(truth.danger(guess.cell()).value(), org.assertj.core.data.Offset.offset(1e-8));
                    guesses++;
                }
            }
        }
        assertThat(guesses).as("guesses").isGreaterThan(100);
    }
}
