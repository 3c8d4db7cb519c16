// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.review;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import sweeplab.app.arena.report.Svg;
import sweeplab.review.GameReview;

/** Pages that need nothing but themselves: one game with its board, the way of the mouse and the curve of the winning chance; or a player's profile. */
public final class ReviewPage {

    private static final String STYLE = """
            :root { color-scheme: light dark; --ink: #222; --faint: #d5d9de; --blue: #2563eb; --amber: #c2710c; --red: #c81e1e; \
            --open: #f4f5f7; --closed: #c3c9d1; --edge: #fff; --mouse: #0d9488; --n1: #1d4ed8; --n2: #15803d; --n3: #c81e1e; --n4: #312e81; --n5: #7f1d1d; --n6: #0e7490 }
            @media (prefers-color-scheme: dark) { :root { --ink: #e4e6ea; --faint: #3a3f47; --blue: #7aa7ff; --amber: #f0a44b; --red: #ff7b72; \
            --open: #2a2e35; --closed: #4d545e; --edge: #16181c; --mouse: #2dd4bf; --n1: #7aa7ff; --n2: #4ade80; --n3: #ff7b72; --n4: #c4b5fd; --n5: #fca5a5; --n6: #67e8f9 } body { background: #16181c } }
            body { font: 15px/1.45 system-ui, sans-serif; max-width: 62em; margin: 2em auto; padding: 0 1em; color: var(--ink) }
            h1 { font-size: 1.5em; overflow-wrap: anywhere }
            .wide { overflow-x: auto } svg { width: 100%; min-width: 38em; height: auto } .board svg { min-width: 0 }
            text { font: 13px system-ui, sans-serif; fill: var(--ink) } pre { white-space: pre-wrap }
            .figures { display: grid; grid-template-columns: repeat(auto-fill, minmax(10.5em, 1fr)); gap: .7em 1.2em; margin: 1em 0 }
            dt { font-size: .85em; opacity: .75 } dd { margin: 0; font-variant-numeric: tabular-nums }
            table { border-collapse: collapse; min-width: 100%; font-size: .92em; font-variant-numeric: tabular-nums }
            th, td { text-align: right; padding: .15em .6em; white-space: nowrap; vertical-align: top; border-bottom: 1px solid var(--faint) }
            .clicks :is(th, td):is(:nth-child(3), :nth-child(4)) { text-align: left } .clicks td:nth-child(4) { white-space: pre-line; min-width: 15em }
            .games :is(th, td):first-child { text-align: left; white-space: normal; overflow-wrap: anywhere }
            .said { white-space: pre-line } summary { cursor: pointer } details[open] { padding-bottom: .4em } .wasted td { opacity: .6 } tr.guess td { font-weight: 600 } tr:target td { background: var(--open) }
            .grid, .tick { stroke: var(--faint) } .curve { fill: none; stroke: var(--blue); stroke-width: 2.5; stroke-linejoin: round } .drop { stroke: var(--faint); stroke-dasharray: 2 3 }
            .fine { fill: var(--blue); color: var(--blue) } .poor { fill: var(--amber); color: var(--amber) } .bad { fill: var(--red); color: var(--red) }
            .ring { fill: none; stroke: currentColor; stroke-width: 3 } .key { font-weight: 600 }
            .open { fill: var(--open); stroke: var(--edge) } .closed { fill: var(--closed); stroke: var(--edge) } .blast { fill: var(--red); stroke: var(--edge) }
            .n1 { fill: var(--n1) } .n2 { fill: var(--n2) } .n3 { fill: var(--n3) } .n4 { fill: var(--n4) } .n5 { fill: var(--n5) } .n6 { fill: var(--n6) }
            .digit { font-weight: 600 } .flag { font-size: 15px; fill: var(--red) } .wrong { stroke: var(--red); stroke-width: 2 } .number { font-size: 11px; font-weight: 700; paint-order: stroke; stroke: var(--edge); stroke-width: 4px; stroke-linejoin: round }
            .mine { fill: var(--ink) } .mouse { fill: none; stroke: var(--mouse); opacity: .55 } .bar { fill: var(--blue) }
            """;

    private static final String KEY = "<span class=\"key fine\">Blue</span> guesses cost next to nothing, "
            + "<span class=\"key poor\">amber</span> ones were mistakes, <span class=\"key bad\">red</span> ones blunders or lucky escapes.";
    private static final String BOARD =
            "As it was left: dots are dangers, darker cells were never opened, rings are guesses"
                    + " (their numbers are those of the clicks below), the line is the way of the mouse.";
    private static final String CLICKS =
            "Chances are percent, with their margins; a verdict that was proved unfolds to its proof.";
    private static final double[] POINTS = {1, 5, 10, 20, 50, 100};
    private static final double[] SECONDS = {0.25, 0.5, 1, 2, 4, 8};

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
                "<p class=\"key\">" + Svg.escaped(text.result() + ".") + "</p>\n"
                        + paragraphs(List.of(text.verdicts()))
                        + new ReviewFigures(review).draw()
                        + paragraphs(text.notes())
                        + "<h2>The chance to win</h2>\n<p>" + KEY + "</p>\n"
                        + wide(new GameCurve(review).draw()) + "<h2>The board</h2>\n<p>" + BOARD + "</p>\n"
                        + wide(new GameBoard(review).draw()) + "<h2>Click by click</h2>\n<p>" + CLICKS + "</p>\n"
                        + wide(new ClickTable(review, text).draw()));
    }

    private static String paragraphs(List<String> lines) {
        return lines.stream().map(line -> "<p>" + Svg.escaped(line) + "</p>\n").collect(Collectors.joining());
    }

    private static String wide(String drawing) {
        return "<div class=\"wide\">\n" + drawing + "</div>\n";
    }

    /** A player's profile with its plots. */
    public static String profile(PlayerProfile profile) {
        return page(
                "Profile",
                "<p class=\"said\">" + Svg.escaped(String.join("\n", profile.lines())) + "</p>\n"
                        + "<h2>Guesses by their verdict</h2>\n" + wide(bars(profile.verdicts()))
                        + "<h2>Certain moves passed over, by the kind of the easiest proof</h2>\n"
                        + wide(bars(profile.missed()))
                        + "<h2>Games by the points of winning chance that their guesses cost</h2>\n"
                        + wide(bars(buckets(profile.losses(), POINTS)))
                        + "<h2>Guesses by the seconds before them</h2>\n"
                        + wide(bars(buckets(profile.waits(), SECONDS)))
                        + "<h2>The games, those first that lost most to guesses</h2>\n"
                        + wide(ProfileTable.draw(profile.games())));
    }

    // How many are none, up to the first bound, from there to the next, and more than the last.
    private static Map<String, Integer> buckets(List<Double> values, double... bounds) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        counts.put("0", count(values, -1, 0));
        for (int i = 0; i < bounds.length; i++) {
            double low = i == 0 ? 0 : bounds[i - 1];
            counts.put(plain(low) + " to " + plain(bounds[i]), count(values, low, bounds[i]));
        }
        double last = bounds[bounds.length - 1];
        counts.put("more than " + plain(last), count(values, last, Double.MAX_VALUE));
        return counts;
    }

    private static int count(List<Double> values, double low, double high) {
        return (int)
                values.stream().filter(value -> value > low && value <= high).count();
    }

    private static String plain(double bound) {
        return bound == Math.rint(bound) ? Long.toString((long) bound) : Double.toString(bound);
    }

    private static String bars(Map<String, Integer> counts) {
        if (counts.values().stream().allMatch(count -> count == 0)) {
            return "<p>None.</p>\n";
        }
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
