package sweeplab.app.command.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import sweeplab.trace.Trace;
import sweeplab.world.Topology;

/** The option {@code --trace}: keeps the game in the format {@code trace}. */
final class TraceOption {

    @Option(
            names = "--trace",
            paramLabel = "FILE",
            description = "Keep the game in FILE: 'sweep review FILE' judges it, and the page opens it.")
    @Nullable
    private Path file;

    void keep(Trace trace, Topology topology) {
        if (file == null) {
            return;
        }
        try {
            Files.writeString(file, trace.text(topology));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
