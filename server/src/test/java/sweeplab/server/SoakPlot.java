// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** A soak as two curves over time: the slowest of 100 cheap calls, and the memory. */
final class SoakPlot {

    private static final int WIDTH = 900;
    private static final int HEIGHT = 240;
    private static final int MARGIN = 60;
    private static final int BINS = 60;

    private SoakPlot() {}

    static String of(Soak.Report report) {
        StringBuilder svg = new StringBuilder(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + WIDTH + " " + 2 * HEIGHT
                        + "\" font-family=\"sans-serif\" font-size=\"13\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n");
        double[] slow = slow(report);
        double[] memory = bins(report.memory(), Soak.Memory::atSeconds, Soak.Memory::megabytes, report.seconds(), 1);
        panel(svg, 0, "cheap calls, 99 % under (ms)", slow, 250, report.seconds());
        panel(svg, HEIGHT, "memory of the server (MB)", memory, 0, report.seconds());
        return svg.append("</svg>\n").toString();
    }

    private static double[] slow(Soak.Report report) {
        return bins(report.cheap(), Crowd.Seen::atSeconds, Crowd.Seen::millis, report.seconds(), 0.99);
    }

    private static <T> double[] bins(
            List<T> points, ToDoubleFunction<T> at, ToDoubleFunction<T> value, int seconds, double share) {
        double[] result = new double[BINS];
        for (int bin = 0; bin < BINS; bin++) {
            double from = (double) seconds * bin / BINS;
            double to = (double) seconds * (bin + 1) / BINS;
            double[] sorted = points.stream()
                    .filter(point -> at.applyAsDouble(point) >= from && at.applyAsDouble(point) < to)
                    .mapToDouble(value)
                    .sorted()
                    .toArray();
            result[bin] = sorted.length == 0 ? 0 : sorted[(int) Math.min(sorted.length - 1, share * sorted.length)];
        }
        return result;
    }

    private static void panel(StringBuilder svg, int top, String title, double[] values, double limit, int seconds) {
        double most = limit;
        for (double value : values) {
            most = Math.max(most, value);
        }
        int bottom = top + HEIGHT - 35;
        int high = HEIGHT - 75;
        text(svg, MARGIN, top + 25, title);
        text(svg, 5, bottom, "0");
        text(svg, 5, bottom - high + 5, Math.round(most) + "");
        text(svg, WIDTH - MARGIN - 30, bottom + 20, seconds + " s");
        svg.append("<path fill=\"none\" stroke=\"#888\" d=\"M")
                .append(MARGIN)
                .append(' ')
                .append(bottom)
                .append("H")
                .append(WIDTH - MARGIN)
                .append("\"/>\n");
        if (limit > 0) {
            double y = bottom - high * limit / most;
            svg.append(format(
                    "<path stroke=\"#c33\" stroke-dasharray=\"4\" d=\"M%d %.1fH%d\"/>\n", MARGIN, y, WIDTH - MARGIN));
        }
        svg.append("<polyline fill=\"none\" stroke=\"#246\" stroke-width=\"2\" points=\"");
        for (int i = 0; i < values.length; i++) {
            double x = MARGIN + (WIDTH - 2.0 * MARGIN) * (i + 0.5) / values.length;
            svg.append(format("%.1f,%.1f ", x, bottom - high * values[i] / most));
        }
        svg.append("\"/>\n");
    }

    private static void text(StringBuilder svg, int x, int y, String words) {
        svg.append(format("<text x=\"%d\" y=\"%d\">%s</text>\n", x, y, words));
    }

    private static String format(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }
}
