// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.analyse;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sweeplab.app.command.option.TimeLimit;
import sweeplab.app.json.Json;
import sweeplab.app.terminal.Words;
import sweeplab.base.Budget;
import sweeplab.format.document.FullBoard;
import sweeplab.game.Game;
import sweeplab.proof.Grade;
import sweeplab.prove.Careful;
import sweeplab.prove.ProvedGame;
import sweeplab.prove.Reasoned;
import sweeplab.prove.Reasoner;
import sweeplab.prove.Solution;
import sweeplab.view.View;

/** How hard a board is: what {@code sweep explain --difficulty} has to say. */
record DifficultyReport(View view, ProvedGame played, Budget budget) {

    static DifficultyReport of(FullBoard board, Budget budget) {
        Game game = board.newGame();
        return new DifficultyReport(
                game.view(), board.rules().plain() ? counted(game, budget) : argued(game, budget), budget);
    }

    private static Solution counted(Game game, Budget budget) {
        Careful careful = new Careful(Grade.MINE_COUNTER);
        careful.limit(budget);
        return careful.play(game.view(), game::probe, game::flag);
    }

    private static Reasoned argued(Game game, Budget budget) {
        Reasoner reasoner = new Reasoner(Grade.MINE_COUNTER);
        reasoner.limit(budget);
        return reasoner.play(game.view(), game::probe, game::flag);
    }

    /** Why it is not known whether the board needs a guess, if it is not. */
    Optional<String> failure() {
        return !played.complete() && budget.spent()
                ? Optional.of(
                        "it was not found out whether this board can be won without a guess: " + TimeLimit.why(budget))
                : Optional.empty();
    }

    private String grade() {
        return played.hardest().map(Grade::words).orElse("nothing to prove");
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(
                played.complete()
                        ? "This board can be won without a guess. The hardest proof it needs: " + grade() + "."
                        : "Certain moves alone do not win this board: " + Words.count(view.left(), "cell")
                                + " left. The hardest proof until then: " + grade() + ".");
        lines.addAll(played instanceof Solution solution ? moments(solution) : List.of(effort((Reasoned) played)));
        return lines;
    }

    private static String effort(Reasoned reasoned) {
        return Words.count(reasoned.moves(), "move") + "; clues used times steps, added up: " + reasoned.difficulty()
                + ".";
    }

    private List<String> moments(Solution solution) {
        List<Solution.Moment> key = solution.keyMoments();
        if (key.isEmpty()) {
            return List.of(
                    solution.complete() ? "One clue at a time is all it takes." : "One clue at a time led there.");
        }
        List<String> lines = new ArrayList<>(List.of("Key moments:"));
        for (Solution.Moment moment : key) {
            lines.add("  with " + Words.count(moment.opened(), "cell") + " open: " + claim(moment) + " ("
                    + moment.proof().grade().words() + ")");
        }
        return lines;
    }

    private String claim(Solution.Moment moment) {
        return moment.proof().claim().text(view.topology(), view.rules().danger());
    }

    Map<String, @Nullable Object> json() {
        Map<String, @Nullable Object> json = Json.object(
                "noGuess", failure().isPresent() ? null : played.complete(),
                "grade", grade(),
                "usesMineCount", played.usesTotal(),
                "left", view.left());
        if (played instanceof Reasoned reasoned) {
            json.put("difficulty", reasoned.difficulty());
        } else {
            json.put("keyMoments", keyMoments((Solution) played));
        }
        return json;
    }

    private List<Map<String, @Nullable Object>> keyMoments(Solution solution) {
        List<Map<String, @Nullable Object>> key = new ArrayList<>();
        for (Solution.Moment moment : solution.keyMoments()) {
            key.add(Json.object(
                    "open", moment.opened(),
                    "claim", claim(moment),
                    "grade", moment.proof().grade().words()));
        }
        return key;
    }
}
