// SPDX-License-Identifier: Apache-2.0
package sweeplab.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sweeplab.agent.Agent;
import sweeplab.agent.Roster;
import sweeplab.base.Dice;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;

/**
 * How the planning agents play, one number for some games of every kind: it changes when one move of one game does. A commit that
 * changes one says which fault it mends or what it gains; to write them anew:
 * {@code mvn -pl core test -Dtest=SignaturesTest -Dgolden.write=true}.
 */
final class SignaturesTest {

    private static final Path FOLDER = Path.of("src/test/resources/signatures");

    private static final List<String> KINDS = List.of(
            "30x16/99 safe@0,0",
            "16x16/40 opening@3,3",
            "9x9/10 safe@4,4",
            "torus:9x9/14 opening@2,2",
            "square4:8x8/9 opening@0,0",
            "hex:9x9/16 opening@4,4",
            "triangle:9x9/12 opening@3,3",
            "graph:football/5 opening@0,0",
            "nettle 9x9/14",
            "tornado 9x9/16",
            "reverse 9x9/16",
            "obscured 9x9/12+6b",
            "daggers square:9x9/14+8g",
            "daggers-m square:8x8/12+8g",
            "daggers-counted square:8x8/12+8g");

    @ParameterizedTest(name = "{0}")
    @DisplayName("The planning agents play as they did")
    @CsvSource({"fast, 6", "balanced, 6", "strong, 2"})
    void playsAsBefore(String agent, int games) throws IOException {
        String signatures = KINDS.stream()
                .map(kind -> kind + " | " + signature(agent, kind, games) + "\n")
                .collect(Collectors.joining());
        Path golden = FOLDER.resolve(agent + ".txt");
        if (Boolean.getBoolean("golden.write")) {
            Files.createDirectories(FOLDER);
            Files.writeString(golden, signatures);
        }
        assertThat(signatures).isEqualTo(Files.readString(golden));
    }

    private static String signature(String name, String kind, int games) {
        long[] all = {0};
        for (int game = 1; game <= games; game++) {
            Setup setup = GameId.parse(kind + " #" + game).setup(new Catalogue());
            Agent agent = Roster.core().get(name).maker().apply(game);
            Referee.play(
                    setup.newGame(),
                    agent,
                    step -> all[0] =
                            Dice.seed(all[0], 2L * step.cell() + step.kind().ordinal()));
        }
        return Long.toHexString(all[0]);
    }
}
