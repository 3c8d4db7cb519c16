// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs of one's own in {@code sweep arena}. */
final class ArenaOutsideTest {

    private static final String EXAMPLE = "cmd:python3 ../examples/agents/agent.py";
    private static final String CRASHES = "cmd:python3 src/test/resources/outside/hostile.py crash";

    @TempDir
    Path folder;

    private List<String> run(String name, String... agents) throws IOException {
        Assumptions.assumeTrue(Cli.onPath("python3"), "python3 is not installed");
        Path out = folder.resolve(name + ".jsonl");
        List<String> words = new ArrayList<>(List.of("arena", "run", "--board", "beginner", "--games", "5"));
        words.addAll(List.of("--seed", "3", "--threads", "1", "--out", out.toString()));
        List.of(agents).forEach(agent -> words.addAll(List.of("--agents", agent)));
        Cli ran = Cli.sweep(words.toArray(String[]::new));
        assertThat(ran.exit()).as(ran.err()).isZero();
        return Files.readAllLines(out).stream()
                .map(line -> line.replaceAll("\"[^\"]*[mM]illis[^\"]*\":(\\[[^]]*\\]|[^,}]*)", ""))
                .toList();
    }

    @Test
    @DisplayName(
            "a program plays beside our agents; one that crashes loses, and the others' games are the same as without it")
    void takesPart() throws IOException {
        List<String> alone = run("alone", "exact", EXAMPLE);
        List<String> beside = run("beside", "exact", CRASHES, EXAMPLE);
        assertThat(beside.stream().filter(line -> !line.contains("crash"))).isEqualTo(alone);
        List<String> crashed =
                beside.stream().filter(line -> line.contains("crash")).toList();
        assertThat(crashed).hasSize(5).allMatch(line -> line.contains("\"result\":\"fault\""));
        assertThat(crashed.get(0)).contains("ended with exit code 3 (its last words: last words of crash)");
        assertThat(crashed.get(4)).contains("not started again after 3 faulty games in a row");
    }

    @Test
    @DisplayName(
            "a whole set of hostile programs: the run ends, the good one's games are its own, and nothing is left running")
    void hostileSet() throws IOException {
        String token = "arena-" + UUID.randomUUID();
        List<String> ways =
                List.of("silent", "unkillable", "forks", "closes", "outside", "garbage", "huge", "comments");
        List<String> agents = new ArrayList<>(List.of(EXAMPLE));
        ways.forEach(way -> agents.add("cmd+0.3s:python3 src/test/resources/outside/hostile.py " + way + " " + token));
        List<String> all = run("hostile", agents.toArray(String[]::new));
        assertThat(all.stream().filter(line -> !line.contains(token))).isEqualTo(run("good", EXAMPLE));
        assertThat(all.stream().filter(line -> line.contains("\"result\":\"fault\"")))
                .hasSize(5 * ways.size());
        ways.forEach(way -> assertThat(all).anyMatch(line -> line.contains("last words of " + way)));
        assertThat(ProcessHandle.allProcesses()
                        .filter(process ->
                                process.info().commandLine().orElse("").contains(token)))
                .isEmpty();
    }

    @Test
    @DisplayName("a command that is not there is refused before anything is played")
    void noSuchProgram() {
        Cli ran = Cli.sweep(
                "arena",
                "run",
                "--board",
                "beginner",
                "--agents",
                "cmd:no-such-program",
                "--out",
                folder.resolve("x.jsonl").toString());
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("'cmd:no-such-program': there is no program 'no-such-program'");
        assertThat(folder.resolve("x.jsonl")).doesNotExist();
    }

    @Test
    @DisplayName("sweep play shows one game of a program, and says what went wrong")
    void plays() {
        Assumptions.assumeTrue(Cli.onPath("python3"), "python3 is not installed");
        Cli played = Cli.sweep("play", EXAMPLE, "beginner", "--seed", "3");
        assertThat(played.exit()).as(played.err()).isZero();
        assertThat(played.out()).contains("agent.py plays square:9x9/10 #3").contains("seed 3.");
        Cli crashed = Cli.sweep("play", CRASHES, "beginner", "--seed", "3");
        assertThat(crashed.exit()).isEqualTo(1);
        assertThat(crashed.err()).contains("ended with exit code 3 (its last words: last words of crash)");
    }
}
