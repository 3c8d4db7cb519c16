// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sweeplab.app.library.Given;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.ProgressLine;
import sweeplab.app.terminal.Terminal;
import sweeplab.base.Budget;
import sweeplab.format.Formats;

/** Many replays judged on several threads: what goes wrong with one is told, and what goes wrong with the log ends it all. */
final class ReviewCrewTest {

    private static final String REPLAY = "Board:\n00*\nEvents:\n0.1 lc 1 1 (8 8)\n0.2 lr 1 1 (8 8)\n";

    private static Given.Found replay(String any) {
        return new Given.Found("rawvf", new Formats().read(REPLAY));
    }

    private static List<String> work(ReviewLog log, Function<String, Given.Found> reader) {
        List<String> files = IntStream.range(0, 40).mapToObj(i -> "game" + i).toList();
        Terminal terminal = new Terminal(
                new PrintWriter(new StringWriter()),
                new PrintWriter(new StringWriter()),
                new BufferedReader(new StringReader("")),
                false,
                false);
        try (ProgressLine progress = new ProgressLine(terminal, "review")) {
            return new ReviewCrew(files, reader, log, 1_000).work(2, Budget.unlimited(), progress);
        }
    }

    /** As on a full disk: nobody goes on, and the command fails with the file's name. */
    @Test
    void aLogThatCannotBeWrittenEndsTheRun(@TempDir Path folder) {
        ReviewLog log = new ReviewLog(Optional.of(folder.resolve("log.jsonl")));
        log.close();
        assertThatThrownBy(() -> work(log, ReviewCrewTest::replay))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("log.jsonl cannot be written")
                .hasMessageContaining("goes on");
    }

    /** A file that is gone, too large or no replay does not stop the others. */
    @Test
    void whatCannotBeReadIsLeftOut() {
        ReviewLog log = new ReviewLog(Optional.empty());
        List<String> refused = work(log, file -> switch (file) {
            case "game3" -> throw new UncheckedIOException(new NoSuchFileException("game3"));
            case "game4" -> throw Failure.badInput("game4 is too large");
            case "game5" -> throw new IllegalArgumentException("game5: no replay");
            default -> replay(file);
        });
        assertThat(refused).hasSize(3).first().asString().startsWith("game3: ");
        assertThat(log.games()).hasSize(37);
    }

    @Test
    void aLogThatIsNoPlainFileIsRefused(@TempDir Path folder) {
        Path device = Path.of("/dev/null");
        Path other = Files.exists(device) ? device : folder;
        assertThatThrownBy(() -> new ReviewLog(Optional.of(other)))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("--log " + other);
    }
}
