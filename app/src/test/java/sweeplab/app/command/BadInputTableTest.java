// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every command and option with bad input, in a table of what is said: one or two lines that name the value (marked by « » in the table).
 * It is written anew by {@code mvn -pl app -am test -Dtest=BadInputTableTest -Dbad.write=true}, and a change is read line by line.
 */
final class BadInputTableTest {

    private static final Path TABLE = Path.of("src/test/resources/sweeplab/app/command/bad-inputs.txt");
    private static final String PROMPT = "$ ";
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
    private static final Pattern BAD = Pattern.compile("«(.*?)»");

    @TempDir
    static Path folder;

    private static int made;

    @BeforeAll
    static void files() throws IOException {
        Files.writeString(folder.resolve("right.txt"), "0 1 1\n0 1 d\n0 1 1\n");
        Files.writeString(folder.resolve("empty.txt"), "");
        Files.write(folder.resolve("binary"), new byte[] {0, (byte) 0xff, (byte) 0xfe, 1, 2, 3, 0, (byte) 0x80});
        Files.createDirectories(folder.resolve("emptyfolder"));
        Files.createDirectories(folder.resolve("class/anna"));
        Files.copy(Path.of("../examples/agents/agent.py"), folder.resolve("class/anna/agent.py"));
        Cli.sweep("play", "exact", "5x5/4", "--seed", "1", "--trace", file("game.trace"));
        Cli.sweep(("arena run --agents exact --board 4x4/3 --games 3 --seed 1 --out " + file("run.jsonl")).split(" "));
        String line = Cli.sweep("generate --board 5x5/4 --start opening@0,0 --no-guess --seed 1".split(" "))
                .out();
        Files.writeString(folder.resolve("boards.jsonl"), line);
    }

    private static String file(String name) {
        return folder.resolve(name).toString();
    }

    private static String[] words(String command) {
        List<String> words = new ArrayList<>();
        Matcher next = WORD.matcher(command.replace("NEW", "new" + made++).replace("DIR", folder.toString()));
        while (next.find()) {
            words.add(next.group(1) == null ? next.group(2) : next.group(1));
        }
        return words.toArray(String[]::new);
    }

    /** What a command of the table says, as the table shows it. */
    private static String told(String command) {
        Cli ran = Cli.sweep(words(command.replaceAll("[«»]", "")));
        assertThat(ran.err())
                .as(command)
                .doesNotContain("\tat ")
                .doesNotContain("Exception")
                .doesNotContain("should not happen");
        assertThat(ran.err().lines().count()).as("%s: %s", command, ran.err()).isBetween(1L, 2L);
        assertThat(ran.exit()).as("%s: %s", command, ran.err()).isBetween(1, 2);
        String shown = ran.err().replace(folder.toString(), "DIR").replaceAll("new\\d+", "NEW");
        Matcher bad = BAD.matcher(command);
        while (bad.find()) {
            assertThat(shown).as(command).contains(bad.group(1).replace("\"", ""));
        }
        return PROMPT + command + "\n" + ran.exit() + "  " + shown.strip().replace("\n", "\n   ") + "\n";
    }

    @Test
    void whatIsSaidOfBadInput() throws IOException {
        String table = Files.readString(TABLE);
        List<String> commands = table.lines()
                .filter(line -> line.startsWith(PROMPT))
                .map(line -> line.substring(PROMPT.length()))
                .toList();
        List<String> faults = new ArrayList<>();
        StringBuilder told = new StringBuilder();
        for (String command : commands) {
            try {
                told.append(told(command));
            } catch (AssertionError e) {
                faults.add(e.getMessage());
            }
        }
        if (Boolean.getBoolean("bad.write")) {
            Files.writeString(TABLE, told.toString());
        }
        assertThat(faults).isEmpty();
        assertThat(commands).hasSizeGreaterThan(90);
        assertThat(Files.readString(TABLE)).isEqualTo(told.toString());
    }
}
