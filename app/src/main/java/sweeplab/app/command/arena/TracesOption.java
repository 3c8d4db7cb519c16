// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.arena;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import sweeplab.app.arena.Finished;
import sweeplab.app.library.OutFile;
import sweeplab.app.library.TraceFile;
import sweeplab.app.terminal.Failure;
import sweeplab.arena.GameRecord;

/** The option {@code --trace} of a run: keeps all its games with their moves in one file. */
final class TracesOption {

    private static final int MOST = 100_000;

    @Option(
            names = "--trace",
            paramLabel = "FILE",
            description =
                    "Keep every game with its moves, one trace after the other: 'sweep watch FILE --pick N' shows one.")
    @Nullable
    private Path path;

    boolean wanted() {
        return path != null;
    }

    Optional<TraceFile> file() {
        return Optional.ofNullable(path).map(TraceFile::new);
    }

    /** Complains before the run about what it could not keep, or not beside its results. */
    void check(int bouts, Path out) {
        if (path == null) {
            return;
        }
        OutFile.check("--trace", path);
        if (bouts > MOST) {
            throw Failure.badInput("--trace keeps at most " + MOST + " games, this run has " + bouts);
        }
        if (path.toAbsolutePath().normalize().equals(out.toAbsolutePath().normalize())) {
            throw Failure.badInput("--trace " + path + " is where the results go: name another file");
        }
    }

    /** Begins the file, or goes on with the one that is there. */
    void begin(boolean resume) {
        file().ifPresent(resume ? TraceFile::goOn : TraceFile::begin);
    }

    /** The files that tell of the boards. */
    List<Path> secrets() {
        return path == null ? List.of() : List.of(path);
    }

    /** Puts the games in the order of the run, whoever was quicker. */
    void arrange(Finished finished) {
        if (path == null) {
            return;
        }
        List<GameRecord> records = new ArrayList<>();
        finished.forEach(records::add);
        records.sort(Comparator.comparingInt(GameRecord::game)
                .thenComparing(record -> finished.plan().agents().indexOf(record.agent())));
        new TraceFile(path)
                .arrange(records.stream()
                        .map(record -> TraceFile.head(record.id(), record.agent(), record.seed()))
                        .toList());
    }

    /** The option as words that mean the same again. */
    List<String> words() {
        return path == null ? List.of() : List.of("--trace", path.toString());
    }
}
