// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sweeplab.app.grade.GradeLog;

/** A whole class: several at a time, resumed, with boards of their own, pages for students, and the work of known courses as it is. */
final class GradeClassTest {

    private static final Path OUTSIDE = Path.of("src/test/resources/outside");

    @TempDir
    Path folder;

    private Path handedIn;

    @BeforeEach
    void submissions() throws IOException {
        Assumptions.assumeTrue(Cli.onPath("python3"), "python3 is not installed");
        handedIn = folder.resolve("handed-in");
        handIn("anna", Path.of("../examples/agents/agent.py"), "agent.py");
        handIn("uci", OUTSIDE.resolve("uci/src/MyAI.py"), "src/MyAI.py");
    }

    private void handInMore() throws IOException {
        handIn("cs50", OUTSIDE.resolve("cs50/minesweeper.py"), "minesweeper.py");
        handIn("unsound", OUTSIDE.resolve("cs50/minesweeper.py"), "minesweeper.py");
        handIn("unsound", OUTSIDE.resolve("cs50/unsound.py"), "agent.py");
        handIn("bot", OUTSIDE.resolve("codingame/bot.py"), "bot.py");
        Files.writeString(handedIn.resolve("bot/codingame.cmd"), "python3 bot.py\n");
    }

    private void handIn(String name, Path file, String as) throws IOException {
        Path to = handedIn.resolve(name).resolve(as);
        Files.createDirectories(to.getParent());
        Files.copy(file, to);
    }

    private Cli grade(String... more) {
        List<String> words = new ArrayList<>(List.of("grade", handedIn.toString(), "--board", "8x8/12"));
        words.addAll(List.of("--start", "opening@3,3", "--games", "3", "--seed", "3"));
        words.addAll(List.of(more));
        if (!words.contains("--out")) {
            words.addAll(List.of("--out", folder.resolve("grades").toString()));
        }
        Cli ran = Cli.sweep(words.toArray(String[]::new));
        assertThat(ran.exit()).as(ran.err()).isZero();
        return ran;
    }

    private String page(String name) throws IOException {
        return Files.readString(folder.resolve("pages/" + name + ".html"));
    }

    @Test
    @DisplayName(
            "work of CS50, CS 171 and CodinGame plays as it is; each student gets a page with proof and picture, and hidden games stay hidden")
    void pages() throws IOException {
        handInMore();
        Cli ran = grade(
                "--threads",
                "2",
                "--feedback",
                folder.resolve("pages").toString(),
                "--visible",
                "2",
                "--jplag",
                folder.resolve("jplag").toString());
        assertThat(ran.out()).contains("play boards of 30x16, not 8x8");
        assertThat(page("unsound")).contains("unsound: it called cell").contains("<svg");
        String uci = page("uci");
        assertThat(uci)
                .contains("although")
                .contains("certainly safe")
                .contains(" so (")
                .contains("<svg");
        assertThat(uci).contains("1 game of them is not shown").doesNotContain("<h2>Game 3");
        assertThat(folder.resolve("jplag/uci/src/MyAI.py")).exists();
        assertThat(folder.resolve("jplag/anna/agent.py")).exists();
    }

    @Test
    @DisplayName(
            "names that differ have pages that differ, however they are written, and none leaves its line or is taken for an option")
    void namesOfAnyKind() throws IOException {
        for (String name : List.of("an na", "an_na", "\u738b", "\u674e", "x".repeat(253), "esc\u001b[31m")) {
            handIn(name, Path.of("../examples/agents/agent.py"), "agent.py");
        }
        Files.copy(Path.of("../examples/agents/agent.py"), handedIn.resolve("-x.py"));
        Cli ran = grade("--feedback", folder.resolve("pages").toString());
        assertThat(ran.out()).doesNotContain("Unknown option", "\u001b").contains("esc?[31m");
        try (Stream<Path> pages = Files.list(folder.resolve("pages"))) {
            assertThat(pages).hasSize(9);
        }
        assertThat(page("an na")).contains("<h1>an na</h1>");
        assertThat(page("\u738b")).contains("<h1>\u738b</h1>");
    }

    @Test
    @DisplayName("somebody who hands in far too much keeps nobody else from being graded, logged and compared")
    void farTooMuch() throws IOException {
        handIn("big", Path.of("../examples/agents/agent.py"), "agent.py");
        try (RandomAccessFile data =
                new RandomAccessFile(handedIn.resolve("big/data").toFile(), "rw")) {
            data.setLength(3L << 30);
        }
        Path compare = folder.resolve("compare");
        Cli ran = grade("--log", folder.resolve("log").toString(), "--jplag", compare.toString());
        assertThat(ran.out()).contains("cannot be run: more than 10000 files or 256 MiB handed in");
        assertThat(ran.err()).contains("big is not in " + compare + ": more than 10000 files or 256 MiB handed in");
        assertThat(compare.resolve("big")).doesNotExist();
        assertThat(compare.resolve("anna/agent.py")).exists();
    }

    @Test
    @DisplayName("pages asked for later, or with other games shown, are written although the log knows the games")
    void pagesLater() throws IOException {
        String log = folder.resolve("log").toString();
        String pages = folder.resolve("pages").toString();
        grade("--log", log);
        grade("--log", log, "--feedback", pages);
        assertThat(page("uci")).doesNotContain("not shown here");
        grade("--log", log, "--feedback", pages, "--visible", "2");
        assertThat(page("uci")).contains("1 game of them is not shown here");
        Files.writeString(folder.resolve("pages/anna.html"), page("anna").replace("<h1>", "<h1>kept "));
        grade("--log", log, "--feedback", pages, "--visible", "2");
        assertThat(page("anna")).contains("<h1>kept anna");
    }

    @Test
    @DisplayName(
            "a run goes on where its log ends: who has not changed is not graded again, who has is; the results are the same with any number of threads")
    void resumes() throws IOException {
        Path log = folder.resolve("log");
        String first = grade("--log", log.toString(), "--threads", "2").out();
        List<String> lines = Files.readAllLines(log);
        assertThat(lines).hasSize(2 * 4);
        Files.write(log, lines.subList(0, 6));
        assertThat(grade("--log", log.toString()).out()).isEqualTo(first);
        List<String> again = Files.readAllLines(log);
        assertThat(again.subList(0, 4)).isEqualTo(lines.subList(0, 4));
        assertThat(again).hasSize(2 * 4);
        Files.writeString(handedIn.resolve("anna/agent.py"), "print('no')\n");
        assertThat(grade("--log", log.toString()).out()).isNotEqualTo(first);
        assertThat(Files.readAllLines(log)).hasSize(3 * 4);
        Files.writeString(log, "something else\n");
        Cli refused = Cli.sweep(
                "grade",
                handedIn.toString(),
                "--board",
                "4x4/3",
                "--log",
                log.toString(),
                "--out",
                folder.resolve("g").toString());
        assertThat(refused.exit()).isEqualTo(2);
        assertThat(refused.err()).contains("line 1: this is no log of 'sweep grade'");
    }

    @Test
    @DisplayName("a log that another run writes is left alone: two of them would lose each other's lines")
    void oneRunALog() {
        Path log = folder.resolve("log");
        try (GradeLog other = GradeLog.open(log)) {
            Cli refused = Cli.sweep("grade", handedIn.toString(), "--log", log.toString(), "--board", "4x4/3");
            assertThat(refused.exit()).isEqualTo(2);
            assertThat(refused.err()).contains(log + " is being written by another run");
            assertThat(other.seed()).isEmpty();
        }
    }

    @Test
    @DisplayName(
            "with seeds of their own everybody plays other boards, the same ones each time; worlds count whole, as in CS 171")
    void seedsAndWorlds() throws IOException {
        Path rubric = Files.writeString(folder.resolve("rubric"), "worlds 60 1,2,3\n");
        grade(
                "--seed-per-student",
                "--format",
                "csv",
                "--out",
                folder.resolve("one.csv").toString());
        grade(
                "--seed-per-student",
                "--format",
                "csv",
                "--threads",
                "2",
                "--out",
                folder.resolve("two.csv").toString());
        assertThat(ids("one.csv", "anna")).isEqualTo(ids("two.csv", "anna")).isNotEqualTo(ids("one.csv", "uci"));
        grade(
                "--rubric",
                rubric.toString(),
                "--format",
                "gradescope",
                "--visible",
                "1",
                "--out",
                folder.resolve("gs").toString());
        String results = Files.readString(folder.resolve("gs/results.json"));
        assertThat(results)
                .contains("of 3 small worlds solved (1 each)")
                .contains("games that are hidden")
                .contains("after_published");
    }

    private List<String> ids(String file, String name) throws IOException {
        return Files.readAllLines(folder.resolve(file)).stream()
                .filter(line -> line.startsWith(name + ","))
                .map(line -> line.replaceAll(".*#(-?\\d+).*", "$1"))
                .toList();
    }

    @Test
    @DisplayName("printouts of a student's own program, line by line beside the expected ones")
    void printouts() throws IOException {
        Path programs = folder.resolve("programs");
        String ours = "cat $1-$2.txt";
        for (String[] each : new String[][] {
            {"right", ours}, {"wrong", ours + " | sed s/Start/Begin/"}, {"broken", "echo oops >&2; exit 3"}
        }) {
            Files.createDirectories(programs.resolve(each[0]));
            Files.writeString(programs.resolve(each[0]).resolve("playSweeper.sh"), each[1] + "\n");
            for (String program : List.of("P1", "P2")) {
                Path printout = programs.resolve(each[0]).resolve(program + "-SMALL1.txt");
                Files.writeString(
                        printout,
                        Cli.sweep("program", "tornado", program, "SMALL1").out());
            }
        }
        Files.createDirectories(programs.resolve("empty"));
        Cli ran = Cli.sweep("grade", "printouts", programs.toString(), "--programs", "P1,P2", "--names", "SMALL1");
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(ran.out())
                .contains("right: 2 of 2 printouts right")
                .contains("wrong: 0 of 2 printouts right")
                .contains("should be 'Start!' and is 'Begin!'")
                .contains("it ended with exit code 3: oops")
                .contains("empty: 0 of 2")
                .contains("expected playSweeper.sh or a .jar");
    }
}
