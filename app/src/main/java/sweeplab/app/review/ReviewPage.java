// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.review;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sweeplab.app.arena.report.Svg;
import sweeplab.format.document.MousePath;
import sweeplab.review.GameReview;
import sweeplab.review.JudgedClick;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** Pages that need nothing but themselves: one game with its board, the way of the mouse and the curve of the winning chance; or a player's profile. */
public final class ReviewPage {

    private static final int CELL = 24;
    private static final String STYLE = "body{font:15px sans-serif;max-width:60em;margin:2em auto;padding:0 1em}"
            + "svg{max-width:100%;height:auto}.grid{stroke:#ccc}.path{stroke:#36c;stroke-width:2}.mouse{stroke:#c60;opacity:.5}"
            + ".closed{fill:#bbb;stroke:#fff}.open{fill:#eee;stroke:#fff}.danger{fill:#a00;stroke:#fff}.dot{fill:#36c}"
            + ".bad{fill:#a00}.bar{fill:#36c}text{font:13px sans-serif}pre{white-space:pre-wrap}"
            + "@media(prefers-color-scheme:dark){body{background:#181818;color:#ddd}text{fill:#ddd}.open{fill:#444}.closed{fill:#777}}";

    private ReviewPage() {}

    private static String page(String title, String body) {
        return "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n<title>"
                + Svg.escaped(title) + "</title>\n<style>" + STYLE + "</style>\n<h1>" + Svg.escaped(title) + "</h1>\n"
                + body;
    }

    /** One game. */
    public static String game(String name, GameReview review, String why) {
        ReviewText text = new ReviewText(review, why);
        return page(
                "Review of " + name,
                "<p>" + Svg.escaped(String.join(" ", text.summary())) + "</p>\n<h2>The chance to win</h2>\n"
                        + curve(review)
                        + "<h2>The board</h2>\n<p>Red cells are dangers; the line is the way of the mouse, dots are guesses.</p>\n"
                        + board(review) + "<h2>Click by click</h2>\n<pre>"
                        + Svg.escaped(String.join("\n", text.lines())) + "</pre>\n");
    }

    private static String curve(GameReview review) {
        Svg svg = new Svg(720, 260, "The chance to win after each click");
        for (int share = 0; share <= 100; share += 25) {
            svg.line("grid", 50, y(share / 100.0), 710, y(share / 100.0));
            svg.words("end", 44, y(share / 100.0) + 4, share + " %");
        }
        List<JudgedClick> clicks = review.clicks();
        for (int i = 0; i < clicks.size(); i++) {
            JudgedClick click = clicks.get(i);
            if (!Double.isNaN(click.winBefore()) && !Double.isNaN(click.winAfter())) {
                svg.line("path", x(i, clicks), y(click.winBefore()), x(i + 1, clicks), y(click.winAfter()));
            }
            if (click.judgement().guess() && !Double.isNaN(click.winBefore())) {
                svg.dot(
                        click.cost() > 0 ? "bad" : "dot",
                        x(i, clicks),
                        y(click.winBefore()),
                        click.number() + ". " + click.worth().words());
            }
        }
        return svg.toString();
    }

    private static double x(int click, List<JudgedClick> clicks) {
        return 50 + 660.0 * click / Math.max(1, clicks.size());
    }

    private static double y(double chance) {
        return 10 + 240 * (1 - chance);
    }

    private static String board(GameReview review) {
        World world = review.replay().board().world();
        Topology topology = world.topology();
        if (!topology.shape().family().equals("square")) {
            return "<p>Only boards of squares are drawn.</p>\n";
        }
        Svg svg = new Svg(CELL * topology.columns(), CELL * topology.rows(), "The board and the way of the mouse");
        for (int cell = 0; cell < topology.size(); cell++) {
            int left = CELL * topology.column(cell);
            int top = CELL * topology.row(cell);
            svg.bar(world.danger(cell) ? "danger" : "open", left, top, CELL, CELL, topology.name(cell));
            if (!world.danger(cell) && world.dangersAround(cell) > 0) {
                svg.words("middle", left + CELL / 2.0, top + 17, Integer.toString(world.dangersAround(cell)));
            }
        }
        path(svg, review.replay().path());
        for (JudgedClick click : review.clicks()) {
            if (click.judgement().guess()) {
                int cell = click.click().cell();
                svg.dot(
                        click.cost() > 0 ? "bad" : "dot",
                        CELL * (topology.column(cell) + 0.5),
                        CELL * (topology.row(cell) + 0.5),
                        click.number() + ". " + click.worth().words());
            }
        }
        return svg.toString();
    }

    private static void path(Svg svg, MousePath path) {
        double scale = (double) CELL / path.cellSize();
        for (int i = 1; i < path.spots().size(); i++) {
            MousePath.Spot from = path.spots().get(i - 1);
            MousePath.Spot to = path.spots().get(i);
            svg.line("mouse", scale * from.x(), scale * from.y(), scale * to.x(), scale * to.y());
        }
    }

    /** A player's profile with its plots. */
    public static String profile(PlayerProfile profile) {
        return page(
                "Profile",
                "<pre>" + Svg.escaped(String.join("\n", profile.lines()))
                        + "</pre>\n<h2>Certain moves passed over, by the kind of the easiest proof</h2>\n"
                        + bars(profile.missed()) + "<h2>Seconds before a guess</h2>\n"
                        + bars(buckets(profile.waits())));
    }

    private static Map<String, Integer> buckets(List<Double> waits) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        double[] ends = {0.25, 0.5, 1, 2, 4, 8, Double.MAX_VALUE};
        for (int i = 0; i < ends.length; i++) {
            double low = i == 0 ? -1 : ends[i - 1];
            double high = ends[i];
            String name = high == Double.MAX_VALUE ? "longer" : "to " + high;
            counts.put(name, (int)
                    waits.stream().filter(wait -> wait > low && wait <= high).count());
        }
        return counts;
    }

    private static String bars(Map<String, Integer> counts) {
        int most = counts.values().stream().max(Integer::compare).orElse(1);
        Svg svg = new Svg(720, 28 * Math.max(1, counts.size()) + 4, "Counts");
        int row = 0;
        for (Map.Entry<String, Integer> each : counts.entrySet()) {
            double width = 480.0 * each.getValue() / Math.max(1, most);
            svg.words("end", 140, 28 * row + 19, each.getKey());
            svg.bar("bar", 150, 28 * row + 4, width, 22, each.getKey() + ": " + each.getValue());
            svg.words("start", 158 + width, 28 * row++ + 19, Integer.toString(each.getValue()));
        }
        return svg.toString();
    }
}
