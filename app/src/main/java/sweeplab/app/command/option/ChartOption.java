// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.option;

import java.nio.file.Path;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import sweeplab.app.library.OutFile;
import sweeplab.app.table.BarChart;

/** The option {@code --chart}: the figures as a picture too. */
public final class ChartOption {

    @Option(names = "--chart", paramLabel = "FILE", description = "Also draw a chart, as .png or .svg.")
    @Nullable
    private Path file;

    /** Complains about a file that could not be written, before any work is done. */
    public void check() {
        if (file != null) {
            BarChart.checkName(file);
            OutFile.check("--chart", file);
        }
    }

    /** Draws, if a chart is wanted. */
    public void draw(Consumer<Path> picture) {
        if (file != null) {
            picture.accept(file);
        }
    }
}
