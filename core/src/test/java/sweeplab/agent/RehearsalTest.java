// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.count.Exact;
import sweeplab.count.result.Sampler;
import sweeplab.game.Game;
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
        Candidates candidates = new Candidates(view, 0.9, Effort.STEPS, false);
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

    @Test
    void aGuessThatFallsBehindIsNotTaken() {
        View view = standstill("square:9x9/14 #4");
        Candidates candidates = new Candidates(view, 0, Effort.STEPS, false);
        assertThat(candidates.collect(exact.at(view))).isTrue();
        Choice safest = new Choice(candidates.cell(0), candidates.danger(0), 0.5);
        int last = candidates.size() - 1;
        assertThat(candidates.danger(last)).isGreaterThan(safest.danger() + 0.3);
        Choice riskiest = new Choice(candidates.cell(last), candidates.danger(last), 0.505);
        assertThat(new Rehearsal(6).best(view, List.of(riskiest, safest), Budget.unlimited()))
                .isEqualTo(safest);
        assertThat(new Rehearsal(0).best(view, List.of(riskiest, safest), Budget.unlimited()))
                .isEqualTo(riskiest);
    }

    private View standstill(String id) {
        Game game = GameId.parse(id).setup(new Catalogue()).newGame();
        Standstill.play(game, exact);
        return game.view();
    }
}
