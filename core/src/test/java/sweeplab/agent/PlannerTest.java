// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sweeplab.base.Budget;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.count.Exact;
import sweeplab.game.Game;
import sweeplab.infer.BruteForce;
import sweeplab.infer.Positions;
import sweeplab.play.Referee;
import sweeplab.view.Scene;
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

    @Test
    void guessesAlikeWhateverItWasAskedBefore() {
        for (Effort effort : List.of(Effort.FAST, Effort.BALANCED)) {
            for (int seed = 1; seed <= 40; seed++) {
                View view = settled(seed);
                Planner asked = new Planner(effort);
                Scene lively = Scene.from(view);
                lively.lives(2);
                asked.decide(lively.view());
                assertThat(asked.decide(view))
                        .as("seed %d, %s", seed, effort)
                        .isEqualTo(new Planner(effort).decide(view));
                Planner other = new Planner(effort);
                other.decide(view);
                assertThat(other.decide(lively.view()))
                        .as("seed %d, %s, two lives", seed, effort)
                        .isEqualTo(new Planner(effort).decide(lively.view()));
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "12x12/35 opening@3,3       | 1 | model",
                "12x12/35 opening@3,3       | 2 | model",
                "12x12/35 opening@3,3       | 3 | model",
                "daggers square:12x12/35    | 2 | look-ahead",
                "hex:12x12/35 opening@3,3   | 1 | model",
                "hex:12x12/35 opening@3,3   | 2 | look-ahead",
                "torus:12x12/35 opening@3,3 | 2 | look-ahead"
            })
    void aModelIsAskedWhereItWasTaught(String game, int lives, String by) {
        View view =
                GameId.parse(game + " #3").setup(new Catalogue()).newGame(lives).view();
        Planner planner = new Planner(Effort.BALANCED);
        assertThat(planner.guess(new Exact().at(view), Budget.unlimited()).map(Decision::by))
                .contains(by);
    }

    // An expert game played on by all that is certain after its opening.
    private static View settled(int seed) {
        Game game = GameId.parse("30x16/99 opening@3,3 #" + seed)
                .setup(new Catalogue())
                .newGame();
        View[] last = new View[1];
        Referee.play(
                game,
                view -> {
                    last[0] = Scene.from(view).view();
                    Decision decision = new ExactAgent().decide(view);
                    return decision instanceof Decision.Guess ? new Decision.Resign("nothing is certain") : decision;
                },
                step -> {});
        return last[0];
    }
}
