// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** V8: with --strict every move that is not certain is wrong, whoever plays and in whatever command. */
final class StrictPlayTest {

    private static final String MANY = " --board 5x5/5 --games 40 --seed 1 ";

    @TempDir
    Path folder;

    private static String done(String typed, String words) {
        Cli ran = Cli.typing(typed, words.split(" "));
        assertThat(ran.exit()).as("%s: %s", words, ran.err()).isZero();
        return ran.out();
    }

    @Test
    void whoGuessesLosesInEveryMeasurement() {
        String usual = done("", "bench play --agent exact --warm-up 0" + MANY);
        String strict = done("", "bench play --agent exact --strict --warm-up 0" + MANY);
        assertThat(usual).doesNotContain("\"strict\"");
        assertThat(strict).contains("\"strict\":true");
        assertThat(wins(strict)).isPositive().isLessThan(wins(usual));
        assertThat(done("", "bench versus exact random --json --strict --warm-up 0" + MANY))
                .contains("\"wins\":" + wins(strict) + ",");
    }

    private static int wins(String json) {
        return Integer.parseInt(json.replaceAll("(?s).*?\"wins\":(\\d+).*", "$1"));
    }

    @Test
    void aStrictRunIsAnotherRun() throws IOException {
        String run = "arena run --agents exact --threads 1 --strict --trace DIR/t --out DIR/r.jsonl" + MANY;
        done("", run.replace("DIR", folder.toString()));
        for (String line : Files.readAllLines(folder.resolve("r.jsonl"))) {
            assertThat(line.contains("\"result\":\"won\"")).as(line).isEqualTo(line.contains("\"guesses\":0,"));
        }
        Cli usual = Cli.sweep((run.replace("--strict ", "") + "--resume")
                .replace("--trace DIR/t", "")
                .replace("DIR", folder.toString())
                .split(" +"));
        assertThat(usual.exit()).isEqualTo(2);
        assertThat(usual.err()).contains("belongs to another run").contains("strict is true");
    }

    @Test
    void whatLiarsSaidIsSaidAgainWhenTheGameIsOpened() throws IOException {
        for (int board = 0; board < 20; board++) {
            Path kept = folder.resolve("liars" + board);
            Cli played = Cli.sweep(
                    "play",
                    "exact",
                    "[L] 5x5/7 #" + board,
                    "--strict",
                    "--seed",
                    "1",
                    "--json",
                    "--trace",
                    kept.toString());
            String first = played.out().replaceAll("(?s).*\"view\":\\[\"(\\S+) .*", "$1");
            assertThat(Cli.sweep("convert", kept.toString(), "board").out())
                    .as("board %d", board)
                    .containsPattern("\\[view]\n" + first);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"play", "watch"})
    void aGameIsKeptAsTheBoardItBecame(String command) {
        String kept = folder.resolve("game.trace").toString();
        for (int seed = 1; seed <= 5; seed++) {
            String shown = done("g\nq\n", command + " random 5x5/5 --strict --seed " + seed + " --trace " + kept);
            assertThat(shown).contains("Lost");
            assertThat(done("g\nq\n", "watch " + kept)).contains("Lost. ");
        }
    }

    @Test
    void aGuessTakenBackIsWrongAgain() {
        String twice = done("g\nu\nr\nw\nq\n", "watch random 5x5/5 --strict --seed 1");
        assertThat(twice).contains("Taken back.").contains("Made again.").contains("It was not certain");
        assertThat(twice.lines().filter(line -> line.startsWith("Lost. ")).count())
                .isEqualTo(3);
    }

    @Test
    void aPersonMustBeCertainToo() {
        assertThat(done("o 0,0\no 4,4\no 4,0\no 0,4\nq\n", "play you 5x5/8 --strict --seed 3"))
                .contains("Lost; u takes the last move back");
        assertThat(done("4,4\nq\n", "versus in-order daggers:EASY1 --strict")).contains("You against");
    }

    @Test
    void whereItMakesNoSenseThatIsSaid() {
        String kept = folder.resolve("game.trace").toString();
        done("", "play exact 5x5/4 --seed 1 --trace " + kept);
        assertThat(Cli.sweep("watch", kept, "--strict").err()).contains("--strict is for a game that is played now");
        Cli ran = Cli.sweep("arena run --agents exact,clairvoyant --board 5x5/4 --strict --out x.jsonl".split(" "));
        assertThat(ran.err()).contains("--strict: clairvoyant");
    }
}
