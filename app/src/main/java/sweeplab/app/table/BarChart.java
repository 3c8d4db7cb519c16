// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.table;

import java.awt.Color;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.ChartEncoder;
import org.knowm.xchart.style.Styler;
import sweeplab.app.library.OutFile;

/** Groups of bars, written as PNG or SVG. Values added twice to the same place are summed; a place without a value has no bar. */
public final class BarChart {

    private static final int HEIGHT = 600;

    // Blue, orange, green and so on, told apart by the colour-blind too.
    private static final Color[] COLOURS = {
        new Color(0x0072B2), new Color(0xE69F00), new Color(0x009E73), new Color(0xCC79A7),
        new Color(0x56B4E9), new Color(0xD55E00), new Color(0xF0E442), new Color(0x555555)
    };

    private final String title;
    private final String across;
    private final String up;
    private final Map<String, Map<String, Double>> series = new LinkedHashMap<>();
    private final Set<String> places = new LinkedHashSet<>();

    public BarChart(String title, String across, String up) {
        this.title = title;
        this.across = across;
        this.up = up;
    }

    public void add(String name, String place, double value) {
        places.add(place);
        Map<String, Double> bars = series.computeIfAbsent(name, key -> new LinkedHashMap<>());
        if (!Double.isNaN(value)) {
            bars.merge(place, value, Double::sum);
        }
    }

    /** Refuses a name that ends neither in .png nor in .svg, before any work is done. */
    public static void checkName(Path file) {
        if (!file.toString().toLowerCase(Locale.ROOT).matches(".*\\.(png|svg)")) {
            throw new IllegalArgumentException("--chart " + file + ": a chart is a file .png or .svg");
        }
    }

    public void write(Path file) {
        checkName(file);
        OutFile.write(file, () -> Files.write(file, ChartEncoder.getBytes(chart(), format(file))));
    }

    private static String format(Path file) {
        return file.toString().toLowerCase(Locale.ROOT).endsWith(".svg") ? "SVG" : "PNG";
    }

    private CategoryChart chart() {
        int bars = Math.max(1, series.size()) * places.size();
        CategoryChart chart = new CategoryChartBuilder()
                .width(Math.min(2400, Math.max(800, 200 + 14 * bars)))
                .height(HEIGHT)
                .title(title)
                .xAxisTitle(across)
                .yAxisTitle(up)
                .build();
        chart.getStyler()
                .setSeriesColors(COLOURS)
                .setLegendPosition(Styler.LegendPosition.OutsideS)
                .setLegendLayout(Styler.LegendLayout.Horizontal)
                .setChartBackgroundColor(Color.WHITE)
                .setAntiAlias(true);
        chart.getStyler().setXAxisLabelRotation(places.size() > 8 ? 90 : 0);
        chart.getStyler().setXAxisMaxLabelCount(Math.max(2, places.size()));
        chart.getStyler().setAvailableSpaceFill(0.85);
        chart.getStyler().setYAxisMin(0.0);
        series.forEach((name, values) -> chart.addSeries(name, List.copyOf(places), heights(values)));
        return chart;
    }

    private List<Double> heights(Map<String, Double> values) {
        List<Double> heights = new ArrayList<>();
        places.forEach(place -> heights.add(values.getOrDefault(place, 0.0)));
        return heights;
    }
}
