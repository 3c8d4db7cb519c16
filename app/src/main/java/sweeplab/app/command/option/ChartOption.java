// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.option;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import sweeplab.app.table.BarChart;
import sweeplab.app.terminal.Failure;

/** The option {@code --chart}: the figures as a picture too. */
public final class ChartOption {

    @Option(names = "--chart", paramLabel = "FILE", description = "Also draw a chart, as .png or .svg.")
    @Nullable
    private Path file;

    /** Complains about a file that could not be written, before any work is done. */
    public void check() {
        if (file == null) {
            return;
        }
        BarChart.checkName(file);
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null && !Files.isDirectory(folder)) {
            throw Failure.badInput("--chart " + file + ": there is no folder " + folder);
        }
    }

    /** Draws, if a chart is wanted. */
    public void draw(Consumer<Path> picture) {
        if (file != null) {
            picture.accept(file);
        }
    }
}
