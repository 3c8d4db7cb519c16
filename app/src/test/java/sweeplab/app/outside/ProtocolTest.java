// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.play.Referee;

/** The protocol word by word, as docs/protocol.md shows it. */
final class ProtocolTest {

    @TempDir
    Path folder;

    private List<String> talk(boolean oracle, String game, String... answers) throws IOException {
        Files.write(folder.resolve("answers"), List.of(answers));
        Path log = folder.resolve("log");
        Launch parrot = Programs.python(
                "src/test/resources/outside/parrot.py",
                folder.resolve("answers").toString(),
                log.toString());
        try (ProcessAgent agent = new ProcessAgent(parrot, ProcessLimits.USUAL, oracle, 7)) {
            for (String id : game.split(";")) {
                Referee.play(GameId.parse(id).setup(new Catalogue()).newGame(), agent, step -> {});
                assertThat(agent.fault()).isEmpty();
            }
        }
        return Files.readAllLines(log);
    }

    @Test
    @DisplayName("the session of the document is what really happens")
    void documented() throws IOException {
        List<String> session;
        try (Stream<String> lines = Files.lines(Path.of("../docs/protocol.md"))) {
            session = lines.filter(line -> line.matches("[<>] .*")).toList();
        }
        String[] answers = session.stream()
                .filter(line -> line.startsWith("<"))
                .map(line -> line.substring(2))
                .toArray(String[]::new);
        assertThat(talk(false, "4x3/2 #21;4x3/2 #14", answers)).isEqualTo(session);
    }

    @Test
    @DisplayName("mask and chances come before each move to those who wish for them, chances only if the run allows it")
    void wishes() throws IOException {
        String[] answers = {"hello a 1 mask oracle", "safe 0", "resign"};
        assertThat(talk(true, "4x3/2 #21", answers))
                .contains(
                        "> hello sweeplab 1 neighbours mask relations oracle",
                        "> mask 111111111111",
                        "> mask 001100110011");
        assertThat(talk(true, "4x3/2 #21", answers))
                .filteredOn(line -> line.startsWith("> chances "))
                .last()
                .isEqualTo("> chances - - 0 0 - - 1 0 - - 1 0");
        assertThat(talk(false, "4x3/2 #21", answers)).noneMatch(line -> line.contains("chances"));
    }

    @Test
    @DisplayName("neighbours are told again only when the board is another")
    void neighbours() throws IOException {
        List<String> log =
                talk(false, "4x3/2 #21;4x3/2 #22;hex:2x2/1 #1", "hello a 1 neighbours", "resign", "resign", "resign");
        assertThat(log.stream().filter(line -> line.startsWith("> neighbours"))).hasSize(2);
        assertThat(log).contains("> neighbours 1,2,3 0,3 0,3 0,1,2", "> over stopped", "> quit");
    }

    @Test
    @DisplayName("gold, its clues, blocked cells, two starts and totals that are not told")
    void otherGames() throws IOException {
        List<String> log = talk(
                false,
                "daggers-counted 4x3/2+1g #1;obscured 4x3/2+2b #1;tornado 3x3/1 #1",
                "hello a 1",
                "safe 0",
                "resign",
                "resign",
                "resign");
        assertThat(log).anyMatch(line -> line.matches("> game rule=daggers-counted .* golds=1 .*"));
        assertThat(log).contains("> open 0 gold 0 0 0", "> open 1 1 1 1 1", "> move lives=2");
        assertThat(log).anyMatch(line -> line.matches("> game rule=obscured .* starts=0,\\d+ blocked=\\d+,\\d+ .*"));
        assertThat(log).anyMatch(line -> line.matches("> game rule=tornado board=hex .* dangers=\\? .*"));
    }

    @Test
    @DisplayName("nothing that an agent is told names the world or the seed of the board")
    void nothingSecret() throws IOException {
        String all =
                String.join("\n", talk(false, "nettle:medium3;9x9/10 #987654321", "hello a 1", "resign", "resign"));
        assertThat(all).doesNotContain("medium").doesNotContain("987654321");
    }

    @Test
    @DisplayName("a command line is split as a shell does")
    void words() {
        assertThat(Spec.parse("cmd:python3 'my agent.py' --a=\"b c\" d\\ e ''")
                        .launch()
                        .command())
                .containsExactly("python3", "my agent.py", "--a=b c", "d e", "");
    }

    @Test
    @DisplayName("the name of a program in a run says what it may use")
    void specs() {
        assertThat(Spec.is("cmd:x") && Spec.is("jar:x") && Spec.is("cmd+oracle:x"))
                .isTrue();
        assertThat(Spec.is("exact")).isFalse();
        Spec spec = Spec.parse("cmd+oracle+0.5s:sh -c 'a:b'");
        assertThat(spec.oracle()).isTrue();
        assertThat(spec.limits().move()).hasMillis(500);
        assertThat(spec.launch().command()).containsExactly("sh", "-c", "a:b");
        assertThat(Spec.parse("cmd:sh").oracle()).isFalse();
        assertThat(Spec.parse("cmd:sh").limits()).isEqualTo(ProcessLimits.USUAL);
        assertThatThrownBy(() -> Spec.parse("cmd:")).hasMessageContaining("has no command");
        assertThatThrownBy(() -> Spec.parse("cmd+magic:sh")).hasMessageContaining("write cmd:COMMAND LINE, jar:FILE");
        assertThatThrownBy(() -> Spec.parse("cmd:sh 'a")).hasMessageContaining("not closed");
    }
}
