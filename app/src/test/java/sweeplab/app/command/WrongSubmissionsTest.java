// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code sweep grade}: a wrong submission of each kind gets a sentence that its author understands. */
final class WrongSubmissionsTest {

    @TempDir
    private Path folder;

    private final Map<String, String> sentences = new LinkedHashMap<>();

    private void handIn(String name, String file, String text, String sentence) throws IOException {
        Path student = Files.createDirectories(folder.resolve("handed-in").resolve(name));
        if (!file.isEmpty()) {
            Files.writeString(student.resolve(file), text);
        }
        sentences.put(name, sentence);
    }

    @Test
    @DisplayName("what cannot be read, started or called is said with its place in the student's own file")
    void sentences() throws IOException {
        Assumptions.assumeTrue(Cli.onPath("python3"), "python3 is not installed");
        handIn("empty", "", "", "cannot be run: expected agent.cmd, codingame.cmd, run, MyAI.py,");
        handIn("command", "agent.cmd", "no-such-program\n", "did not start: there is no program 'no-such-program'");
        handIn("script", "run.sh", "echo lost >&2; exit 7\n", "ended with exit code 7 (its last words: lost)");
        handIn("syntax", "agent.py", "def move(:\n", "SyntaxError: invalid syntax");
        handIn("import", "agent.py", "import numpyy\n", "No module named 'numpyy'");
        handIn("mark", "agent.cmd", "\uFEFFno-such-program\n", "there is no program 'no-such-program'");
        handIn("bytes", "agent.cmd", "python3 agent.py", "cannot be run: agent.cmd is not text in UTF-8");
        Files.writeString(folder.resolve("handed-in/bytes/agent.cmd"), "python3 agent.py", StandardCharsets.UTF_16);
        handIn("windows", "run", "#!/bin/sh\r\nexec cat\r\n", "cannot be run: run has the line ends of Windows");
        assertThat(folder.resolve("handed-in/windows/run").toFile().setExecutable(true))
                .isTrue();
        handIn("jar", "agent.jar", "no jar", "cannot be run: agent.jar ");
        String uci = "class MyAI:\n  def __init__(self, r, c, m, x, y):\n    pass\n";
        handIn(
                "java",
                "Agent.java",
                "class Agent {\n  int x = \"three\"\n}\n",
                "Agent.java:2: error: ';' expected | int x = \"three\"");
        handIn("uci-empty", "MyAI.py", uci, "AttributeError: 'MyAI' object has no attribute 'getAction'");
        handIn(
                "uci",
                "MyAI.py",
                uci + "  def getAction(self, number):\n    return self.board[0]\n",
                "has no attribute 'board', at line 5 of ./MyAI.py, in getAction: return self.board[0]");
        handIn("cs50", "ai.py", "class MinesweeperAI:\n  pass\n", "TypeError: MinesweeperAI() takes no arguments");
        handIn("codingame", "codingame.cmd", "cat\n", "agents of CodinGame play boards of 30x16, not 6x6");
        assertEach(grade("6x6/4", "60"));
    }

    @Test
    @DisplayName("a bot of CodinGame that answers something else is told what is expected")
    void bots() throws IOException {
        Assumptions.assumeTrue(Cli.onPath("python3"), "python3 is not installed");
        handIn("bot", "bot.py", "print('left a bit')\n", "the bot answered 'left a bit\\n', expected x y");
        handIn("bot", "codingame.cmd", "python3 bot.py\n", "the bot answered 'left a bit\\n', expected x y");
        assertEach(grade("30x16/99", "60"));
    }

    @Test
    @DisplayName(
            "one that says nothing is told how long it was waited for, and one that speaks by another rule what would be right")
    void silent() throws IOException {
        Assumptions.assumeTrue(Cli.onPath("python3"), "python3 is not installed");
        String hello = "print('hello me 1', flush=True)\n";
        String reading = "import sys\nfor line in sys.stdin:\n  ";
        handIn("silent", "agent.py", hello + reading + "pass\n", "late: no answer within 500 ms");
        handIn("chatty", "agent.py", hello + reading + "print('I open 3,4', flush=True)\n", "'I open 3,4'");
        handIn("polite", "agent.py", "print('Welcome!', flush=True)\n", "no hello: 'Welcome!': write 'hello NAME 1'");
        assertEach(grade("6x6/4", "0.5"));
    }

    private Cli grade(String board, String moveTime) {
        return Cli.sweep(
                "grade",
                folder.resolve("handed-in").toString(),
                "--board",
                board,
                "--start",
                "opening@2,2",
                "--games",
                "1",
                "--seed",
                "5",
                "--move-time",
                moveTime,
                "--out",
                folder.resolve("grades").toString());
    }

    private void assertEach(Cli graded) {
        assertThat(graded.exit()).as(graded.err()).isZero();
        List<String> lines = graded.out().lines().toList();
        sentences.forEach((name, sentence) -> assertThat(lines)
                .as(name)
                .anyMatch(line -> line.matches(" +\\d+  " + name + " .*") && line.contains(sentence)));
    }
}
