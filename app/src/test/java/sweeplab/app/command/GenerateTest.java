// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.app.command.option.Agents;
import sweeplab.app.json.JsonLines;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.play.Referee;
import sweeplab.play.Result;

/** Boards without a guess: every certificate is accepted by the checker, and an agent that takes no risk wins. */
final class GenerateTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--board 9x9/10 --start opening@2,2 --count 20",
                "--board hex:9x9/12 --start opening@3,3 --count 5",
                "--board torus:9x9/10 --start opening@2,2 --count 5",
                "--board triangle:8x6/6 --start opening@2,2 --count 5",
                "--board graph:football/6 --start safe@0,0 --count 5",
                "--game nettle --board medium --count 5",
                "--game daggers --board MEDIUM --count 5",
                "--game daggers-m --board EASY --count 5",
                "--game daggers-counted --board EASY --count 5",
                "--game tornado --board SMALL --count 5",
                "--game reverse --board 5x5/5 --count 5",
                "--game obscured --board 5x5/4+2b --count 5",
                "--board 16x16/80 --start opening@2,2 --count 3 --mix 50",
                "--board 9x9/12 --start opening@2,2 --count 5 --method repair --mix 0",
                "--game daggers-m --board 7x7/10+1g --count 2 --method repair --mix 5",
                "--game obscured --board 8x8/14+3b --count 3 --method repair --mix 50 --hardest two_clues",
                "--game tornado --board 9x9/26 --count 3 --method repair --mix 50",
                "--board 9x9/14 --start opening@2,2 --count 3 --puzzle sps",
                "--board 9x9/14 --start opening@2,2 --count 3 --puzzle sat",
                "--game [M] --board 5x5/4 --count 2",
            })
    void certificatesHold(String options, @TempDir Path folder) throws IOException {
        Cli made = generate(options + " --seed 1");
        long count = made.out().lines().count();
        assertThat(options).contains("--count " + count);
        assertThat(made.exit()).as(made.err()).isZero();
        Path file = Files.writeString(folder.resolve("boards.jsonl"), made.out());
        Cli checked = Cli.sweep("worlds", "check", "--certificate", file.toString());
        assertThat(checked.err()).isEmpty();
        assertThat(checked.out()).endsWith(count + " boards, " + count + " certificates hold\n");
        made.out().lines().forEach(GenerateTest::isWonWithoutAGuess);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--game [Q][M] --board 5x5/8", "--game [V] --board 4x3/3", "--game [T][W] --board 4x3/4"})
    void aPuzzleWithFewCluesIsPlayedWithoutAGuess(String game, @TempDir Path folder) throws IOException {
        Cli made = generate(game + " --few-clues --seed 239815");
        assertThat(made.exit()).as(made.err()).isZero();
        Path lines = Files.writeString(folder.resolve("puzzles.jsonl"), made.out());
        assertThat(Cli.sweep("worlds", "check", "--certificate", lines.toString())
                        .out())
                .endsWith("1 board, 1 certificate holds\n");
        String puzzle = String.valueOf(JsonLines.texts(made.out().strip()).get("puzzle"));
        Path board = Files.writeString(folder.resolve("puzzle.board"), puzzle);
        assertThat(Cli.sweep("play", "exact", board.toString(), "--strict").out())
                .contains("Won after", "(0 guesses)");
        Path bent = Files.writeString(folder.resolve("bent.jsonl"), made.out().replace("\\nprobe (", "\\nflag ("));
        assertThat(Cli.sweep("worlds", "check", "--certificate", bent.toString())
                        .exit())
                .isNotZero();
        assertThat(generate("--board 9x9/10 --few-clues").err()).contains("rules in letters");
    }

    private static void isWonWithoutAGuess(String line) {
        GameId id = GameId.parse(String.valueOf(JsonLines.texts(line).get("id")));
        var score = Referee.play(
                id.setup(new Catalogue()).newGame(),
                Agents.all().get("exact").maker().apply(0),
                step -> {});
        assertThat(score.result()).as(id.toString()).isEqualTo(Result.WON);
        assertThat(score.guesses()).as(id.toString()).isZero();
    }

    private static Cli generate(String options) {
        return Cli.sweep(("generate --no-guess " + options).split(" "));
    }

    @Test
    void aForgedCertificateIsRefused(@TempDir Path folder) throws IOException {
        String line = generate("--board 9x9/10 --start opening@2,2 --seed 5").out();
        String id = String.valueOf(JsonLines.texts(line).get("id"));
        Path file =
                Files.writeString(folder.resolve("forged.jsonl"), line.replace(id, "square:9x9/10 opening@2,2 #999"));
        Cli checked = Cli.sweep("worlds", "check", "--certificate", file.toString());
        assertThat(checked.exit()).isEqualTo(1);
        assertThat(checked.err()).contains("line 1: move ");
    }

    @Test
    void aWishThatCannotBeMetIsAnErrorNotABoard() {
        Cli none = generate("--board 9x9/60 --start safe@0,0 --method rejection --attempts 50 --seed 1");
        assertThat(none.exit()).isEqualTo(1);
        assertThat(none.out()).isEmpty();
        assertThat(none.err()).contains("none of 50 boards");
    }

    @ParameterizedTest
    @CsvSource({
        "--board 9x9, board '9x9'",
        "--board 9x9/10 --count 0, --count 0",
        "--board 9x9/10 --at-least case_split --hardest two_clues, cannot need 'case split' where nothing harder than 'two clues' is allowed",
        "--board 9x9/10 --at-least mine_counter --no-mine-counter, cannot need 'mine counter' where nothing harder than 'case split' is allowed",
        "--game tornado --board small --at-least mine_counter, is not told",
        "--board 9x9/10 --puzzle sps --no-mine-counter, --puzzle says it all",
        "--board 9x9/10 --mix -1, --mix -1 is out of range",
        "--board 9x9/10 --attempts 0, --attempts 0",
    })
    void whatMakesNoSenseIsRefused(String options, String why) {
        Cli made = generate(options);
        assertThat(made.exit()).isEqualTo(2);
        assertThat(made.out()).isEmpty();
        assertThat(made.err()).contains(why);
    }

    @ParameterizedTest
    @CsvSource({
        "--hardest one_clue, \"\"grade\"\":\"\"one clue\"\"",
        "--no-mine-counter, \"\"usesMineCount\"\":false",
        "--at-least mine_counter, \"\"usesMineCount\"\":true",
        "--at-least two_clues --hardest two_clues, \"\"grade\"\":\"\"two clues\"\"",
    })
    void theReasoningCanBeChosen(String options, String shown) {
        for (String method : List.of("rejection", "repair")) {
            Cli made = generate("--board 9x9/12 --start opening@2,2 --seed 1 --count 3 --mix 100 --method " + method
                    + " " + options);
            assertThat(made.out().lines())
                    .as(made.err())
                    .hasSize(3)
                    .allMatch(line -> line.contains(shown.replace("\"\"", "\"")))
                    .allMatch(line -> line.contains("\"method\":\"" + method));
        }
    }

    @Test
    void aBoardThatIsWrittenOutIsPlayedAsItIs() {
        String id = "square:4x4/3 safe@0,0 =AjA";
        Cli played = Cli.sweep("play", "exact", id, "--seed", "1");
        assertThat(played.out())
                .startsWith("exact plays " + id + ",")
                .contains("1 | 0 2 F 3")
                .contains("Won");
        assertThat(Cli.sweep("play", "exact", "square:4x4/3 safe@0,0 =Aj").err())
                .contains("has 2 letters");
        assertThat(Cli.sweep("worlds", "new", "4x4/3 =AjA").err()).contains("nothing left to chance");
    }

    @Test
    void withoutTheWishBoardsHaveNoCertificate() {
        assertThat(Cli.sweep("generate", "--board", "9x9/10", "--seed", "1").out())
                .contains("\"noGuess\":false");
        assertThat(Cli.sweep("generate", "--board", "9x9/10", "--method", "repair")
                        .exit())
                .isEqualTo(2);
    }

    @Test
    void autoSaysWhichMethodItTook() {
        assertThat(generate("--board 16x16/40 --start opening@2,2 --seed 1").out())
                .contains("\"method\":\"rejection");
        assertThat(generate("--board 12x12/50 --start opening@2,2 --seed 1 --mix 0")
                        .out())
                .contains("\"method\":\"repair");
    }
}
