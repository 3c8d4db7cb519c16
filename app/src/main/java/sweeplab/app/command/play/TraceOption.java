// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.play;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import sweeplab.app.library.OutFile;
import sweeplab.app.terminal.Failure;
import sweeplab.catalogue.Setup;
import sweeplab.trace.Trace;

/** The option {@code --trace}: keeps the game in the format {@code trace}. */
final class TraceOption {

    @Option(
            names = "--trace",
            paramLabel = "FILE",
            description =
                    "Keep the game in FILE: 'sweep watch FILE' shows it again, 'sweep review FILE' judges it, and the page opens it.")
    @Nullable
    private Path file;

    /** Complains before the game about one that could not be kept. */
    void check(Setup setup, boolean named) {
        if (file != null && !named) {
            throw Failure.badInput("--trace: a trace names its game, and there is no id for "
                    + setup.id().world().orElse("") + ": it has no start, or a shape or rule of its own");
        }
        if (file != null) {
            OutFile.check("--trace", file);
        }
    }

    /** The file, which may tell of the same game. */
    List<Path> secrets() {
        return file == null ? List.of() : List.of(file);
    }

    void keep(Trace trace, Setup setup) {
        if (file != null) {
            OutFile.write(file, trace.text(setup.world().topology()));
        }
    }
}
