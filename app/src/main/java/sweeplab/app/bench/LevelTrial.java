// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.bench;

import sweeplab.agent.Agent;
import sweeplab.base.Budget;
import sweeplab.format.document.FullBoard;
import sweeplab.game.Game;
import sweeplab.infer.CertainBySat;
import sweeplab.play.Referee;
import sweeplab.play.Result;
import sweeplab.play.Score;
import sweeplab.sat.SatEngines;
import sweeplab.view.View;

/**
 * A level of another game played by an agent that takes no risk: finished, or given up where nothing follows, which two worlds for each covered cell show.
 *
 * @param millis the agent's CPU time
 * @param showing the CPU time that it took to show that nothing follows
 */
public record LevelTrial(String name, int cells, Verdict verdict, double millis, double showing) {

    /** How a level is decided, if it is. */
    public enum Verdict {
        FINISHED("finished"),
        NOTHING_FOLLOWS("nothing follows"),
        OPEN("open"),
        WRONG("wrong");

        private final String words;

        Verdict(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }

    /** Plays a level; the budget is for the agent, and once more for what shows that nothing follows. */
    public static LevelTrial of(String name, FullBoard board, Agent agent, Budget playing, Budget showing) {
        Game game = board.newGame();
        Timed timed = new Timed(agent);
        Score score = Referee.play(game, timed, Referee.NOBODY, playing);
        long begin = Clock.nanos();
        Verdict verdict = verdict(game, score, showing);
        int cells = board.world().topology().size() - board.world().blocked();
        return new LevelTrial(name, cells, verdict, timed.millis(), (Clock.nanos() - begin) / 1e6);
    }

    private static Verdict verdict(Game game, Score score, Budget budget) {
        if (score.guesses() > 0 || score.result() == Result.LOST || score.result() == Result.FAULT) {
            return Verdict.WRONG;
        }
        if (score.result() == Result.WON) {
            return Verdict.FINISHED;
        }
        return shown(game, new CertainBySat(game.view(), SatEngines.DEFAULT.tools(), budget))
                ? Verdict.NOTHING_FOLLOWS
                : Verdict.OPEN;
    }

    // Each covered cell both ways, in worlds that the game itself finds to fit.
    private static boolean shown(Game game, CertainBySat certain) {
        View view = game.view();
        boolean shown = certain.safe().isEmpty() && certain.dangers().isEmpty();
        for (int cell = 0; shown && cell < view.topology().size(); cell++) {
            if (view.covered(cell)) {
                shown = certain.world(cell, true).filter(game::fits).isPresent()
                        && certain.world(cell, false).filter(game::fits).isPresent();
            }
        }
        return shown;
    }
}
