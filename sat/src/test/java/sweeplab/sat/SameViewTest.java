// SPDX-License-Identifier: Apache-2.0
package sweeplab.sat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import sweeplab.agent.Roster;
import sweeplab.base.Dice;
import sweeplab.catalogue.Board;
import sweeplab.catalogue.GameId;
import sweeplab.game.Game;
import sweeplab.play.Referee;
import sweeplab.rules.RuleBook;
import sweeplab.trace.Step;
import sweeplab.view.View;

/** P3 and P4 end with the same view (T3), and P5 plays as P3 does where only the clues are told the other way round; 10,000 worlds with -Dworlds=10000. */
class SameViewTest {

    private static final int WORLDS = Integer.getInteger("worlds", 300);
    private static final Roster AGENTS = SatAgents.addTo(new Roster());

    @Test
    void p3AndP4EndWithTheSameView() {
        int solved = 0;
        for (int seed = 0; seed < WORLDS; seed++) {
            Game first = game("tornado", seed);
            List<Step> steps = play(first, "P3");
            Game second = game("tornado", seed);
            assertThat(play(second, "P4")).as("moves, seed %d", seed).isEqualTo(steps);
            assertThat(shown(second.view())).as("view, seed %d", seed).isEqualTo(shown(first.view()));
            solved += first.view().coveredCells() == first.world().dangers() ? 1 : 0;
        }
        assertThat(solved).isBetween(WORLDS / 10, WORLDS * 9 / 10);
    }

    @Test
    void p5PlaysAsP3() {
        for (int seed = 0; seed < WORLDS / 3; seed++) {
            assertThat(play(game("reverse", seed), "P5"))
                    .as("moves, seed %d", seed)
                    .isEqualTo(play(game("tornado", seed), "P3"));
        }
    }

    private static Game game(String rules, int seed) {
        Dice dice = new Dice(seed);
        int side = 4 + dice.nextInt(6);
        int tornadoes = 1 + side * side * (10 + dice.nextInt(15)) / 100;
        Board board = new Board("hex", side, side, tornadoes, 0, 0);
        return GameId.ofBoard(RuleBook.get(rules), board, Optional.empty(), seed)
                .setup(RuleBook.get(rules).board(side, side))
                .newGame();
    }

    private static List<Step> play(Game game, String agent) {
        List<Step> steps = new ArrayList<>();
        Referee.play(game, AGENTS.get(agent).maker().apply(0), steps::add);
        return steps;
    }

    private static String shown(View view) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < view.topology().size(); cell++) {
            text.append(
                    view.flagged(cell) ? "*" : view.covered(cell) ? "?" : view.exploded(cell) ? "-" : view.clue(cell));
        }
        return text.toString();
    }
}
