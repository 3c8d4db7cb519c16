// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.grade;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sweeplab.app.json.Json;
import sweeplab.arena.GameRecord;
import sweeplab.play.Result;

/** Assessments as Gradescope reads them: the file results.json of an autograder. */
public final class Gradescope {

    private Gradescope() {}

    /** One document for all that were assessed; of several, every test begins with the name of its submission. */
    public static String of(List<Assessment> all, double seconds, int visible) {
        List<Object> tests = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            String prefix = all.size() == 1 ? "" : all.get(i).marked().name() + ": ";
            add(tests, all.get(i), prefix, visible);
        }
        return Json.text(Json.object(
                        "score",
                        all.stream().mapToDouble(Assessment::points).sum(),
                        "execution_time",
                        seconds,
                        "visibility",
                        "visible",
                        "stdout_visibility",
                        "hidden",
                        "output",
                        "Graded by Sweeplab.",
                        "output_format",
                        "text",
                        "tests",
                        tests,
                        "leaderboard",
                        all.size() == 1 ? leaderboard(all.get(0)) : List.of()))
                + "\n";
    }

    private static void add(List<Object> tests, Assessment assessment, String prefix, int visible) {
        for (Assessment.Mark mark : assessment.marks()) {
            tests.add(test(prefix + mark.name(), mark.points(), mark.most(), mark.why(), (tests.size() + 1) + ""));
        }
        assessment.marked().faults().stream()
                .limit(1)
                .forEach(fault -> tests.add(test(prefix + "first fault", 0, 0, fault, (tests.size() + 1) + "")));
        List<GameRecord> games = assessment.marked().games();
        if (visible < games.size()) {
            tests.add(won(prefix + "games that are shown", games.subList(0, visible), "visible", tests.size() + 1));
            tests.add(won(
                    prefix + "games that are hidden",
                    games.subList(visible, games.size()),
                    "after_published",
                    tests.size() + 1));
        }
    }

    // A line that tells and gives no points.
    private static Map<String, @Nullable Object> won(
            String name, List<GameRecord> games, String visibility, int number) {
        long wins = games.stream()
                .filter(game -> game.score().result() == Result.WON)
                .count();
        Map<String, @Nullable Object> test = test(name, 0, 0, wins + " of " + games.size() + " won", number + "");
        test.put("visibility", visibility);
        return test;
    }

    private static Map<String, @Nullable Object> test(
            String name, double score, double most, String why, String number) {
        return Json.object(
                "name", name,
                "number", number,
                "score", score,
                "max_score", most,
                "status", score < most || name.endsWith("fault") ? "failed" : "passed",
                "output", why,
                "output_format", "text",
                "visibility", "visible",
                "tags", List.of("sweeplab"));
    }

    private static List<Object> leaderboard(Assessment assessment) {
        Marked marked = assessment.marked();
        return List.of(
                Json.object("name", "Games won (%)", "value", Math.round(1000 * marked.winRate()) / 10.0),
                Json.object("name", "Guesses a game", "value", perGame(marked, marked.guesses()), "order", "asc"),
                Json.object("name", "Faults", "value", marked.count(Result.FAULT), "order", "asc"));
    }

    private static double perGame(Marked marked, int sum) {
        return Math.round(100.0 * sum / marked.games().size()) / 100.0;
    }
}
