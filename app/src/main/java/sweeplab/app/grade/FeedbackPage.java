// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.grade;

import java.util.List;
import java.util.Locale;
import sweeplab.app.arena.report.Svg;
import sweeplab.app.grade.feedback.Lesson;
import sweeplab.app.picture.BoardSvg;
import sweeplab.app.terminal.Words;
import sweeplab.play.Result;

/** One student's page, which needs nothing but itself. */
public final class FeedbackPage {

    private static final int MOST_LESSONS = 50;

    private static final String STYLE = "body{font:16px/1.5 sans-serif;max-width:46em;margin:2em auto;padding:0 1em}"
            + "svg{max-width:100%;height:auto}text{font:14px sans-serif}h2{margin-top:2em}.id{color:#667}"
            + BoardSvg.STYLE
            + "@media(prefers-color-scheme:dark){body{background:#181818;color:#ddd}.id{color:#99a}"
            + ".open{fill:#ccc}.covered,.flag{fill:#788}}";

    private FeedbackPage() {}

    /** The page; hidden games are counted and not shown. */
    public static String of(Marked marked, List<Lesson> lessons, int hidden) {
        StringBuilder page = new StringBuilder("<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width\">\n<title>");
        page.append(Svg.escaped(marked.name()))
                .append("</title>\n<style>")
                .append(STYLE)
                .append("</style>\n<h1>");
        page.append(Svg.escaped(marked.name())).append("</h1>\n<p>").append(Svg.escaped(summary(marked)));
        page.append(
                hidden == 0
                        ? ""
                        : " " + Words.count(hidden, "game") + " of them " + (hidden == 1 ? "is" : "are")
                                + " not shown here.");
        page.append(lessons.isEmpty() ? "" : " Cells are (row,column), from (0,0) at the top left.")
                .append("</p>\n");
        if (lessons.isEmpty()) {
            page.append("<p>Every game that is shown here was won.</p>\n");
        }
        lessons.stream().limit(MOST_LESSONS).forEach(lesson -> section(lesson, page));
        if (lessons.size() > MOST_LESSONS) {
            page.append("<p>And ").append(lessons.size() - MOST_LESSONS).append(" more.</p>\n");
        }
        return page.toString();
    }

    private static String summary(Marked marked) {
        int games = marked.games().size();
        return String.format(
                Locale.ROOT,
                "%s played: %d won, %d lost, %d stopped, %d ended by a fault. %s, %d of them although a cell was certainly safe.",
                Words.count(games, "game"),
                marked.wins(),
                marked.count(Result.LOST),
                marked.count(Result.STUCK),
                marked.count(Result.FAULT),
                Words.count(marked.guesses(), "guess"),
                Math.max(0, marked.needless()));
    }

    private static void section(Lesson lesson, StringBuilder page) {
        page.append("<h2>Game ").append(lesson.game()).append(" <small class=\"id\">");
        page.append(Svg.escaped(lesson.id())).append("</small></h2>\n<p>");
        page.append(Svg.escaped(Marked.withoutRoom(lesson.heading())))
                .append("</p>\n")
                .append(lesson.picture())
                .append('\n');
        lesson.words()
                .forEach(line -> page.append("<p>").append(Svg.escaped(line)).append("</p>\n"));
    }
}
