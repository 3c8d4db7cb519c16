// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sweeplab.app.outside.Confinement;
import sweeplab.catalogue.Catalogue;
import sweeplab.rules.RuleBook;

/** {@code sweep grade}: everybody on the same worlds, each alone with his own files. */
final class GradeTest {

    private static final Path EXAMPLES = Path.of("../examples/agents");
    private static final Path OUTSIDE = Path.of("src/test/resources/outside");

    @TempDir
    Path folder;

    private Path handedIn;
    private Path worlds;

    @BeforeEach
    void worldsOfTheLecturer() throws IOException {
        Assumptions.assumeTrue(Cli.onPath("python3"), "python3 is not installed");
        handedIn = Files.createDirectory(folder.resolve("handed-in"));
        worlds = Files.createDirectory(folder.resolve("worlds"));
        for (String name : List.of("EASY1", "EASY2", "EASY3")) {
            String text = new Catalogue().text(RuleBook.get("daggers"), name);
            Files.writeString(worlds.resolve("EXAM" + name + ".txt"), text);
        }
    }

    private void handIn(String name, Path file, String as) throws IOException {
        Files.createDirectories(handedIn.resolve(name));
        Files.copy(file, handedIn.resolve(name).resolve(as));
    }

    private void command(String name, String line) throws IOException {
        Files.writeString(handedIn.resolve(name).resolve("agent.cmd"), "# how to run it\n" + line + "\n");
    }

    private Cli grade(String... more) {
        List<String> words = new ArrayList<>(List.of("grade", handedIn.toString(), "--worlds", worlds.toString()));
        words.addAll(List.of("--game", "daggers", "--seed", "1"));
        words.addAll(List.of("--out", folder.resolve("grades").toString()));
        words.addAll(List.of(more));
        return Cli.sweep(words.toArray(String[]::new));
    }

    private String row(String name) throws IOException {
        return csv().stream()
                .filter(line -> line.contains("," + name + ","))
                .findFirst()
                .orElse("");
    }

    private List<String> csv() throws IOException {
        return Files.readAllLines(folder.resolve("grades.csv"));
    }

    @Test
    @DisplayName("files, folders, commands, programs and Java, ranked on the lecturer's worlds; what cannot run loses")
    void ranks() throws IOException {
        handIn("anna", EXAMPLES.resolve("agent.py"), "agent.py");
        handIn("bert", EXAMPLES.resolve("Agent.java"), "Agent.java");
        handIn("clara", OUTSIDE.resolve("hostile.py"), "mine.py");
        command("clara", "python3 mine.py crash");
        handIn("dora", OUTSIDE.resolve("flawed.py"), "notes.txt");
        handIn("=emil", OUTSIDE.resolve("hostile.py"), "x.py");
        command("=emil", "python3 x.py <b>outside</b>");
        Files.copy(EXAMPLES.resolve("agent.py"), handedIn.resolve("fritz.py"));
        Cli graded = grade();
        assertThat(graded.exit()).as(graded.err()).isZero();
        assertThat(csv()).hasSize(7);
        assertThat(row("anna")).matches("\\d,anna,Python,3,[23],.*,0,\\d+,\\d+,[\\d.]+,[\\d.]+,");
        assertThat(row("fritz.py").split(",")[4])
                .as("the same program")
                .isEqualTo(row("anna").split(",")[4]);
        assertThat(csv()).anyMatch(line -> line.matches("\\d,bert,Java,3,.*,0,\\d+,\\d+,[\\d.]+,[\\d.]+,"));
        assertThat(csv()).anyMatch(line -> line.matches("\\d,clara,command,3,0,.*,3,.*last words of crash.*"));
        assertThat(csv()).anyMatch(line -> line.matches("\\d,dora,,3,0,.*cannot be run: expected agent.cmd.*"));
        assertThat(csv()).as("no formula").anyMatch(line -> line.matches("\\d,'=emil,.*"));
        String page = Files.readString(folder.resolve("grades.html"));
        assertThat(page)
                .contains("<strong>anna</strong>", "last words of crash", "&lt;b&gt;outside&lt;/b&gt;")
                .doesNotContain("<b>outside")
                .doesNotContain("src=", "href=", "sweeplab-");
        assertThat(graded.out()).contains("6 submissions, 3 games each", "anna");
    }

    @Test
    @DisplayName("a submission sees a copy of its own files, four variables, and nothing of the worlds or of others")
    void seesNothing() throws IOException {
        handIn("spy", OUTSIDE.resolve("spy.py"), "spy.py");
        Files.writeString(handedIn.resolve("spy").resolve("secret-folder"), "none");
        Files.createSymbolicLink(handedIn.resolve("spy").resolve("link"), worlds);
        handIn("anna", EXAMPLES.resolve("agent.py"), "agent.py");
        assertThat(grade().exit()).isZero();
        assertThat(row("spy")).contains("files: secret-folder spy.py environment: HOME LANG", "secret: n o t h i n g");
        List<String> seen = List.of(row("spy").split(" "));
        assertThat(seen).doesNotContain("anna", "link").contains("PATH", "TMPDIR");
        assertThat(System.getenv().keySet().stream()
                        .filter(name -> !name.matches("PATH|HOME|LANG|TMPDIR|PWD|SHLVL|_?PYENV.*")))
                .doesNotContainAnyElementsOf(seen);
        assertThat(Files.readString(handedIn.resolve("spy").resolve("spy.py"))).contains("looks around");
    }

    @Test
    @DisplayName("isolated, as is usual, it cannot read the worlds even if it knows where they are")
    void isolated() throws IOException {
        handIn("spy", OUTSIDE.resolve("spy.py"), "spy.py");
        Files.writeString(handedIn.resolve("spy").resolve("secret-folder"), worlds.toString());
        assertThat(grade("--no-isolate").exit()).isZero();
        assertThat(csv().get(1)).contains("EXAMEASY1.txt");
        Assumptions.assumeTrue(Confinement.obstacle().isEmpty(), "cannot be isolated here");
        assertThat(grade().exit()).isZero();
        assertThat(csv().get(1)).contains("files: secret-folder spy.py").doesNotContain("EXAM");
    }

    @Test
    @DisplayName("memory and time in all are limited")
    void limits() throws IOException {
        Assumptions.assumeTrue(Files.isDirectory(Path.of("/proc/self")), "no /proc");
        Files.writeString(handedIn.resolve("greedy.py"), "input()\nx = bytes(b'x' * (500 << 20))\ninput()\n");
        handIn("anna", EXAMPLES.resolve("agent.py"), "agent.py");
        assertThat(grade("--memory", "300", "--total-time", "0.001").exit()).isZero();
        assertThat(row("anna")).contains(",0,0,3,").contains("time used up: its 1 ms for all games are over");
        assertThat(grade("--memory", "300").exit()).isZero();
        assertThat(row("greedy.py")).contains("more than 300 MB of memory");
        assertThat(row("anna")).contains(",0,0,").doesNotContain("fault");
    }

    @Test
    @DisplayName("a folder for the results is made, and results that cannot be kept are refused before anybody plays")
    void whereTheResultsGo() throws IOException {
        handIn("anna", EXAMPLES.resolve("agent.py"), "agent.py");
        Path deep = folder.resolve("term/1/grades");
        assertThat(deliver("--out", deep.toString()).exit()).isZero();
        assertThat(Path.of(deep + ".csv")).exists();
        assertThat(deliver("--format", "csv", "--out", folder.toString()).err())
                .isEqualTo("sweep: --out " + folder + ": that is a folder, expected a file\n");
    }

    private Cli deliver(String... where) {
        List<String> words = new ArrayList<>(List.of("grade", handedIn.toString(), "--board", "4x4/3", "--games=1"));
        words.addAll(List.of(where));
        return Cli.sweep(words.toArray(String[]::new));
    }

    @Test
    @DisplayName("bad input is refused before anything is written")
    void badInput() throws IOException {
        assertThat(grade().err()).contains("holds no submission");
        handIn("anna", EXAMPLES.resolve("agent.py"), "agent.py");
        assertThat(grade("--memory", "1").err()).contains("--memory 1: from 16");
        assertThat(grade("--board", "5x5/26").err()).contains("26 daggers do not fit");
        assertThat(grade("--games", "0").exit()).isEqualTo(2);
        assertThat(Cli.sweep("grade", folder.resolve("none").toString()).err()).contains("is no folder");
        assertThat(folder.resolve("grades.csv")).doesNotExist();
    }
}
