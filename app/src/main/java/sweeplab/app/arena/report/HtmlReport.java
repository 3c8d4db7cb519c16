// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.arena.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import sweeplab.app.arena.Finished;
import sweeplab.app.json.Json;
import sweeplab.app.table.Table;
import sweeplab.arena.GameRecord;

/** One page that needs nothing but itself: the pictures, the tables, and a way to play any game of the run again. */
final class HtmlReport {

    private final Finished run;
    private final StringBuilder page = new StringBuilder();

    private HtmlReport(Finished run) {
        this.run = run;
    }

    static String of(Finished run) {
        HtmlReport report = new HtmlReport(run);
        report.write();
        return report.page.toString();
    }

    private void write() {
        ArenaTables tables = new ArenaTables(run);
        String title = Svg.escaped(tables.title());
        page.append("<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n");
        page.append("<meta name=\"viewport\" content=\"width=device-width\">\n<title>")
                .append(title);
        page.append("</title>\n<style>\n").append(resource("report.css")).append("</style>\n");
        page.append("<h1>").append(title).append("</h1>\n");
        run.test()
                .ifPresent(test ->
                        page.append("<p>").append(Svg.escaped(test.words())).append("</p>\n"));
        new Charts(run).all().forEach(this::chart);
        tables.all().forEach(this::table);
        Noteworthy.of(run).forEach(this::games);
        replay();
    }

    private void chart(Charts.Chart chart) {
        heading(chart.heading(), chart.about());
        page.append(chart.svg());
    }

    private void heading(String heading, String about) {
        page.append("<h2>").append(Svg.escaped(heading)).append("</h2>\n");
        page.append("<p class=\"about\">").append(Svg.escaped(about)).append("</p>\n");
    }

    private void table(Table table) {
        page.append("<h2>").append(Svg.escaped(table.title())).append("</h2>\n<div class=\"scroll\"><table>\n<tr>");
        for (int i = 0; i < table.columns().size(); i++) {
            cell("th", table.isNumber(i), table.columns().get(i).heading());
        }
        page.append("</tr>\n");
        for (var row : table.rows()) {
            page.append("<tr>");
            for (int i = 0; i < row.size(); i++) {
                cell("td", table.isNumber(i), table.words(row).get(i));
            }
            page.append("</tr>\n");
        }
        page.append("</table></div>\n");
    }

    private void cell(String tag, boolean number, String words) {
        page.append('<').append(tag).append(number ? " class=\"number\">" : ">");
        page.append(Svg.escaped(words)).append("</").append(tag).append('>');
    }

    private void games(Noteworthy list) {
        if (list.records().isEmpty()) {
            return;
        }
        heading(list.heading(), "Choose a game to see how it is played again.");
        page.append("<ul>\n");
        for (GameRecord record : list.records()) {
            page.append("<li><a href=\"#again\" data-game=\"").append(record.game());
            page.append("\" data-agent=\"").append(Svg.escaped(record.agent())).append("\">game ");
            page.append(record.game())
                    .append("</a> ")
                    .append(Svg.escaped(Noteworthy.words(record)))
                    .append("</li>\n");
        }
        page.append("</ul>\n");
    }

    private void replay() {
        page.append(
                "<h2 id=\"again\">Play a game again</h2>\n<p>Game <input id=\"game\" type=\"number\" min=\"0\" value=\"0\"> ");
        page.append("of <select id=\"agent\">");
        run.plan()
                .agents()
                .forEach(agent ->
                        page.append("<option>").append(Svg.escaped(agent)).append("</option>"));
        page.append("</select></p>\n<p><code id=\"command\"></code></p>\n");
        page.append("<p>Or <a id=\"link\" href=\"#\">watch it in the browser app</a>, when it is served at ");
        page.append(
                "<input id=\"server\" value=\"http://127.0.0.1:8080\" aria-label=\"address of the browser app\"> (./sweep web).</p>\n");
        page.append("<script type=\"application/json\" id=\"run\">")
                .append(data())
                .append("</script>\n");
        page.append("<script>\n").append(resource("report.js")).append("</script>\n");
    }

    // As data, not as program: whatever a name holds, it cannot end the element.
    private String data() {
        return Json.text(Json.object(
                        "boards", run.plan().boards(),
                        "games", (long) run.plan().games(),
                        "seed", Long.toString(run.plan().seed()),
                        "folder", run.card().fromFolder()))
                .replace("<", "\\u003c");
    }

    private static String resource(String name) {
        try (InputStream in = HtmlReport.class.getResourceAsStream("/sweeplab/arena/" + name)) {
            return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
