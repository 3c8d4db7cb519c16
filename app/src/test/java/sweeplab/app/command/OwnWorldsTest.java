// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Folders of worlds as people have them (W3): with marks, notes and broken files among them, in any naming, and from other courses. */
final class OwnWorldsTest {

    private static final String CLEAR = "0 0 0\n0 0 0\n0 0 0\n";
    private static final String CS171 = "3 4\n4 1\n0 0 0 0\n0 0 0 0\n1 0 0 0\n";

    @TempDir
    Path folder;

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    private Cli sweep(String game, String... words) {
        String[] args = new String[words.length + 4];
        System.arraycopy(words, 0, args, 0, words.length);
        System.arraycopy(new String[] {"--game", game, "--worlds", folder.toString()}, 0, args, words.length, 4);
        return Cli.sweep(args);
    }

    @Test
    void aByteOrderMarkIsAccepted() throws IOException {
        write("EASY1.txt", "\uFEFF" + CLEAR);
        assertThat(sweep("daggers", "play", "sps", "EASY1").out()).contains("Won");
        assertThat(Cli.sweep("worlds", "check", folder.resolve("EASY1.txt").toString())
                        .exit())
                .isZero();
    }

    @Test
    void aFolderWithoutAWorldOfTheGameIsNamed() throws IOException {
        write("README.txt", "These are the worlds of the second exercise.\n");
        Cli run = sweep(
                "daggers",
                "arena",
                "run",
                "--agents",
                "sps",
                "--out",
                folder.resolve("r.jsonl").toString());
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err())
                .endsWith("--worlds " + folder
                        + " has no world of daggers: name another game with --game, or say --board\n");
    }

    @Test
    void whatIsNoWorldIsLeftOutAndNamed() throws IOException {
        write("EASY1.txt", CLEAR);
        write("README.txt", "These are the worlds of the second exercise.\n");
        write("BROKEN.txt", "0 0 0\n0 7 0\n0 0 0\n");
        Cli table = Cli.sweep("table", "daggers-left", "--worlds", folder.toString());
        assertThat(table.exit()).as(table.err()).isZero();
        assertThat(table.out()).contains("EASY1").doesNotContain("README").doesNotContain("BROKEN");
        assertThat(table.err().lines()).hasSize(2);
        assertThat(table.err())
                .contains("README.txt, row 0, column 0: found 'These'")
                .contains("BROKEN.txt, row 1, column 1: found clue 7, expected 0");
        assertThat(sweep("daggers", "worlds", "list").err()).contains("README.txt");
        assertThat(sweep("daggers", "play", "sps", "BROKEN").exit())
                .as("asked for by name it is an error")
                .isEqualTo(2);
    }

    @Test
    void aNameMayHaveBlanks() throws IOException {
        write("Week 3.txt", CLEAR);
        Path kept = folder.resolve("week3.trace");
        Cli played = sweep("daggers", "play", "sps", "Week 3", "--trace", kept.toString());
        assertThat(played.exit()).as(played.err()).isZero();
        Cli watched = sweep("daggers", "watch", kept.toString());
        assertThat(watched.exit()).as(watched.err()).isZero();
        Cli table = Cli.sweep("table", "daggers-left", "--worlds", folder.toString());
        assertThat(table.exit()).as(table.err()).isZero();
        assertThat(table.out()).contains("Week 3");
        Cli run = sweep(
                "daggers",
                "arena",
                "run",
                "--agents",
                "sps",
                "--games",
                "1",
                "--seed",
                "1",
                "--out",
                folder + "/a.jsonl");
        assertThat(run.exit()).as(run.err()).isZero();
    }

    @Test
    void theOrderIsNatural() throws IOException {
        for (String name : new String[] {"HARD1", "MEDIUM2", "EASY10", "EASY2", "OTHER1", "S1", "M1", "L1"}) {
            write(name + ".txt", CLEAR);
        }
        assertThat(sweep("daggers", "worlds", "list")
                        .out()
                        .lines()
                        .map(line -> line.replaceAll("daggers:(\\w+).*", "$1")))
                .containsExactly("EASY2", "EASY10", "S1", "M1", "MEDIUM2", "HARD1", "L1", "OTHER1");
    }

    @Test
    void tablesGroupBySize() throws IOException {
        write("S1.txt", "0 0 0 0 0\n".repeat(5));
        write("M1.txt", "0 0 0 0 0 0 0\n".repeat(7));
        write("M2.txt", "0 0 0 0 0 0 0\n".repeat(7));
        write("L1.txt", "0 0 0 0 0 0 0 0 0\n".repeat(9));
        assertThat(Cli.sweep("table", "tornado", "--json", "--worlds", folder.toString())
                        .out())
                .contains("{\"agent\":\"P2\",\"solved\":4,\"worlds\":4,\"small\":1,\"medium\":2,\"large\":1}");
    }

    @Test
    void worldsOfCs171StartWhereTheySay() throws IOException {
        write("Easy_world_1.txt", CS171);
        write("Easy_world_2.txt", CS171.replace("4 1\n", ""));
        Cli started = sweep("classic", "play", "sps", "Easy_world_1", "--json");
        assertThat(started.out())
                .contains("\"result\":\"won\"")
                .contains("\"n\":1,\"kind\":\"probe\",\"row\":2,\"col\":3");
        Cli usual = sweep("classic", "play", "sps", "easy_world_2", "--json");
        assertThat(usual.out())
                .contains("\"result\":\"won\"")
                .contains("\"n\":1,\"kind\":\"probe\",\"row\":0,\"col\":0");
        Path out = folder.resolve("run.jsonl");
        Cli arena = sweep("classic", "arena", "run", "--agents", "sps", "--seed", "1", "--out", out.toString());
        assertThat(arena.exit()).as(arena.err()).isZero();
        assertThat(Files.readString(out)).contains("classic:Easy_world_1").contains("\"result\":\"won\"");
    }

    @Test
    void convertAndAnalyseReadThemToo() throws IOException {
        write("a.txt", CS171);
        write("b.txt", CS171.replace("4 1\n", ""));
        String started = folder.resolve("a.txt").toString();
        String plain = folder.resolve("b.txt").toString();
        assertThat(Cli.sweep("convert", started, "tatham").out()).startsWith("4x3:3,2,");
        assertThat(Cli.sweep("convert", plain, "tatham", "--start", "3,2"))
                .isEqualTo(Cli.sweep("convert", started, "tatham"));
        assertThat(Cli.sweep("analyse", started, "--json").exit()).isZero();
        assertThat(Cli.sweep("analyse", plain, "--json").exit()).isZero();
        assertThat(Cli.sweep("convert", CS171.replace("4 1", "5 1"), "jsm").err())
                .contains("line 2: the start 5 1 is outside: columns are 1 to 4, rows 1 to 3 from the bottom");
        assertThat(Cli.sweep("convert", CS171.replace("4 1", "1 1"), "jsm").err())
                .contains("line 2", "is a mine");
    }

    @Test
    void aFolderWithOneLevelIsPlayedByReport003() throws IOException {
        write("EASY7.txt", CLEAR);
        Cli program = Cli.typing(
                "1\nn\n", "program", "report", "daggers-003/Logic2", "--worlds", folder.toString(), "--seed", "1");
        assertThat(program.out())
                .as(program.err())
                .contains("World: EASY7, seed: 1")
                .contains("Agent won");
        Cli hard = Cli.typing(
                "3\n1\nn\n", "program", "report", "daggers-003/Logic2", "--worlds", folder.toString(), "--seed", "1");
        assertThat(hard.out())
                .contains("There is no HARD world here: the worlds are EASY7.")
                .contains("World: EASY7");
    }

    @ParameterizedTest
    @ValueSource(strings = {"daggers-002/Logic1", "daggers-003/Logic2"})
    @DisplayName(
            "issue 17, 4: a folder without a world for the report's program is said to be one, before it asks anything")
    void noWorldForTheProgram(String program) throws IOException {
        write("README.txt", "hello\n");
        Cli ran = Cli.typing("1\n", "program", "report", program, "--worlds", folder.toString());
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).endsWith("sweep: --worlds: there is no world of daggers in this folder\n");
    }
}
