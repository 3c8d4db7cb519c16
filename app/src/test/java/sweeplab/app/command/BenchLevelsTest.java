// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code sweep worlds levels} makes levels of Hexcells (V6) and Tametsi (V7) that need no guess, and {@code sweep bench levels} finishes them, or shows where nothing follows. */
final class BenchLevelsTest {

    @TempDir
    Path folder;

    private static Cli run(String command) {
        return Cli.sweep(command.split(" "));
    }

    @ParameterizedTest
    @CsvSource({"hexcells, 45", "tametsi, 36", "hexcells, 1", "tametsi, 1"})
    void whatIsMadeIsFinished(String game, int cells) {
        Cli made = run("worlds levels " + game + " --cells " + cells + " --count 4 --seed 7 --out " + folder);
        assertThat(made.exit()).as(made.err()).isZero();
        Cli played = run("bench levels " + folder);
        assertThat(played.exit()).as(played.err()).isZero();
        assertThat(played.out()).contains("4 levels: 4 finished, in 0 nothing follows at some point, 0 open");
    }

    @Test
    void whoeverTakesALevelForAWorldIsToldWhatPlaysIt() {
        Cli told = run("arena run --agents exact --world some.hexcells --out " + folder.resolve("results.jsonl"));
        assertThat(told.exit()).isEqualTo(2);
        assertThat(told.err()).contains("--world some.hexcells", "sweep bench levels");
    }

    private Stream<Path> levels() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList().stream();
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void withoutAnOpenCellThatItNeedsNothingFollows() throws IOException {
        run("worlds levels tametsi --cells 36 --count 12 --seed 2 --out " + folder);
        Path file = levels().filter(each -> text(each).contains("<REVEALED>"))
                .findFirst()
                .orElseThrow();
        String level = text(file);
        Files.writeString(file, level.replaceFirst("<REVEALED>true</REVEALED>", ""));
        assertThat(run("bench levels " + file).out()).contains("1 level: 0 finished, in 1 nothing follows", " 0 open");
    }

    @Test
    void theSameSeedMakesTheSameLevels() {
        String command = "worlds levels hexcells --cells 30 --seed 5";
        assertThat(run(command).out()).isEqualTo(run(command).out()).startsWith("Hexcells level v1\n");
        assertThat(run("worlds levels hexcells --cells 30 --seed 6").out())
                .isNotEqualTo(run(command).out());
    }

    @Test
    void aLevelThatIsThereIsKept() {
        String command = "worlds levels hexcells --cells 5 --seed 5 --out " + folder;
        assertThat(run(command).exit()).isZero();
        assertThat(run(command).exit()).isEqualTo(2);
        assertThat(run(command + " --force").exit()).isZero();
    }

    @Test
    void anAgentThatGuessesFails() {
        run("worlds levels hexcells --cells 45 --seed 5 --out " + folder);
        Cli guessing = run("bench levels --agent random " + folder);
        assertThat(guessing.exit()).isEqualTo(1);
        assertThat(guessing.out()).contains("wrong");
    }
}
