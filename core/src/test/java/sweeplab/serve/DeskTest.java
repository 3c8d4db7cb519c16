// SPDX-License-Identifier: Apache-2.0
package sweeplab.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.agent.Roster;
import sweeplab.base.Budget;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.count.Exact;
import sweeplab.game.Game;

/** The protocol of docs/serve.md, line by line. */
final class DeskTest {

    private final Desk desk = new Desk(new Catalogue(), Roster.core(), DeskLimits.USUAL, () -> 77);

    private String ask(String line) {
        return desk.answer(line);
    }

    @Test
    @DisplayName("the session of docs/serve.md is what really happens")
    void session() throws IOException {
        List<String> lines = Files.readAllLines(Path.of("../docs/serve.md")).stream()
                .filter(line -> line.startsWith("> ") || line.startsWith("< "))
                .map(line -> line.substring(2))
                .toList();
        assertThat(lines).hasSizeGreaterThan(15);
        for (int i = 0; i < lines.size(); i += 2) {
            assertThat(ask(lines.get(i))).as(lines.get(i)).isEqualTo(lines.get(i + 1));
        }
        assertThat(desk.closed()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"9x9/10 opening@4,4", "hex:7x7/9 safe@0,0", "daggers:EASY1", "torus:6x6/6"})
    @DisplayName("clues and chances are those of the game that the answer names")
    void sameGame(String board) {
        assertThat(ask("make seed=5 info=chances " + board)).contains("\"batch\":1");
        String answer = ask("reset 1");
        String id = answer.replaceAll(".*\"ids\":\\{\"0\":\"([^\"]*)\".*", "$1");
        Game game = GameId.parse(id).setup(new Catalogue()).newGame();
        for (int start : game.view().starts()) {
            game.probe(start);
        }
        double[] chances = new double[game.world().topology().size()];
        StringBuilder shown = new StringBuilder();
        for (int i = 0; i < game.view().opened(); i++) {
            int cell = game.view().opened(i);
            shown.append(i == 0 ? "" : ",").append(cell).append(',').append(CellCode.of(game.view(), cell));
        }
        for (int cell = 0; cell < chances.length; cell++) {
            chances[cell] =
                    game.view().covered(cell) ? new Exact().analyse(game.view()).danger(cell) : Double.NaN;
        }
        assertThat(answer).contains("\"new\":[[" + shown + "]]");
        assertThat(answer).contains("\"chances\":[" + sweeplab.base.JsonText.of(chances) + "]");
    }

    @Test
    @DisplayName("a wrong flag changes nothing of what is certain, and a wasted guess costs its risk")
    void flagsAndCost() {
        ask("make info=certain,cost,win 5x4/3 opening@0,0 #5729698930945337136");
        String before = ask("reset 1");
        String safe = before.replaceAll(".*\"safe\":\\[\\[(\\d+).*", "$1");
        assertThat(ask("step 1 f" + safe)).contains(before.replaceAll(".*(\"safe\":.*?\\]\\]).*", "$1"));
        assertThat(ask("step 1 u" + safe)).doesNotContain("illegal");
        String danger = before.replaceAll(".*\"dangers\":\\[\\[(\\d+).*", "$1");
        assertThat(ask("step 1 " + danger))
                .contains("\"risk\":1,\"least\":0,")
                .contains("\"states\":[\"lost\"]")
                .contains("\"lost\":1,\"margin\":0");
        assertThat(ask("step 1 0")).contains("the game is over");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            dance                            | 'dance' is no request: there are hello, make,
            ""                               | '' is no request
            make                             | write columns x rows
            make games=5000 9x9/10           | games=5000 is out of range: 1 to 4096
            make games=x 9x9/10              | 'x' is not a whole number for games
            make seed=1.5 9x9/10             | seed=1.5 is no whole number
            make size=3 9x9/10               | 'size' is no setting here: there are begin, games,
            make info=future 9x9/10          | there is no info 'future': there are chances,
            make teacher=nobody 9x9/10       | unknown agent 'nobody'
            make begin=maybe 9x9/10          | begin=maybe: write yes or no
            make millis=0 9x9/10             | millis=0 is out of range
            make games=4096 200x200/100      | at most 4194304 in all
            make 5000x5000/7                 | at most 4194304 in all
            step 7 1                         | there is no batch 7
            step one 1                       | 'one' is not the number of a batch
            step 1 3                         | the games have not begun
            """)
    @DisplayName("what is wrong is said in a sentence, and nothing changes")
    void refuses(String line, String why) {
        ask("make 4x4/3");
        assertThat(ask(line)).startsWith("{\"error\":\"").contains(why);
        assertThat(ask("reset 1")).contains("\"states\":[\"playing\"]");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            step 1 3           | found 1 move for 2 games
            step 1 3 16        | move '16' is outside the board: cells are 0 to 15
            step 1 3 -1        | move '-1' is outside the board
            step 1 3 flag      | is not a move ('flag')
            reset 1 now        | 'now' is too much: write reset BATCH [seed=S]
            show 1 2           | game=2 is out of range: 0 to 1
            info 1             | there is no info ''
            """)
    @DisplayName("a step with one wrong move makes none")
    void wrongSteps(String line, String why) {
        ask("make games=2 begin=no 4x4/3");
        ask("reset 1");
        assertThat(ask(line)).startsWith("{\"error\":\"").contains(why);
        assertThat(ask("show 1 0")).contains("\"rows\":[\"? ? ? ?\",\"? ? ? ?\",\"? ? ? ?\",\"? ? ? ?\"]");
    }

    @Test
    @DisplayName("clues that are no numbers have numbers, and make says which, and show says what they are")
    void words() {
        assertThat(ask("make seed=1 [W] 5x5/9 opening@2,2"))
                .contains(",\"words\":{\"9\":\"1,1\",\"10\":\"1,2\",")
                .endsWith("\"}}");
        assertThat(ask("reset 1")).contains(",17,9,");
        assertThat(ask("show 1 0")).contains("\"? 3 1,1 1 ?\"");
        assertThat(ask("make seed=1 [M] 5x5/9")).doesNotContain("words");
        assertThat(ask("make seed=1 hex:5x5/9")).doesNotContain("words");
    }

    @Test
    @DisplayName("without a seed one is drawn and told; batches are freed")
    void seedsAndBatches() {
        assertThat(ask("make 4x4/3")).contains("\"seed\":77");
        String first = ask("reset 1");
        assertThat(ask("reset 1")).isNotEqualTo(first);
        assertThat(ask("reset 1 seed=77")).isEqualTo(first);
        assertThat(ask("drop 1")).isEqualTo("{\"batches\":[]}");
        assertThat(ask("drop 1")).contains("there is no batch 1");
    }

    @Test
    @DisplayName("where the time of a request is over no board is begun, and no game is moved")
    void noTime() {
        ask("make games=2 seed=3 5x4/3 opening@0,0");
        String begun = ask("reset 1");
        Budget over = Budget.unlimited();
        over.cancel();
        assertThat(desk.answer("reset 1", over))
                .contains("there was no time to draw all boards, and nothing was begun");
        assertThat(desk.answer("step 1 19 new", over)).contains("there was no time to draw all boards");
        assertThat(ask("info 1 certain")).contains("\"new\":[[],[]]");
        assertThat(ask("reset 1 seed=3")).isEqualTo(begun);
    }
}
