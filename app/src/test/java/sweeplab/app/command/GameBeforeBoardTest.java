// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A board may stand behind its game, as it does in the name of a game, wherever boards are made. */
final class GameBeforeBoardTest {

    private static Cli with(String command, String... more) {
        String[] start = command.split(" ");
        String[] all = java.util.Arrays.copyOf(start, start.length + more.length);
        System.arraycopy(more, 0, all, start.length, more.length);
        return Cli.sweep(all);
    }

    @ParameterizedTest
    @CsvSource({"[Q],6x6/13", "nettle,medium", "[Q][M],5x5/9"})
    void generateAndNewWorlds(String game, String board) {
        Cli made = with("generate --seed 1", "--board", game + " " + board);
        assertThat(made.exit()).as(made.err()).isZero();
        assertThat(withoutMillis(made))
                .isEqualTo(withoutMillis(with("generate --seed 1 --game", game, "--board", board)));
        assertThat(with("worlds new --seed 1", game + " " + board))
                .isEqualTo(with("worlds new --seed 1 --game", game, board));
    }

    private static String withoutMillis(Cli ran) {
        return ran.out().replaceAll("\"millis\":[^,}]*", "");
    }

    @Test
    void measurementsAndTournaments(@TempDir Path folder) throws Exception {
        Cli measured = with("bench versus sps sps --games 2 --warm-up 0 --seed 1 --json", "--board", "[Q] 5x5/9");
        assertThat(measured.out()).as(measured.err()).contains("\"both\":");
        Path results = folder.resolve("run.jsonl");
        Cli played = with("arena run --agents sps --games 2 --seed 1", "--board", "[Q] 5x5/9", "--out", "" + results);
        assertThat(played.exit()).as(played.err()).isZero();
        assertThat(Files.readString(results)).contains("[Q] square:5x5/9");
    }

    @Test
    void twoGamesAreOneTooMany() {
        Cli ran = with("generate --game nettle", "--board", "[Q] 6x6/13");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err())
                .isEqualTo("sweep: '[Q] 6x6/13' is a game of [Q], but --game is nettle: leave one of them out\n");
        assertThat(with("generate --seed 1 --game [Q]", "--board", "[Q] 6x6/13").exit())
                .isZero();
    }
}
