// SPDX-License-Identifier: Apache-2.0
package sweeplab.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sweeplab.agent.Roster;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.play.Referee;

/**
 * Recorded games, compared byte for byte (C4). A change of behaviour shows as a diff of these files; to record them anew:
 * {@code mvn -pl core test -Dtest=GoldenGamesTest -Dgolden.write=true}.
 */
final class GoldenGamesTest {

    private static final Path FOLDER = Path.of("src/test/resources/golden");

    @ParameterizedTest(name = "{0}")
    @DisplayName("C4: a recorded game is played the same again")
    @CsvSource(
            delimiter = '|',
            value = {
                "in-order-tornado         | tornado:LARGE4                     | in-order      | 0",
                "random-daggers           | daggers square:12x12/10+6g #5      | random        | 1",
                "random-daggers-counted   | daggers-counted hard #2            | random        | 6",
                "sps-tornado-small1       | tornado:SMALL1                     | P2            | 0",
                "sps-football             | graph:football/4 opening@0,0 #3    | sps           | 0",
                "sps-reverse              | reverse 7x7/8 #1                   | sps           | 0",
                "sps-obscured             | obscured 8x8/6+5b #1               | sps           | 0",
                "logic1-hard1             | nettle:hard1                       | nettle-logic1 | 4",
                "logic2-medium3           | nettle:medium3                     | nettle-logic2 | 1",
                "ees-beginner             | beginner opening@4,4 #8            | ees           | 0"
            })
    void isPlayedTheSame(String file, String game, String agent, long seed) throws IOException {
        String text = play(GameId.parse(game), agent, seed);
        Path golden = FOLDER.resolve(file + ".trace");
        if (Boolean.getBoolean("golden.write")) {
            Files.createDirectories(FOLDER);
            Files.writeString(golden, text);
        }
        assertThat(text).isEqualTo(Files.readString(golden));
        Trace read = Trace.parse(text, new Catalogue());
        assertThat(read.replay(read.game().setup(new Catalogue())).view().opened())
                .isPositive();
    }

    private static String play(GameId id, String agent, long seed) {
        Setup setup = id.setup(new Catalogue());
        List<Step> steps = new ArrayList<>();
        Roster.Entry entry = Roster.core().get(agent);
        Referee.play(setup.newGame(), entry.maker().apply(seed), steps::add);
        return new Trace(id, entry.name(), seed, steps).text(setup.world().topology());
    }
}
