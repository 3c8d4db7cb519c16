// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs of one's own in every command that plays: with a label, their standard error marked, and a log of the talk. */
final class OwnAgentTest {

    private static final String SHY = """
            while read -r word rest; do
              case $word in
                hello) echo "hello shy 1" ;;
                move) echo "  I would rather not" >&2; echo resign ;;
                quit) exit ;;
              esac
            done
            """;

    @TempDir
    Path folder;

    private String shy = "";
    private Path log = Path.of("");

    @BeforeEach
    void program() throws IOException {
        Path script = Files.writeString(folder.resolve("shy.sh"), SHY);
        shy = "shy=cmd:sh " + script;
        log = folder.resolve("talk.log");
    }

    private void checkTalk(Cli ran) throws IOException {
        assertThat(ran.err()).contains("[shy]   I would rather not");
        assertThat(Files.readString(log))
                .contains("shy > hello ")
                .contains("shy < hello shy 1")
                .contains("shy > move")
                .contains("shy < resign")
                .contains("shy !   I would rather not");
    }

    @Test
    void plays() throws IOException {
        Cli ran = Cli.sweep("play", shy, "daggers:EASY1", "--json", "--log", log.toString());
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(ran.out()).contains("\"agent\":\"shy\"").contains("\"result\":\"stuck\"");
        checkTalk(ran);
    }

    @Test
    void isWatchedThereAndBack() throws IOException {
        Cli ran = Cli.typing("\n\n\nu\nr\nd 4,4\n\nq\n", "watch", shy, "daggers:EASY1", "--log", log.toString());
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(ran.out()).contains("shy plays daggers:EASY1").contains("(4,4), dictated");
        checkTalk(ran);
        assertThat(Files.readAllLines(log).stream().filter(line -> line.contains("> hello ")))
                .as("one process for it all")
                .hasSize(1);
    }

    @Test
    void isMeasured() throws IOException {
        String games = " --board 5x5/3 --games 3 --warm-up 0 --seed 1 --log " + log;
        String[] words = ("bench play --agent AGENT" + games).split(" ");
        words[3] = shy;
        Cli ran = Cli.sweep(words);
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(ran.out())
                .contains("\"agent\":\"shy\"")
                .contains("\"games\":3")
                .contains("\"wins\":0");
        checkTalk(ran);
        words = ("bench versus AGENT exact" + games).split(" ");
        words[2] = shy;
        assertThat(Cli.sweep(words).out()).contains("only shy wins 0");
    }

    private Cli arena(Path out, String... more) {
        List<String> words = new ArrayList<>(List.of("arena", "run", "--agents", "exact", "--agents", shy));
        words.addAll(List.of("--board", "5x5/3", "--games", "2", "--seed", "1", "--threads", "1"));
        words.addAll(List.of("--log", log.toString(), "--out", out.toString()));
        words.addAll(List.of(more));
        return Cli.sweep(words.toArray(String[]::new));
    }

    @Test
    void isComparedUnderItsLabel() throws IOException {
        Path out = folder.resolve("run.jsonl");
        Cli ran = arena(out);
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(Files.readString(out)).contains("\"agent\":\"shy\"").doesNotContain("cmd:");
        assertThat(Files.readString(folder.resolve("run.run.json"))).contains("shy=cmd:sh ");
        assertThat(ran.out()).contains("shy");
        checkTalk(ran);
    }

    @Test
    void keepsItsTalkWhenTheRunGoesOn() throws IOException {
        Path out = folder.resolve("run.jsonl");
        arena(out);
        String talk = Files.readString(log);
        assertThat(arena(out).err()).contains("is there already");
        assertThat(log).content().isEqualTo(talk);
        Files.write(out, Files.readAllLines(out).subList(0, 3));
        assertThat(arena(out, "--resume").exit()).isZero();
        assertThat(log).content().startsWith(talk).hasSizeGreaterThan(talk.length());
    }

    @Test
    void isChecked() throws IOException {
        Cli ran = Cli.sweep("arena", "check", "--log", log.toString(), shy);
        assertThat(ran.err()).contains("[agent]   I would rather not");
        assertThat(Files.readString(log)).contains("agent > hello ").contains("agent < resign");
    }
}
