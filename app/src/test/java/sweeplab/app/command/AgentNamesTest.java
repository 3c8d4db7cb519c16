// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sweeplab.agent.Roster;
import sweeplab.sat.SatAgents;

/** A name means the same agent in every command: exactly that one if there is one, else the only one of the game's reports, which is said. */
final class AgentNamesTest {

    @TempDir
    Path folder;

    static Stream<String> names() {
        return SatAgents.addTo(Roster.core()).all().stream().map(Roster.Entry::name);
    }

    @ParameterizedTest
    @MethodSource("names")
    void anExactNameWins(String name) {
        for (String world : new String[] {"daggers:EASY1", "nettle:easy1", "tornado:TEST1"}) {
            Cli ran = Cli.sweep("play", name, world, "--seed", "1", "--json");
            assertThat(ran.out()).as(ran.err()).contains("\"agent\":\"" + name + "\"");
            assertThat(ran.err()).isEmpty();
        }
    }

    @Test
    void singlePointNeverGuesses() {
        assertThat(Cli.sweep("play", "sps", "daggers:EASY1", "--json").out()).contains("\"guesses\":0");
        assertThat(Cli.typing("q\n", "watch", "sps", "daggers:EASY1").out()).startsWith("sps plays daggers:EASY1");
        assertThat(Cli.typing("q\n", "versus", "sps", "EASY1").out()).startsWith("You against sps on");
        assertThat(Cli.sweep("kb", "daggers:EASY1", "--after", "sps", "--seed", "1")
                        .err())
                .isEmpty();
    }

    @Test
    void aShortNameSaysWhatItMeans() {
        Cli played = Cli.sweep("play", "Logic2", "nettle:medium3", "--seed", "1");
        assertThat(played.out()).startsWith("nettle-logic2 plays nettle:medium3");
        assertThat(played.err()).isEqualTo("sweep: Logic2 is nettle-logic2 here\n");
        assertThat(Cli.typing("q\n", "watch", "logic2", "nettle:medium3").err()).contains("logic2 is nettle-logic2");
    }

    @Test
    void inEveryCommand() throws IOException {
        String measured = "bench play --agent Logic2 --game nettle --board easy --games 2 --warm-up 0 --seed 1";
        assertThat(Cli.sweep(measured.split(" ")).out()).contains("\"agent\":\"nettle-logic2\"");
        String compared = "bench versus Logic2 sps --game nettle --board easy --games 2 --warm-up 0 --seed 1";
        assertThat(Cli.sweep(compared.split(" ")).out())
                .contains("nettle-logic2")
                .contains("only sps");
        Path out = folder.resolve("run.jsonl");
        String run = "arena run --agents Logic2,sps --game nettle --world easy1 --seed 1 --out " + out;
        Cli ran = Cli.sweep(run.split(" "));
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(Files.readString(out))
                .contains("\"agent\":\"nettle-logic2\"")
                .contains("\"agent\":\"sps\"");
    }

    @Test
    void aShortNameInSeveralReportsIsAnError() {
        Cli ran = Cli.sweep("play", "logic1", "daggers:EASY1");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("daggers-001-logic1, daggers-002-logic1");
    }
}
