// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.arena.report;

import java.util.List;
import java.util.Locale;

/** A drawing as SVG, to stand inside a page: lines, dots, bars and words. Colours are classes of the page. */
public final class Svg {

    private final StringBuilder text = new StringBuilder();

    public Svg(int width, int height, String title) {
        text.append("<svg viewBox=\"0 0 ").append(width).append(' ').append(height);
        text.append("\" role=\"img\" aria-label=\"").append(escaped(title)).append("\">\n");
    }

    /** A text as it may stand in a page. */
    public static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }

    public Svg line(String style, double x1, double y1, double x2, double y2) {
        return add("<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>", style, x1, y1, x2, y2);
    }

    /** A dot that tells what it stands for. */
    public Svg dot(String style, double x, double y, String tip) {
        return add(
                "<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"4\"><title>%s</title></circle>",
                style, x, y, escaped(tip));
    }

    /** A ring that leaves what it is around in sight. */
    public Svg ring(String style, double x, double y, String tip) {
        return add(
                "<circle class=\"ring %s\" cx=\"%.1f\" cy=\"%.1f\" r=\"10\"><title>%s</title></circle>",
                style, x, y, escaped(tip));
    }

    /** A line through these places. */
    public Svg way(String style, List<double[]> places) {
        StringBuilder points = new StringBuilder();
        places.forEach(at -> points.append(String.format(Locale.ROOT, "%.0f,%.0f ", at[0], at[1])));
        return places.isEmpty()
                ? this
                : add(
                        "<polyline class=\"%s\" points=\"%s\"/>",
                        style, points.toString().strip());
    }

    public Svg bar(String style, double x, double y, double width, double height, String tip) {
        return add(
                "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"><title>%s</title></rect>",
                style, x, y, Math.max(0, width), height, escaped(tip));
    }

    /** Words that begin, stand in the middle of, or end at a place: {@code start}, {@code middle}, {@code end}. */
    public Svg words(String anchor, double x, double y, String words) {
        return add("<text text-anchor=\"%s\" x=\"%.1f\" y=\"%.1f\">%s</text>", anchor, x, y, escaped(words));
    }

    /** The same in a style of the page. */
    public Svg words(String style, String anchor, double x, double y, String words) {
        return add(
                "<text class=\"%s\" text-anchor=\"%s\" x=\"%.1f\" y=\"%.1f\">%s</text>",
                style, anchor, x, y, escaped(words));
    }

    private Svg add(String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values)).append('\n');
        return this;
    }

    @Override
    public String toString() {
        return text + "</svg>\n";
    }
}
