// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.arena.report;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/** A line for each series through the averages of its points. */
final class LineChart {

    private static final int WIDTH = 720;
    private static final int HEIGHT = 380;
    private static final int LEFT = 70;
    private static final int RIGHT = 550;
    private static final int TOP = 12;
    private static final int BOTTOM = 320;

    private record Series(String name, String colour, SortedMap<Double, List<Double>> points) {

        static double average(Map.Entry<Double, List<Double>> point) {
            return point.getValue().stream().mapToDouble(each -> each).average().orElse(0);
        }
    }

    private final String title;
    private final String across;
    private final String up;
    private final boolean log;
    private final List<Series> all = new ArrayList<>();

    /** With {@code log}, both axes go by decades. */
    LineChart(String title, String across, String up, boolean log) {
        this.title = title;
        this.across = across;
        this.up = up;
        this.log = log;
    }

    void add(String name, String colour, SortedMap<Double, List<Double>> points) {
        all.add(new Series(name, colour, points));
    }

    String draw() {
        List<Double> places = all.stream()
                .map(series -> series.points().keySet())
                .flatMap(Collection::stream)
                .toList();
        List<Double> values = all.stream()
                .flatMap(series -> series.points().entrySet().stream().map(Series::average))
                .toList();
        Scale x = scale(places, LEFT, RIGHT);
        Scale y = scale(values, BOTTOM, TOP);
        Svg svg = new Svg(WIDTH, HEIGHT, title);
        for (double mark : x.marks()) {
            svg.line("grid", x.at(mark), TOP, x.at(mark), BOTTOM);
            svg.words("middle", x.at(mark), BOTTOM + 18, Scale.word(mark));
        }
        for (double mark : y.marks()) {
            svg.line("grid", LEFT, y.at(mark), RIGHT, y.at(mark));
            svg.words("end", LEFT - 8, y.at(mark) + 4, Scale.word(mark));
        }
        svg.words("middle", (LEFT + RIGHT) / 2.0, BOTTOM + 42, across);
        svg.words("start", 4, HEIGHT - 6, "up: " + up);
        for (int i = 0; i < all.size(); i++) {
            draw(svg, all.get(i), x, y);
            svg.dot(
                    all.get(i).colour(),
                    RIGHT + 20,
                    TOP + 10 + 20 * i,
                    all.get(i).name());
            svg.words("start", RIGHT + 30, TOP + 14 + 20 * i, all.get(i).name());
        }
        return svg.toString();
    }

    private Scale scale(List<Double> values, double from, double to) {
        double low = values.stream().mapToDouble(each -> each).min().orElse(0);
        double high = values.stream().mapToDouble(each -> each).max().orElse(1);
        return log ? Scale.decades(low, high, from, to) : Scale.even(Math.min(low, 0), high, from, to);
    }

    private static void draw(Svg svg, Series series, Scale x, Scale y) {
        double lastX = Double.NaN;
        double lastY = Double.NaN;
        for (Map.Entry<Double, List<Double>> point : series.points().entrySet()) {
            double value = Series.average(point);
            double atX = x.at(point.getKey());
            double atY = y.at(value);
            if (!Double.isNaN(lastX)) {
                svg.line("path " + series.colour(), lastX, lastY, atX, atY);
            }
            svg.dot(
                    series.colour(),
                    atX,
                    atY,
                    series.name() + ": " + Scale.word(value) + " at " + Scale.word(point.getKey()));
            lastX = atX;
            lastY = atY;
        }
    }
}
