package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sweeplab.app.json.JsonLines;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.play.Referee;
import sweeplab.play.Result;

/** Boards without a guess: every certificate is accepted by the checker, and an agent that takes no risk wins. */
final class GenerateTest {

    @ParameterizedTest
    @CsvSource({
        "classic, 9x9/10, 'opening@2,2', 10",
        "classic, hex:9x9/12, 'opening@3,3', 3",
        "classic, torus:9x9/10, 'opening@2,2', 3",
        "nettle, medium, '', 3",
        "tornado, SMALL, '', 3",
        "reverse, 5x5/5, '', 3",
        "obscured, 5x5/4+2b, '', 3",
    })
    void certificatesHold(String game, String board, String start, int count, @TempDir Path folder) throws IOException {
        String[] line = start.isEmpty()
                ? new String[] {
                    "generate", "--game", game, "--board", board, "--no-guess", "--seed", "1", "--count", "" + count
                }
                : new String[] {
                    "generate",
                    "--game",
                    game,
                    "--board",
                    board,
                    "--start",
                    start,
                    "--no-guess",
                    "--seed",
                    "1",
                    "--count",
                    "" + count
                };
        Cli made = Cli.sweep(line);
        assertThat(made.exit()).as(made.err()).isZero();
        assertThat(made.out().lines()).hasSize(count);
        Path file = Files.writeString(folder.resolve("boards.jsonl"), made.out());
        Cli checked = Cli.sweep("worlds", "check", "--certificate", file.toString());
        assertThat(checked.err()).isEmpty();
        assertThat(checked.out()).endsWith(count + " boards, " + count + " certificates hold\n");
        made.out().lines().forEach(GenerateTest::isWonWithoutAGuess);
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

    @Test
    void aForgedCertificateIsRefused(@TempDir Path folder) throws IOException {
        String line = Cli.sweep("generate", "--board", "9x9/10", "--start", "opening@2,2", "--no-guess", "--seed", "5")
                .out();
        String id = String.valueOf(JsonLines.texts(line).get("id"));
        Path file =
                Files.writeString(folder.resolve("forged.jsonl"), line.replace(id, "square:9x9/10 opening@2,2 #999"));
        Cli checked = Cli.sweep("worlds", "check", "--certificate", file.toString());
        assertThat(checked.exit()).isEqualTo(1);
        assertThat(checked.err()).contains("line 1: move ");
    }

    @Test
    void aWishThatCannotBeMetIsAnErrorNotABoard() {
        Cli none = Cli.sweep(
                "generate",
                "--board",
                "9x9/60",
                "--start",
                "safe@0,0",
                "--no-guess",
                "--attempts",
                "50",
                "--seed",
                "1");
        assertThat(none.exit()).isEqualTo(1);
        assertThat(none.out()).isEmpty();
        assertThat(none.err()).contains("none of 50 boards");
        assertThat(Cli.sweep("generate", "--board", "9x9").exit()).isEqualTo(2);
        assertThat(Cli.sweep("generate", "--board", "9x9/10", "--count", "0").exit())
                .isEqualTo(2);
    }

    @Test
    void theHardestProofCanBeChosen() {
        String easy = Cli.sweep(
                        "generate",
                        "--board",
                        "9x9/10",
                        "--start",
                        "opening@2,2",
                        "--no-guess",
                        "--hardest",
                        "ONE_CLUE",
                        "--count",
                        "1",
                        "--seed",
                        "1")
                .out();
        assertThat(easy.lines()).hasSize(1).allMatch(line -> line.contains("\"grade\":\"one clue\""));
        assertThat(Cli.sweep("generate", "--board", "9x9/10", "--seed", "1").out())
                .contains("\"noGuess\":false");
    }
}
