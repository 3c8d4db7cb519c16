// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sweeplab.HardPositions;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.game.Game;
import sweeplab.infer.Positions;
import sweeplab.play.Referee;
import sweeplab.view.View;
import sweeplab.world.World;

/** Agents that may not think for long make legal and sound moves all the same, and with all the time there is the same moves as ever. */
final class HurriedTest {

    @Test
    void aDecisionWithFewStepsIsLegalAndSound() {
        for (Roster.Entry entry : Roster.core().all()) {
            for (long seed = 0; seed < 40; seed++) {
                Game game = Positions.game(seed);
                int steps = new Dice(seed).nextInt(100) * new Dice(seed + 1).nextInt(100);
                String where = entry.name() + ", seed " + seed + ", " + steps + " steps";
                check(
                        entry.maker().apply(seed).decide(game.view(), Budget.steps(steps)),
                        game.view(),
                        game.world(),
                        where);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void hardPositionsAreDecidedWithinTheirSteps(HardPositions kind) {
        HardPositions.Hard hard = kind.make(3, 400);
        for (String name : new String[] {"exact", "fast", "balanced", "strong"}) {
            Agent agent = Roster.core().get(name).maker().apply(0);
            check(agent.decide(hard.view(), Budget.steps(100_000)), hard.view(), hard.world(), name + ", " + hard);
        }
    }

    private static void check(Decision decision, View view, World world, String where) {
        if (decision instanceof Decision.Certain certain) {
            for (int move : certain.moves()) {
                assertThat(view.covered(Move.cell(move))).as(where).isTrue();
                assertThat(world.danger(Move.cell(move))).as(where).isEqualTo(Move.isFlag(move));
            }
        } else if (decision instanceof Decision.Guess guess) {
            assertThat(view.covered(guess.cell())).as(where).isTrue();
            assertThat(view.flagged(guess.cell())).as(where).isFalse();
        }
    }

    @Test
    void withPlentyOfStepsTheGamesAreTheSame() {
        for (String name : new String[] {"exact", "fast", "balanced"}) {
            for (long seed = 0; seed < 20; seed++) {
                assertThat(moves(name, seed, Budget.steps(Long.MAX_VALUE / 4)))
                        .as(name + ", seed " + seed)
                        .isEqualTo(moves(name, seed, Budget.unlimited()));
            }
        }
    }

    private static String moves(String name, long seed, Budget budget) {
        StringBuilder moves = new StringBuilder();
        Agent agent = Roster.core().get(name).maker().apply(seed);
        Referee.play(Positions.game(seed), agent, step -> moves.append(step).append('\n'), budget);
        return moves.toString();
    }

    @Test
    void aGameWhoseBudgetIsCancelledEndsWhereItIs() {
        Budget budget = Budget.unlimited();
        Game game = Positions.game(2);
        int[] seen = new int[1];
        Referee.play(
                game,
                Roster.core().get("exact").maker().apply(0),
                step -> {
                    seen[0]++;
                    budget.cancel();
                },
                budget);
        assertThat(seen[0]).isEqualTo(1);
        assertThat(game.over()).isFalse();
    }
}
