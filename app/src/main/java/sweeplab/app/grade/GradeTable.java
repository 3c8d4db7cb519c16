// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.grade;

import java.util.Locale;
import java.util.stream.Collectors;
import sweeplab.app.json.Json;
import sweeplab.app.terminal.Words;
import sweeplab.play.Result;

/** The ranking for the terminal, and as JSON. */
public final class GradeTable {

    private GradeTable() {}

    public static String text(Ranking ranking) {
        int width = ranking.rows().stream()
                .mapToInt(row -> row.marked().name().length() + 2)
                .max()
                .orElse(0);
        return ranking.rows().stream()
                .map(row -> line(row, Math.max(width, 12)))
                .collect(Collectors.joining("\n"));
    }

    private static String line(Ranking.Ranked row, int width) {
        Marked marked = row.marked();
        int faults = marked.count(Result.FAULT);
        return String.format(Locale.ROOT, "%3d  ", row.rank())
                + Words.pad(Words.shown(marked.name()), width)
                + String.format(
                        Locale.ROOT,
                        "%5.1f %% (%.1f to %.1f)  %d of %d won",
                        marked.winRate() * 100,
                        marked.interval().low() * 100,
                        marked.interval().high() * 100,
                        marked.wins(),
                        marked.games().size())
                + (faults == 0
                        ? ""
                        : ", " + Words.count(faults, "fault") + ": "
                                + marked.faults().get(0));
    }

    public static String json(Ranking ranking, long seed) {
        return Json.text(Json.object(
                "seed",
                Long.toString(seed),
                "rows",
                ranking.rows().stream().map(GradeTable::object).toList()));
    }

    private static Object object(Ranking.Ranked row) {
        Marked marked = row.marked();
        return Json.object(
                "rank", row.rank(),
                "name", marked.name(),
                "language", marked.language(),
                "games", marked.games().size(),
                "wins", marked.wins(),
                "winRate", marked.winRate(),
                "ci95",
                        java.util.List.of(
                                marked.interval().low(), marked.interval().high()),
                "faults", marked.count(Result.FAULT),
                "guesses", marked.guesses(),
                "needlessGuesses", marked.needless(),
                "lastWords", marked.faults(),
                "millisMedian", marked.times().quantile(0.5),
                "millis99", marked.times().quantile(0.99));
    }
}
