// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.grade;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import sweeplab.app.terminal.Words;
import sweeplab.arena.GameRecord;
import sweeplab.play.Result;

/** The ranking as one page that needs nothing but itself. */
public final class GradePage {

    private static final String HEAD = """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>Grades</title>
            <style>
            %s</style>
            <main>
            <h1>Grades</h1>
            <p class="about">%s</p>
            <div class="scroll"><table>
            <thead><tr><th class="number">#<th>Submission<th>Won
            <th class="wide"><span class="scale"><i>0</i><i>50</i><i>100 %%</i></span>
            <th class="number">Guesses<th class="number">Faults<th class="number">ms a move</tr></thead>
            """;

    private static final String ROW = """
            <tr><td class="number rank">%d<td><strong>%s</strong> <small>%s</small>
            <td class="rate">%s %% <small>%d of %d</small><td class="wide">%s
            <td class="number">%s<td class="number%s">%d<td class="number">%s</tr>
            """;

    private static final String BAR =
            "<span class=\"bar\" title=\"95 %% interval: %s to %s %%\"><i class=\"part\" style=\"width:%s%%\"></i>"
                    + "<i class=\"range\" style=\"left:%s%%;width:%s%%\"></i></span>";

    private static final String MIDDLE = """
            </table></div>
            <p class="note">The bar is the share of games won, the line on it the 95 % interval (Wilson): where two of them
            overlap widely, the difference may be luck. Guesses a game, and in grey those made while some cell was certainly safe.
            Milliseconds a move: the median, and in grey what 99 % stay below.</p>
            <h2>Game by game</h2>
            <p class="about">One sign a game, in the same order for everybody: <b class="won"></b> won <b class="lost"></b> lost
            <b class="stuck"></b> stopped <b class="fault"></b> fault</p>
            <dl>
            """;

    private static final int MOST_SQUARES = 400;
    private static final int MOST_FAULTS = 5;

    private final StringBuilder page = new StringBuilder();
    private final Ranking ranking;
    private final String about;

    private GradePage(Ranking ranking, String about) {
        this.ranking = ranking;
        this.about = about;
    }

    /** The page; {@code about} says in a sentence what was played and on what terms. */
    public static String of(Ranking ranking, String about) {
        GradePage grades = new GradePage(ranking, about);
        grades.write();
        return grades.page.toString();
    }

    private void write() {
        page.append(HEAD.formatted(style(), escaped(about)));
        ranking.rows().forEach(row -> page.append(row(row)));
        page.append(MIDDLE);
        ranking.rows().forEach(row -> strip(row.marked()));
        page.append("</dl>\n");
        faults();
        page.append("</main>\n");
    }

    private static String row(Ranking.Ranked row) {
        Marked marked = row.marked();
        int games = marked.games().size();
        int faults = marked.count(Result.FAULT);
        boolean played = faults < games;
        return ROW.formatted(
                row.rank(),
                escaped(marked.name()),
                escaped(marked.language()),
                String.format(Locale.ROOT, "%.1f", marked.winRate() * 100),
                marked.wins(),
                games,
                bar(marked),
                played ? pair((double) marked.guesses() / games, (double) marked.needless() / games) : "–",
                faults > 0 ? " bad" : "",
                faults,
                played ? pair(marked.times().quantile(0.5), marked.times().quantile(0.99)) : "–");
    }

    private static String pair(double first, double second) {
        return rounded(first) + " <small>" + rounded(second) + "</small>";
    }

    private static String bar(Marked marked) {
        double low = marked.interval().low() * 100;
        double high = marked.interval().high() * 100;
        return BAR.formatted(
                rounded(low), rounded(high), rounded(marked.winRate() * 100), rounded(low), rounded(high - low));
    }

    private void strip(Marked marked) {
        page.append("<dt>").append(escaped(marked.name())).append("<dd>");
        for (GameRecord game :
                marked.games().subList(0, Math.min(MOST_SQUARES, marked.games().size()))) {
            page.append("<b class=\"").append(game.score().result().word()).append("\" title=\"");
            page.append(escaped(game.id()))
                    .append(": ")
                    .append(game.score().result().word())
                    .append("\"></b>");
        }
        page.append('\n');
    }

    private void faults() {
        List<Marked> faulty = ranking.rows().stream()
                .map(Ranking.Ranked::marked)
                .filter(marked -> marked.count(Result.FAULT) > 0)
                .toList();
        if (faulty.isEmpty()) {
            return;
        }
        page.append("<h2>Faults and last words</h2>\n");
        for (Marked marked : faulty) {
            page.append("<h3>").append(escaped(marked.name())).append(" <small>");
            page.append(Words.count(marked.count(Result.FAULT), "game"))
                    .append(" lost by a fault</small></h3>\n<ul>\n");
            List<String> all = marked.faults();
            all.subList(0, Math.min(MOST_FAULTS, all.size()))
                    .forEach(words -> page.append("<li>").append(escaped(words)).append('\n'));
            page.append(all.size() > MOST_FAULTS ? "<li>and " + (all.size() - MOST_FAULTS) + " others\n" : "");
            page.append("</ul>\n");
        }
    }

    private static String rounded(double value) {
        String digits = value > 0 && value < 1 ? "%.2f" : value < 100 ? "%.1f" : "%.0f";
        return String.format(Locale.ROOT, digits, value);
    }

    // Names and last words are strangers': nothing in them may become part of the page.
    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    private static String style() {
        try (InputStream in = GradePage.class.getResourceAsStream("/sweeplab/grade/grade.css")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
