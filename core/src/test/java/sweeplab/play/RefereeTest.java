// SPDX-License-Identifier: Apache-2.0
package sweeplab.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sweeplab.agent.Agent;
import sweeplab.agent.Decision;
import sweeplab.agent.InOrder;
import sweeplab.agent.Move;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.trace.Step;
import sweeplab.view.Status;

/** The referee makes what can be made, counts it, and stops. */
final class RefereeTest {

    private static final Setup SETUP = GameId.parse("nettle:easy1").setup(new Catalogue());

    @Test
    @DisplayName("T3: in-order probes row by row until it is dead")
    void inOrder() {
        List<Step> steps = new ArrayList<>();
        Score score = Referee.play(SETUP.newGame(), new InOrder(), steps::add);
        // (0,0) cascades over the first three columns; (0,3) is open, (0,4) holds a nettle.
        assertThat(steps).extracting(Step::cell).containsExactly(0, 4);
        assertThat(score).isEqualTo(new Score(Result.LOST, 2, 2, 0, 0, 0, 12));
        assertThat(score.result().word()).isEqualTo("lost");
    }

    @Test
    @DisplayName("C3: after a win the agent may still flag, but not probe; measurements leave that out")
    void flagsAfterAWin() {
        int[] safe = safeCells();
        Agent oracle = view -> view.status() == Status.PLAYING
                ? new Decision.Certain("told", safe)
                : new Decision.Certain("told", Move.flag(4), Move.flag(9), Move.probe(15));
        List<Step> steps = new ArrayList<>();
        Score score = Referee.play(SETUP.newGame(), oracle, steps::add);
        assertThat(score.result()).isEqualTo(Result.WON);
        assertThat(score.flags()).isEqualTo(2);
        assertThat(score.guesses()).isZero();
        assertThat(score.left()).isEqualTo(3);
        assertThat(score.probes()).as("a cascade saves probes").isLessThan(safe.length);
        assertThat(steps).hasSize(score.probes() + 2);
        assertThat(Referee.playOut(SETUP.newGame(), oracle).flags()).isZero();
    }

    @Test
    @DisplayName("an agent that breaks down has lost, whatever its board shows")
    void forfeit() {
        Agent broken = view ->
                view.opened() == 0 ? new Decision.Certain("told", safeCells()[0]) : new Decision.Forfeit("crashed");
        Referee referee = new Referee(SETUP.newGame(), broken, step -> {});
        assertThat(referee.step()).isTrue();
        assertThat(referee.step()).isFalse();
        assertThat(referee.forfeited()).isTrue();
        assertThat(referee.by()).isEqualTo("crashed");
        assertThat(referee.score().result()).isEqualTo(Result.FAULT);
        assertThat(referee.score().lives()).isEqualTo(1);
    }

    @Test
    @DisplayName("every step is one move made, and the agent is asked again when its moves are spent")
    void stepsAreMoves() {
        int[] safe = safeCells();
        int[] asked = new int[1];
        Agent oracle = view -> {
            asked[0]++;
            return new Decision.Certain("told", safe);
        };
        List<Step> steps = new ArrayList<>();
        Referee referee = new Referee(SETUP.newGame(), oracle, steps::add);
        assertThat(referee.spent()).isTrue();
        int made = 0;
        while (referee.step()) {
            assertThat(steps).hasSize(++made);
            assertThat(asked[0]).isEqualTo(1);
            assertThat(referee.spent()).isEqualTo(steps.get(made - 1).cell() == safe[safe.length - 1]);
        }
        assertThat(made).isGreaterThan(3).isEqualTo(referee.score().probes());
    }

    private static int[] safeCells() {
        List<Integer> safe = new ArrayList<>();
        for (int cell = 0; cell < 25; cell++) {
            if (!SETUP.world().danger(cell)) {
                safe.add(cell);
            }
        }
        return safe.stream().mapToInt(cell -> cell).toArray();
    }

    @Test
    @DisplayName("an agent that repeats itself, guesses an open cell or gives up is stuck, not endless")
    void stuck() {
        Agent stubborn = view -> new Decision.Certain("again", Move.probe(0));
        Agent blind = view -> new Decision.Guess("blind", 0, 0.5);
        Agent tired = view -> new Decision.Resign("tired");
        Agent empty = view -> new Decision.Certain("nothing");
        assertThat(Referee.playOut(SETUP.newGame(), stubborn)).isEqualTo(new Score(Result.STUCK, 1, 0, 0, 1, 0, 13));
        assertThat(Referee.playOut(SETUP.newGame(), blind)).isEqualTo(new Score(Result.STUCK, 1, 1, 0, 1, 0, 13));
        assertThat(Referee.playOut(SETUP.newGame(), empty).probes()).isZero();
        Referee referee = new Referee(SETUP.newGame(), tired, step -> {});
        assertThat(referee.step()).isFalse();
        assertThat(referee.by()).isEqualTo("tired");
        assertThat(referee.score().result().word()).isEqualTo("stuck");
        assertThat(Result.of(Status.WON).word()).isEqualTo("won");
    }
}
