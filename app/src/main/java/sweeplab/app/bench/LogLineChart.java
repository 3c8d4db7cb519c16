// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.bench;

import java.awt.Color;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.knowm.xchart.ChartEncoder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.style.Styler;
import sweeplab.app.library.OutFile;

/** Lines through points on two logarithmic axes, or one, written as PNG or SVG. */
public final class LogLineChart {

    private final XYChart chart;

    public LogLineChart(String title, String across, String up) {
        chart = new XYChartBuilder()
                .width(900)
                .height(600)
                .title(title)
                .xAxisTitle(across)
                .yAxisTitle(up)
                .build();
        chart.getStyler()
                .setSeriesColors(new Color[] {
                    new Color(0x0072B2),
                    new Color(0xE69F00),
                    new Color(0x009E73),
                    new Color(0xCC79A7),
                    new Color(0x56B4E9)
                })
                .setLegendPosition(Styler.LegendPosition.InsideNW)
                .setChartBackgroundColor(Color.WHITE);
        chart.getStyler().setXAxisLogarithmic(true);
        chart.getStyler().setYAxisLogarithmic(true);
    }

    /** Makes the axis across an ordinary one. */
    public void plainAcross() {
        chart.getStyler().setXAxisLogarithmic(false);
        chart.getStyler().setLegendPosition(Styler.LegendPosition.InsideNE);
    }

    public void add(String name, List<Double> across, List<Double> up) {
        chart.addSeries(name, across, up);
    }

    public void write(Path file) {
        String format = file.toString().toLowerCase(Locale.ROOT).endsWith(".svg") ? "SVG" : "PNG";
        OutFile.write(file, () -> Files.write(file, ChartEncoder.getBytes(chart, format)));
    }
}
