// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sweeplab.arena.GameRecord;
import sweeplab.arena.Plan;
import sweeplab.arena.Player;
import sweeplab.play.Result;

/** Agents of courses and contests, unmodified, by their own interfaces and by the real protocol. */
final class BridgeTest {

    private static final String HERE = "src/test/resources/outside/";

    private static List<GameRecord> play(String spec, String board, int games) {
        Assumptions.assumeTrue(Launch.program("python3").isPresent(), "python3 is not installed");
        Plan plan = new Plan(List.of(spec), List.of(board), games, 5, true, Map.of());
        Spec parsed = Spec.parse(spec).in(Confinement.of(ProcessAllowance.USUAL, List.of()));
        try (Player player = new Player(plan, name -> seed -> parsed.agent(seed, Transcript.NONE))) {
            return java.util.stream.IntStream.range(0, games)
                    .mapToObj(player::play)
                    .toList();
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            cs50:src/test/resources/outside/cs50/minesweeper.py            | 8x8/8 opening@3,3 #0     | 6
            uci:src/test/resources/outside/uci                             | 8x8/10 opening@3,3 #0    | 6
            codingame:python3 src/test/resources/outside/codingame/bot.py  | 30x16/60 opening@8,8 #0  | 3
            """)
    @DisplayName("each kind plays to the end, wins some, and never by a fault")
    void plays(String spec, String board, int games) {
        List<GameRecord> played = play(spec, board, games);
        assertThat(played).allMatch(game -> game.lastWords().isEmpty(), played.toString());
        assertThat(played).anyMatch(game -> game.score().result() == Result.WON);
    }

    @Test
    @DisplayName("what CS50's agent believes is checked: an unsound belief is a fault that says so")
    void unsoundBelief() {
        assertThat(play("cs50:" + HERE + "cs50/unsound.py", "8x8/10 opening@3,3 #0", 4))
                .anyMatch(game -> game.lastWords().startsWith("unsound: it called cell "));
    }

    @ParameterizedTest(name = "{0} on {1}")
    @CsvSource(delimiter = '|', textBlock = """
            cs50:src/test/resources/outside/cs50/other.py                | 8x8/10 #0   | has no class MinesweeperAI
            cs50:src/test/resources/outside/cs50/minesweeper.py          | hex:6x6/4 #0  | plays Classic Minesweeper on square boards only
            cs50:src/test/resources/outside/cs50/astray.py               | 8x8/10 #0   | it named 'a1', which is no cell: expected (row, column)
            uci:src/test/resources                                       | 8x8/10 #0   | there is no MyAI.py in
            codingame:python3 src/test/resources/outside/codingame/bot.py | 9x9/10 #0  | play boards of 30x16, not 9x9
            codingame:python3 src/test/resources/outside/codingame/chatty.py | 30x16/99 #0 | expected x y
            """)
    @DisplayName("what cannot play says why in a sentence")
    void saysWhy(String spec, String board, String why) {
        assertThat(play(spec, board, 1).get(0).lastWords()).contains(why);
    }

    @Test
    @DisplayName("a file that is not there is named before anything is played")
    void missing() {
        assertThatThrownBy(() -> Spec.parse("cs50:no/such.py")).hasMessageContaining("no/such.py");
        assertThatThrownBy(() -> Spec.parse("uci:no/such")).hasMessageContaining("no/such");
        assertThatThrownBy(() -> Spec.parse("codingame:")).hasMessageContaining("has no command");
    }
}
