// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.review;

import static sweeplab.app.review.ReviewText.decimal;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import sweeplab.app.arena.report.Svg;
import sweeplab.app.terminal.Words;
import sweeplab.review.Efficiency;
import sweeplab.review.Fortune;
import sweeplab.review.GameReview;

/** The figures of a judged game for a page, each with its name; what is not known is left out. */
final class ReviewFigures {

    private final Map<String, String> figures = new LinkedHashMap<>();

    ReviewFigures(GameReview review) {
        clicking(review.efficiency());
        board(review);
        fortune(review.fortune());
    }

    private void clicking(Efficiency efficiency) {
        put("Time", decimal(efficiency.seconds(), 3) + " s");
        put("3BV", efficiency.done() + " of " + efficiency.board().bbbv());
        put("3BV/s", decimal(efficiency.bbbvPerSecond(), 3));
        put("Left + right + chord", efficiency.left() + " + " + efficiency.right() + " + " + efficiency.chord());
        put("Wasted", Integer.toString(efficiency.wasted()));
        put("IOE", decimal(efficiency.ioe(), 3));
        put("Correctness", decimal(efficiency.correctness(), 3));
        put("Throughput", decimal(efficiency.throughput(), 3));
        put("RQP", decimal(efficiency.rqp(), 3));
        put("Path", Double.isNaN(efficiency.path()) ? "?" : decimal(efficiency.path(), 0) + " px");
    }

    private void board(GameReview review) {
        var board = review.efficiency().board();
        put("Openings", Integer.toString(board.openings()));
        put("Islands", Integer.toString(board.islands()));
        put("ZiNi greedy, random", board.zini() + ", " + review.randomZini());
        put("H.ZiNi", Integer.toString(board.humanZini()));
    }

    private void fortune(Fortune fortune) {
        put("Guesses", Integer.toString(fortune.guesses()));
        put("Lost to guesses", decimal(100 * fortune.lost(), 1) + " points");
        put("Pluck", decimal(fortune.pluck(), 2));
        if (!Double.isNaN(fortune.luck())) {
            put("Chance at the start", Words.percent(fortune.start()));
            put("Luck", decimal(100 * fortune.luck(), 1) + " points");
            put("Skill", Words.percent(fortune.skill()));
        }
    }

    private void put(String name, String value) {
        if (!value.equals("?")) {
            figures.put(name, value);
        }
    }

    String draw() {
        return figures.entrySet().stream()
                .map(each -> "<div><dt>" + Svg.escaped(each.getKey()) + "</dt><dd>" + Svg.escaped(each.getValue())
                        + "</dd></div>\n")
                .collect(Collectors.joining("", "<dl class=\"figures\">\n", "</dl>\n"));
    }
}
