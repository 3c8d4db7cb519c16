// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ctrl-C while programs of others play: what was done and how to go on is said, and nobody is blamed for a game that we ended. */
final class StoppedAgentsTest {

    private static final String AGENT = "../examples/agents/agent.py";
    private static final int MOST_SECONDS = 120;

    @TempDir
    Path folder;

    @BeforeEach
    void python() {
        Assumptions.assumeTrue(Cli.onPath("python3"), "python3 is not installed");
    }

    /** Presses Ctrl-C as soon as the file holds this; what was printed then. */
    private String stopOnce(Path filled, String with, List<String> words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                "env",
                "--default-signal=INT",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "sweeplab.app.Main"));
        command.addAll(words);
        Path log = folder.resolve("printed");
        Process child = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(MOST_SECONDS);
        while (child.isAlive() && System.nanoTime() < end && !holds(filled, with)) {
            child.waitFor(5, TimeUnit.MILLISECONDS);
        }
        new ProcessBuilder("kill", "-INT", Long.toString(child.pid())).start();
        boolean ended = child.waitFor(MOST_SECONDS, TimeUnit.SECONDS);
        child.destroyForcibly();
        assertThat(ended).as(Files.readString(log)).isTrue();
        assertThat(child.exitValue()).as(Files.readString(log)).isEqualTo(130);
        return Files.readString(log);
    }

    @ParameterizedTest
    @ValueSource(strings = {"play you 5x5/4", "watch sps 5x5/4", "versus in-order EASY1"})
    @DisplayName("a game at the keyboard is kept with Ctrl-C too")
    void atTheKeyboard(String command) throws IOException, InterruptedException {
        Path trace = folder.resolve("game.trace");
        stopOnce(folder.resolve("printed"), "? covered", List.of((command + " --seed 1 --trace " + trace).split(" ")));
        assertThat(trace).content().startsWith("sweeplab-trace 1\ngame ");
    }

    private static boolean holds(Path file, String text) throws IOException {
        return Files.exists(file) && Files.readString(file).contains(text);
    }

    private void handIn(String name, String agent) throws IOException {
        Path place = Files.createDirectories(folder.resolve("class").resolve(name));
        Files.writeString(place.resolve("agent.py"), agent);
    }

    @Test
    @DisplayName(
            "issue 17: grade stopped after one of two submissions says so in a line, and the same command goes on, with the same drawn seed")
    void grading() throws IOException, InterruptedException {
        handIn("anna", Files.readString(Path.of(AGENT)));
        handIn("ben", "import time\ntime.sleep(300)\n");
        Path log = folder.resolve("class.log");
        Path grades = folder.resolve("grades");
        List<String> words = List.of(
                ("grade " + folder.resolve("class") + " --board 5x5/4 --games 2 --log " + log + " --out " + grades)
                        .split(" "));
        assertThat(stopOnce(log, "\n", words))
                .isEqualTo("sweep: stopped after 2 of 4 games: " + log
                        + " keeps what was graded, the same command goes on from there\n");
        assertThat(folder.resolve("grades.csv")).doesNotExist();
        List<String> kept = Files.readAllLines(log);
        assertThat(kept).hasSize(3);
        handIn("ben", Files.readString(Path.of(AGENT)));
        Cli ran = Cli.sweep(words.toArray(String[]::new));
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(Files.readAllLines(log)).hasSize(6).startsWith(kept.toArray(String[]::new));
    }

    @Test
    @DisplayName(
            "issue 17: a game that Ctrl-C ended is not written as the fault of the program that played it; the run goes on under the same terms")
    void arena() throws IOException, InterruptedException {
        Path results = folder.resolve("run.jsonl");
        String log = folder.resolve("talk.log").toString();
        String printed = stopOnce(
                results,
                "\n",
                List.of(
                        "arena",
                        "run",
                        "--agents",
                        "cmd:python3 " + Path.of(AGENT).toAbsolutePath().normalize(),
                        "--board",
                        "expert",
                        "--games",
                        "100000",
                        "--memory",
                        "500",
                        "--log",
                        log,
                        "--out",
                        results.toString()));
        assertThat(printed).contains(" --memory 500 --log " + log + " ");
        assertThat(Files.readString(results)).contains("\"result\":\"").doesNotContain("\"fault\"");
    }
}
