// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.analyse;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sweeplab.app.json.Json;
import sweeplab.app.terminal.Words;
import sweeplab.format.document.FullBoard;
import sweeplab.game.Game;
import sweeplab.proof.Grade;
import sweeplab.prove.Solution;
import sweeplab.view.View;

/** How hard a board is: what {@code sweep explain --difficulty} has to say. */
record DifficultyReport(View view, Solution solution) {

    static DifficultyReport of(FullBoard board) {
        Game game = board.newGame();
        return new DifficultyReport(game.view(), Solution.play(game.view(), game::probe, game::flag));
    }

    private String grade() {
        return solution.hardest().map(Grade::words).orElse("nothing to prove");
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(
                solution.complete()
                        ? "This board can be won without a guess. The hardest proof it needs: " + grade() + "."
                        : "Certain moves alone do not win this board: " + Words.count(view.left(), "cell")
                                + " left. The hardest proof until then: " + grade() + ".");
        List<Solution.Moment> key = solution.keyMoments();
        String easy = solution.complete() ? "One clue at a time is all it takes." : "One clue at a time led there.";
        lines.add(key.isEmpty() ? easy : "Key moments:");
        for (Solution.Moment moment : key) {
            lines.add("  with " + Words.count(moment.opened(), "cell") + " open: "
                    + moment.proof().claim().text(view.topology(), view.rules().danger()) + " ("
                    + moment.proof().grade().words() + ")");
        }
        return lines;
    }

    Map<String, @Nullable Object> json() {
        List<Map<String, @Nullable Object>> key = new ArrayList<>();
        for (Solution.Moment moment : solution.keyMoments()) {
            key.add(Json.object(
                    "open", moment.opened(),
                    "claim",
                            moment.proof()
                                    .claim()
                                    .text(view.topology(), view.rules().danger()),
                    "grade", moment.proof().grade().words()));
        }
        return Json.object(
                "noGuess", solution.complete(),
                "grade", grade(),
                "usesMineCount", solution.usesTotal(),
                "left", view.left(),
                "keyMoments", key);
    }
}
