// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import sweeplab.HardPositions;
import sweeplab.app.Main;
import sweeplab.app.json.Json;
import sweeplab.app.terminal.Outlet;
import sweeplab.app.terminal.Terminal;

/**
 * The table in docs/commands.md is what comes out when every command is run: with --json, with bad input, on a full disk, into a pipe that is
 * closed, and with Ctrl-C. It is written anew by {@code mvn -pl app -am test -Dtest=CommandTableTest -Dcommands.write=true}.
 */
@EnabledIf("wanted")
final class CommandTableTest {

    private static final Path TABLE = Path.of("../docs/commands.md");
    private static final String HEADING =
            "| command | `--json` | right | bad input | failed | disk full | closed pipe | Ctrl-C |";

    private static final String INTRODUCTION = """
            # Every command, tried

            What a command promises, whichever it is: exit code 0 if it did what was asked, 1 if what was asked for failed, 2 for wrong usage or bad input, with one or two lines on standard error that say what would be right; 1 with one line if standard output takes no more (a full disk); 141 and silence as soon as whoever reads it has gone (`| head`); 130 after Ctrl-C,
            where `analyse`, `explain`, `review` and others with `--time-limit`, `bench play`, `bench versus` and `table` still say what they know and `arena run` how to go on. `--json` prints one JSON document and nothing else.

            The table is made by a test that runs them all (`CommandTableTest`) and fails when a line is not true. An empty field: nothing that was asked can fail; *short*: Ctrl-C was not tried, for what was run is over at once.

            """;

    @TempDir
    static Path folder;

    private static int made;

    // Once the table is there it must be true.
    static boolean wanted() {
        return Files.exists(TABLE) || Boolean.getBoolean("commands.write");
    }

    @BeforeAll
    static void files() throws IOException {
        Files.writeString(folder.resolve("right.txt"), "0 1 1\n0 1 d\n0 1 1\n");
        Files.writeString(folder.resolve("wrong.txt"), "0 2 1\n0 1 d\n0 1 1\n");
        Files.writeString(folder.resolve("clash.jsm"), "3x1x1\n1H2\n");
        Files.writeString(
                folder.resolve("hard.board"),
                HardPositions.WIDE_CLUES.make(1, 900).text());
        assertThat(run("play random 31x32/60 --seed 5 --trace DIR/guesses.trace")
                        .exit())
                .isZero();
        run("play exact 5x5/4 --seed 1 --trace DIR/game.trace");
        run("worlds levels hexcells --cells 20 --seed 1 --out DIR/levels");
        run("arena run --agents exact --board 4x4/3 --games 3 --seed 1 --out DIR/run.jsonl");
        for (String ending : List.of(".jsonl", ".run.json")) {
            Files.copy(folder.resolve("run" + ending), folder.resolve("damaged" + ending));
        }
        Path damaged = folder.resolve("damaged.jsonl");
        Files.writeString(damaged, Files.readString(damaged).replaceFirst("\"probes\":", "\"probes\":9"));
        Path agent = folder.resolve("agent");
        Files.copy(Path.of("../examples/agents/agent.py"), agent);
        assertThat(agent.toFile().setExecutable(true)).isTrue();
        Files.createDirectories(folder.resolve("class/anna"));
        Files.copy(agent, folder.resolve("class/anna/agent.py"));
        Path printouts = Files.createDirectories(folder.resolve("printouts/anna"));
        Files.writeString(printouts.resolve("playSweeper.sh"), "cat $1-$2.txt\n");
        Files.writeString(
                printouts.resolve("P1-SMALL1.txt"),
                run("program tornado P1 SMALL1").out());
        Files.createDirectories(folder.resolve("slow/ben"));
        Files.writeString(folder.resolve("slow/ben/agent.cmd"), "sleep 100\n");
    }

    private static String[] words(String command) {
        return command.replace("NEW", "new" + made++)
                .replace("DIR", folder.toString())
                .split(" ");
    }

    private static Cli run(String command) {
        return Cli.typing("q\n", words(command));
    }

    /** Takes a few bytes and then fails. */
    private static int losing(String command, String failure, int code, String told) {
        StringWriter err = new StringWriter();
        int[] room = {3};
        OutputStream out = new OutputStream() {
            @Override
            public void write(int one) throws IOException {
                if (--room[0] < 0) {
                    throw new IOException(failure);
                }
            }
        };
        Terminal terminal = new Terminal(
                Outlet.writer(out), new PrintWriter(err), new BufferedReader(new StringReader("q\n")), false, false);
        int exit = Main.run(terminal, words(command));
        assertThat(exit).as("%s: %s", command, err).isEqualTo(code);
        assertThat(err.toString()).as(command).endsWith(told);
        return exit;
    }

    private static String interrupted(CommandRow row) throws IOException, InterruptedException {
        if (row.lasting().isEmpty()) {
            return "short";
        }
        // Work in the background of a shell has Ctrl-C switched off, and so would all that it starts.
        List<String> command = new ArrayList<>(List.of(
                "env",
                "--default-signal=INT",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Dpress.within=" + row.within(),
                "-cp",
                System.getProperty("java.class.path"),
                "sweeplab.app.command.Interrupted"));
        command.addAll(List.of(words(row.lasting())));
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("interrupted.log").toFile())
                .start();
        boolean ended = process.waitFor(120, TimeUnit.SECONDS);
        process.destroyForcibly();
        String printed = Files.readString(folder.resolve("interrupted.log"));
        assertThat(ended).as("%s ends at Ctrl-C: %s", row.lasting(), printed).isTrue();
        assertThat(printed).doesNotContain("\tat ").doesNotContain("Exception").contains(row.known());
        return Integer.toString(process.exitValue());
    }

    private static String json(CommandRow row) {
        if (!row.json()) {
            return "no";
        }
        Cli ran = run(row.name() + " --json" + row.right().substring(row.name().length()));
        assertThat(ran.exit()).as("%s: %s", row.right(), ran.err()).isZero();
        assertThat(Json.read(ran.out().strip())).as(row.right()).isInstanceOf(Map.class);
        return "yes";
    }

    private static String refused(String command, int code) {
        if (command.isEmpty()) {
            return "";
        }
        Cli ran = run(command);
        assertThat(ran.exit()).as("%s: %s%s", command, ran.out(), ran.err()).isEqualTo(code);
        assertThat(ran.out() + ran.err())
                .as(command)
                .isNotBlank()
                .doesNotContain("\tat ")
                .doesNotContain("Exception");
        assertThat(ran.err().lines().count()).as(command).isBetween(code == 2 ? 1L : 0L, 2L);
        return Integer.toString(ran.exit());
    }

    private static String line(CommandRow row) throws IOException, InterruptedException {
        Cli right = run(row.right());
        assertThat(right.exit()).as("%s: %s", row.right(), right.err()).isZero();
        assertThat(right.out()).as(row.right()).isNotBlank();
        return "| `" + row.name() + "` | " + json(row) + " | " + right.exit() + " | " + refused(row.wrong(), 2) + " | "
                + refused(row.failing(), 1) + " | "
                + losing(row.right(), "No space left on device", 1, "sweep: standard output: No space left on device\n")
                + " | " + losing(row.right(), "Broken pipe", 141, "") + " | " + interrupted(row) + " |";
    }

    @Test
    void theTableIsTrue() throws IOException, InterruptedException {
        List<String> lines = new ArrayList<>(List.of(HEADING, "|---|---|---|---|---|---|---|---|"));
        List<String> faults = new ArrayList<>();
        for (CommandRow row : CommandRow.ALL) {
            try {
                lines.add(line(row));
            } catch (AssertionError | IllegalArgumentException e) {
                faults.add(row.name() + ": " + e.getMessage());
            }
        }
        assertThat(faults).isEmpty();
        String table = INTRODUCTION + String.join("\n", lines) + "\n";
        if (Boolean.getBoolean("commands.write")) {
            Files.writeString(TABLE, table);
        }
        assertThat(table).isEqualTo(Files.readString(TABLE));
    }

    @Test
    void noCommandIsLeftOut() {
        Set<String> tried =
                CommandRow.ALL.stream().map(row -> row.name().split(" ")[0]).collect(Collectors.toSet());
        List<String> commands = Cli.sweep("--help")
                .out()
                .lines()
                .dropWhile(line -> !line.equals("Commands:"))
                .skip(1)
                .takeWhile(line -> !line.isBlank())
                .filter(line -> line.matches("  \\S.*"))
                .map(line -> line.strip().split(" ")[0])
                // The servers have modules and tests of their own.
                .filter(command -> !command.matches("web|mcp"))
                .toList();
        assertThat(tried).containsAll(commands);
    }
}
