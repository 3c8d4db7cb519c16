// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.agent.Candidates.Untouched;
import sweeplab.agent.Effort.PlaysOut;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.count.Exact;
import sweeplab.count.Insight;
import sweeplab.count.result.Sampler;
import sweeplab.game.Game;
import sweeplab.view.Scene;
import sweeplab.view.Status;
import sweeplab.view.View;

final class RehearsalTest {

    private static final int DRAWS = 600;

    private final Exact exact = new Exact();

    /** Products of chances and plain wins and losses are the same on average, and products vary less. */
    @Test
    void productsOfChancesAreRightOnAverage() {
        int compared = 0;
        for (String id : List.of("square:9x9/19 #", "hex:9x9/19 #", "torus:9x9/19 #")) {
            for (int seed = 1; seed <= 3; seed++) {
                View view = standstill(id + seed);
                if (view.status() == Status.PLAYING && exact.at(view).worlds() > 1_000) {
                    compare(view, id + seed);
                    compared++;
                }
            }
        }
        assertThat(compared).as("positions compared").isGreaterThan(3);
    }

    private void compare(View view, String where) {
        Candidates candidates = new Candidates(view, 0.9, Effort.STEPS, Untouched.ONE);
        assertThat(candidates.collect(exact.at(view))).as(where).isTrue();
        int cell = candidates.cell(0);
        Sampler worlds = exact.sampler(view).orElseThrow();
        Dice dice = new Dice(7);
        PlayOut playOut = new PlayOut();
        double[] sums = new double[4];
        for (int i = 0; i < DRAWS; i++) {
            double chance = playOut.chance(exact.at(view), worlds.draw(dice), cell, Budget.unlimited())
                    .orElseThrow();
            double product = (1 - candidates.danger(0))
                    * playOut.product(exact.at(view), worlds.draw(dice), worlds, dice, Budget.unlimited(), cell)
                            .orElseThrow();
            sums[0] += chance / DRAWS;
            sums[1] += product / DRAWS;
            sums[2] += chance * chance / DRAWS;
            sums[3] += product * product / DRAWS;
        }
        double spread = sums[2] - sums[0] * sums[0];
        double margin = 4.5 * Math.sqrt(2 * spread / DRAWS);
        assertThat(sums[1]).as(where).isCloseTo(sums[0], within(margin));
        assertThat(sums[3] - sums[1] * sums[1]).as(where).isLessThan(spread);
    }

    /** With lives to spare as well, where what a hit leads to counts: by play-outs a life gained is never a loss, and with one for each danger all is won. */
    @ParameterizedTest
    @ValueSource(strings = {"square:9x9/19 #", "hex:9x9/19 #", "torus:9x9/19 #"})
    void livesAreSpentInPlays(String board) {
        int compared = 0;
        for (int seed = 1; compared < 2; seed++) {
            View view = standstill(board + seed, 2);
            if (view.status() == Status.PLAYING
                    && view.lives() == 2
                    && exact.at(view).worlds() > 1_000) {
                compareLives(view, board + seed);
                compared++;
            }
        }
    }

    private void compareLives(View view, String where) {
        Choice guess = safest(view);
        int cell = guess.cell();
        Sampler worlds = exact.sampler(view).orElseThrow();
        Dice dice = new Dice(7);
        PlayOut playOut = new PlayOut();
        double[] sums = new double[3];
        for (int i = 0; i < DRAWS; i++) {
            Insight known = exact.at(view);
            double plain = playOut.chance(known, worlds.draw(dice), cell, Budget.unlimited())
                    .orElseThrow();
            double product = playOut.chance(known, worlds.draw(dice), worlds, dice, Budget.unlimited(), guess)
                    .orElseThrow();
            sums[0] += plain / DRAWS;
            sums[1] += product / DRAWS;
            sums[2] += plain * plain / DRAWS;
        }
        double margin = 4.5 * Math.sqrt(2 * (sums[2] - sums[0] * sums[0]) / DRAWS);
        assertThat(sums[1]).as(where).isCloseTo(sums[0], within(margin));
        assertThat(won(view, cell, 1, worlds)).as(where).isLessThan(sums[1]);
        assertThat(won(view, cell, view.dangers() + 1, worlds)).as(where).isCloseTo(1, within(1e-12));
    }

    // The mean chance to win of a probe with so many lives.
    private double won(View view, int cell, int lives, Sampler worlds) {
        Scene scene = Scene.from(view);
        scene.lives(lives);
        Insight known = new Exact().at(scene.view());
        Dice dice = new Dice(8);
        PlayOut playOut = new PlayOut();
        double sum = 0;
        for (int i = 0; i < DRAWS; i++) {
            sum += playOut.chance(known, worlds.draw(dice), cell, Budget.unlimited())
                    .orElseThrow();
        }
        return sum / DRAWS;
    }

    @Test
    void whatIsTriedOutWithLivesIsAGuessByPlayOuts() {
        View view = standstill("square:16x16/60 #3", 2);
        assertThat(view.lives()).isEqualTo(2);
        assertThat(new Planner(Effort.STRONG).decide(view))
                .isInstanceOfSatisfying(
                        Decision.Guess.class, guess -> assertThat(guess.by()).isEqualTo("play-outs"));
    }

    @Test
    void onASmallBoardAllCellsAreTried() {
        Effort strong = Effort.STRONG;
        View small = standstill("square:6x6/6 safe@0,0 #2");
        View large = standstill("square:9x9/14 #4");
        assertThat(strong.triesAll(small)).isTrue();
        assertThat(strong.triesAll(large)).isFalse();
        assertThat(Effort.BALANCED.triesAll(small)).isFalse();
    }

    private Choice safest(View view) {
        Candidates candidates = new Candidates(view, 0.9, Effort.STEPS, Untouched.ONE);
        assertThat(candidates.collect(exact.at(view))).isTrue();
        return new Choice(candidates.cell(0), candidates.danger(0), 0);
    }

    @Test
    void whoPlaysOutLateAloneAsksTheModelBefore() {
        Set<String> seen = new HashSet<>();
        for (int seed = 1; seen.size() < 2; seed++) {
            View view = standstill("square:9x9/19 #" + seed);
            long worlds = exact.at(view).worlds();
            if (view.status() == Status.PLAYING && worlds > 6_000) {
                Decision.Guess guess = (Decision.Guess) new Planner(Effort.BALANCED).decide(view);
                assertThat(guess.by())
                        .as("%d worlds, #%d", worlds, seed)
                        .isEqualTo(worlds <= 10_000_000 ? "play-outs" : "model");
                seen.add(guess.by());
            }
        }
    }

    @Test
    void aGuessThatFallsBehindIsNotTaken() {
        View view = standstill("square:9x9/14 #4");
        Candidates candidates = new Candidates(view, 0, Effort.STEPS, Untouched.ONE);
        assertThat(candidates.collect(exact.at(view))).isTrue();
        Choice safest = new Choice(candidates.cell(0), candidates.danger(0), 0.5);
        int last = candidates.size() - 1;
        assertThat(candidates.danger(last)).isGreaterThan(safest.danger() + 0.3);
        Choice riskiest = new Choice(candidates.cell(last), candidates.danger(last), 0.505);
        assertThat(new Rehearsal(PlaysOut.ALWAYS).best(view, List.of(riskiest, safest), Budget.unlimited()))
                .isEqualTo(safest);
        assertThat(new Rehearsal(PlaysOut.NEVER).worthwhile(exact.at(view))).isFalse();
    }

    private View standstill(String id) {
        return standstill(id, 1);
    }

    private View standstill(String id, int lives) {
        Game game = GameId.parse(id).setup(new Catalogue()).newGame(lives);
        Standstill.play(game, exact);
        return game.view();
    }
}
