// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import sweeplab.arena.GameRecord;
import sweeplab.arena.Plan;
import sweeplab.arena.Player;
import sweeplab.catalogue.Setup;
import sweeplab.play.Referee;
import sweeplab.play.Score;

/** The table of hostile agents in docs/grading.md, row by row: what each tried is what it gets, isolated and beside a good agent. */
final class HostileSetTest {

    private static final Path TABLE = Path.of("../docs/grading.md");
    private static final ProcessAllowance ALLOWANCE = new ProcessAllowance(300, 100, 20);
    private static final Setup BOARD = Programs.beginners(1).get(0);
    // Not part of any command line of ours: a property would be.
    private static final String SECRET = "secret-" + ThreadLocalRandom.current().nextInt(100_000_000, 1_000_000_000);

    @TempDir
    static Path folder;

    private static final String TOKEN = UUID.randomUUID().toString();
    private static Process showsItsSeed;
    private static ServerSocket server;
    private static ProcessAgent good;
    private static Score alone;

    private record Row(String way, String gets) {}

    static List<Row> rows() throws IOException {
        return Files.readAllLines(TABLE).stream()
                .filter(line -> line.matches("\\| `[a-z]+` \\| .* \\| `.*` \\|"))
                .map(line -> line.split("`", 3)[1] + "`" + line.replaceFirst(".*\\| `(.*)` \\|$", "$1"))
                .map(pair -> new Row(pair.split("`")[0], pair.split("`")[1]))
                .toList();
    }

    @BeforeAll
    static void layOut() throws IOException {
        Assumptions.assumeTrue(Confinement.obstacle().isEmpty(), "cannot be isolated here");
        for (String name : List.of("run.jsonl", "run.run.json", "run.html")) {
            Files.writeString(folder.resolve(name), SECRET);
        }
        Files.createDirectory(folder.resolve("worlds"));
        Files.writeString(folder.resolve("worlds").resolve("EXAM.txt"), SECRET);
        showsItsSeed = new ProcessBuilder("sh", "-c", "read line", "sh", "--seed", SECRET).start();
        server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
        good = new ProcessAgent(Programs.example(), ProcessLimits.USUAL, false, 1);
        alone = Referee.playOut(BOARD.newGame(), good);
    }

    @AfterAll
    static void clearAway() throws IOException {
        if (good != null) {
            good.close();
            server.close();
            showsItsSeed.destroyForcibly();
        }
    }

    @Test
    @DisplayName("there are thirty and more, each once")
    void thirty() throws IOException {
        assertThat(rows()).hasSizeGreaterThanOrEqualTo(30).extracting(Row::way).doesNotHaveDuplicates();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rows")
    void getsWhatTheTableSays(Row row) {
        String got = play(row.way(), ALLOWANCE, row.gets());
        assertThat(got).contains(row.gets()).doesNotContain(SECRET).doesNotContain("won:");
        assertThat(left()).as("left running").isEmpty();
        assertThat(showsItsSeed.isAlive()).as("the others live").isTrue();
        assertThat(Referee.playOut(BOARD.newGame(), good)).as("the good agent").isEqualTo(alone);
        assertThat(folder.resolve("hostile-was-here")).doesNotExist();
    }

    // What it found is looked for by the same program where it is not isolated: a spy that finds nothing anywhere
    // proves nothing.
    @ParameterizedTest(name = "{0}")
    @CsvSource({"seed,found [b'secret", "results,found [b'secret", "worlds,EXAM.txt", "network,127.0.0.1"})
    @DisplayName("not isolated, the same spies find what they look for")
    void spiesWork(String way, String found) {
        Launch launch = Programs.hostile(way, TOKEN, folder.toString(), "" + server.getLocalPort());
        assertThat(outcome(new ProcessAgent(launch, ProcessLimits.USUAL, false, 1)))
                .contains(found);
    }

    @Test
    @DisplayName(
            "as large as they were reported (-Dhostile=full): java -Xmx8g and eight children of 400 MB under 512 MB")
    void large() {
        Assumptions.assumeTrue("full".equals(System.getProperty("hostile")), "-Dhostile=full");
        for (String way : List.of("java", "children-large", "hog")) {
            assertThat(play(way, ProcessAllowance.USUAL.withMemory(512), "")).contains("more than 512 MB of memory");
        }
    }

    private static String play(String way, ProcessAllowance allowance, String gets) {
        Launch launch = Programs.hostile(way, TOKEN, folder.toString(), "" + server.getLocalPort());
        List<Path> hidden = Stream.of("run.jsonl", "run.run.json", "run.html", "worlds")
                .map(folder::resolve)
                .toList();
        return outcome(new ProcessAgent(
                launch.in(Confinement.of(allowance, hidden)), limits(way, gets).withAllowance(allowance), false, 1));
    }

    // Only those that are waited for in vain get little time: a busy machine must not make the others late.
    private static ProcessLimits limits(String way, String gets) {
        if (gets.startsWith("late")) {
            Duration little = Duration.ofMillis(300);
            return ProcessLimits.USUAL.withMove(little).withStart(way.equals("mute") ? little : Duration.ofSeconds(10));
        }
        if (gets.startsWith("time")) {
            return ProcessLimits.USUAL.withTotal(Duration.ofSeconds(3));
        }
        // It is noticed when no answer has come.
        if (way.equals("closes")) {
            return ProcessLimits.USUAL.withMove(Duration.ofSeconds(2));
        }
        ProcessLimits patient = ProcessLimits.USUAL.withMove(Duration.ofSeconds(20));
        // One endless line would pass both limits at once.
        return way.equals("huge") ? patient : patient.withOutput(1 << 16);
    }

    private static String outcome(ProcessAgent bad) {
        Plan plan = new Plan(List.of("bad"), List.of(BOARD.id().toString()), 1, 1, true, Map.of());
        try (Player player = new Player(plan, name -> seed -> bad)) {
            GameRecord record = player.play(0);
            return record.score().result().word() + ": " + record.lastWords();
        }
    }

    private static List<String> left() {
        return ProcessHandle.allProcesses()
                .filter(ProcessHandle::isAlive)
                .map(process -> process.info().commandLine().orElse(""))
                .filter(line -> line.contains(TOKEN))
                .toList();
    }
}
