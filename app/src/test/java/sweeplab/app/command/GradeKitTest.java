// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sweeplab.agent.AgentMaker;
import sweeplab.app.json.Json;
import sweeplab.catalogue.Catalogue;
import sweeplab.rules.RuleBook;

/** {@code sweep grade kit}: the kits' own scripts, run in a clean folder as the platforms run them, without a network. */
final class GradeKitTest {

    @TempDir
    Path folder;

    private Path kit(String platform, Path out, String... more) {
        List<String> words = new ArrayList<>(List.of("grade", "kit", "--for", platform, "--out", out.toString()));
        words.addAll(List.of(more));
        Cli made = Cli.sweep(words.toArray(String[]::new));
        assertThat(made.exit()).as(made.err()).isZero();
        return out;
    }

    private Path agent(Path place) throws IOException {
        Assumptions.assumeTrue(Cli.onPath("python3") && Cli.onPath("bash"), "python3 or bash is not installed");
        Files.createDirectories(place);
        Files.copy(Path.of("../examples/agents/agent.py"), place.resolve("agent.py"));
        return place;
    }

    // The agent of docs/protocol.md, which needs classes of ours.
    private void jar(Path place) throws IOException {
        String text = Files.readString(Path.of("../docs/protocol.md"));
        Path source = folder.resolve("Backwards.java");
        Files.writeString(source, text.replaceFirst("(?s).*```java\n", "").replaceFirst("(?s)```.*", ""));
        Path made = folder.resolve("made");
        Path service = made.resolve("META-INF/services/" + AgentMaker.class.getName());
        Files.createDirectories(service.getParent());
        Files.writeString(service, "Backwards\n");
        Files.createDirectories(place);
        String core = AgentMaker.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .getPath();
        tool("javac", "-cp", core, "-d", made.toString(), source.toString());
        tool("jar", "--create", "--file", place.resolve("agent.jar").toString(), "-C", made.toString(), ".");
    }

    private static void tool(String name, String... words) {
        assertThat(ToolProvider.findFirst(name).orElseThrow().run(System.out, System.err, words))
                .isZero();
    }

    // In a folder of its own, without a network, with nothing of ours in the environment but where programs are.
    private String run(Path where, Map<String, String> environment, String... command) throws Exception {
        List<String> words = new ArrayList<>(withoutNetwork());
        words.addAll(List.of(command));
        ProcessBuilder builder =
                new ProcessBuilder(words).directory(where.toFile()).redirectErrorStream(true);
        builder.environment()
                .keySet()
                .removeIf(name -> !List.of("PATH", "JAVA_HOME", "HOME").contains(name));
        builder.environment().putAll(environment);
        Path log = folder.resolve("log");
        Process process = builder.redirectOutput(log.toFile()).start();
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).as(Files.readString(log)).isZero();
        return Files.readString(log);
    }

    // Wherever the system lets us do without: there is then not even an address of this machine.
    private static List<String> withoutNetwork() throws Exception {
        for (List<String> words : List.of(List.of("unshare", "-n"), List.of("unshare", "-rn"))) {
            List<String> tried = new ArrayList<>(words);
            tried.addAll(List.of("sh", "-c", "! tail -n +2 /proc/net/route | grep -q ."));
            if (Cli.onPath("unshare") && succeeds(tried)) {
                return words;
            }
        }
        return List.of();
    }

    private static boolean succeeds(List<String> command) throws Exception {
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        return process.waitFor(1, TimeUnit.MINUTES) && process.exitValue() == 0;
    }

    @Test
    @DisplayName("Gradescope: run_autograder between source, submission and results")
    void gradescope() throws Exception {
        Path home = Files.createDirectory(folder.resolve("autograder"));
        agent(home.resolve("submission"));
        Path zip = kit(
                "gradescope", folder.resolve("kit.zip"), "--board", "9x9/10", "--start", "opening@4,4", "--games", "2");
        Cli again = Cli.sweep("grade", "kit", "--for", "local", "--board", "6x6/4", "--out", zip.toString());
        assertThat(again.exit()).isEqualTo(2);
        assertThat(again.err()).contains("is there already");
        Path source = unpacked(zip, home.resolve("source"));
        assertThat(source.resolve("setup.sh")).isExecutable();
        assertThat(autograded(home)).hasSize(4);
        Files.writeString(home.resolve("submission/agent.py"), "def move(:\n");
        assertThat(autograded(home))
                .last()
                .asString()
                .contains("name=first fault", "agent.py\", line 1", "SyntaxError: invalid syntax");
    }

    // With the rights that the zip says.
    private static Path unpacked(Path zip, Path to) throws IOException {
        try (FileSystem packed = FileSystems.newFileSystem(zip, Map.of("enablePosixFileAttributes", "true"));
                Stream<Path> files = Files.walk(packed.getPath("/"))) {
            for (Path file : files.toList()) {
                Path copy = to.resolve(packed.getPath("/").relativize(file).toString());
                Files.copy(file, copy);
                if (Files.isRegularFile(copy)) {
                    Files.setPosixFilePermissions(copy, Files.getPosixFilePermissions(file));
                }
            }
        }
        return to;
    }

    private List<?> autograded(Path home) throws Exception {
        run(
                home,
                Map.of("AUTOGRADER", home.toString()),
                home.resolve("source/run_autograder").toString());
        Map<?, ?> results =
                (Map<?, ?>) Objects.requireNonNull(Json.read(Files.readString(home.resolve("results/results.json"))));
        return (List<?>) Objects.requireNonNull(results.get("tests"));
    }

    @Test
    @DisplayName("the command of the workflow for GitHub and of the pipeline for GitLab, on the lecturer's worlds")
    void builds() throws Exception {
        Path worlds = Files.createDirectory(folder.resolve("worlds"));
        Files.writeString(worlds.resolve("EXAM1.txt"), new Catalogue().text(RuleBook.get("daggers"), "EASY1"));
        for (String platform : List.of("actions", "gitlab")) {
            Path repository =
                    kit(platform, folder.resolve(platform), "--game", "daggers", "--worlds", worlds.toString());
            agent(repository.resolve("agent"));
            String script = Files.readString(
                    repository.resolve(platform.equals("actions") ? ".github/workflows/grade.yml" : ".gitlab-ci.yml"));
            String command = script.lines()
                    .filter(line -> line.contains("grade.sh") && line.contains("junit"))
                    .map(line -> line.replaceFirst("^[ -]*(run: )?", ""))
                    .findFirst()
                    .orElseThrow();
            run(repository, Map.of(), "bash", "-c", command);
            Path xml = repository.resolve(command.replaceFirst(".*--out ", ""));
            assertThat(Files.readString(xml)).contains("<testsuite name=\"submission\" tests=\"1\"");
        }
    }

    @Test
    @DisplayName("on any machine: a class, with the seed and the rubric that were packed")
    void local() throws Exception {
        Path rubric = Files.writeString(folder.resolve("mine"), "soundness 5\n");
        Path kit = kit(
                "local",
                folder.resolve("kit"),
                "--board",
                "6x6/4",
                "--games",
                "2",
                "--seed",
                "77",
                "--rubric",
                rubric.toString());
        agent(folder.resolve("class/anna"));
        jar(folder.resolve("class/jana"));
        String said = run(folder, Map.of(), kit.resolve("grade.sh").toString(), "class");
        assertThat(said)
                .contains("seed 77", "anna", "jana")
                .contains("grades.csv")
                .doesNotContain("fault");
        Cli again = Cli.sweep("grade", "kit", "--for", "local", "--board", "6x6/4", "--out", kit.toString());
        assertThat(again.exit()).isEqualTo(2);
        assertThat(again.err()).contains("is not empty");
    }
}
