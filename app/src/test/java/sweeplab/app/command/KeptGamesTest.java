// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sweeplab.format.text.SizeLimits;

/** Commands that keep their games with {@code --trace}, and those that open them again. */
final class KeptGamesTest {

    @TempDir
    Path folder;

    private Path trace = Path.of("");

    @BeforeEach
    void choose() {
        trace = folder.resolve("games.trace");
    }

    private static Cli done(String typed, String... words) {
        Cli ran = Cli.typing(typed, words);
        assertThat(ran.exit()).as(ran.err()).isZero();
        return ran;
    }

    private String arena(int threads, String file) throws IOException {
        Path kept = folder.resolve(file + ".trace");
        done(
                "",
                ("arena run --agents exact,random --board 6x6/6 --games 30 --seed 1 --threads " + threads + " --out "
                                + folder.resolve(file + ".jsonl") + " --trace " + kept)
                        .split(" "));
        return Files.readString(kept);
    }

    @Test
    void aDuelWithItsLives() {
        done("0,0\n2,3\n2,3\nq\n", "versus", "in-order", "EASY1", "--seed", "1", "--trace", trace.toString());
        done("9,9\n5,5\nq\n", "versus", "in-order", "HARD10", "--seed", "1", "--trace", trace.toString());
        assertThat(trace)
                .content()
                .contains("agent you and in-order\n")
                .contains("\nlives 26\n")
                .contains(" you\n");
        assertThat(done("g", "watch", trace.toString()).out()).contains("you and in-order played daggers:HARD10");
        done("", "review", trace.toString());
    }

    @Test
    void aRunInTheOrderOfItsGames() throws IOException {
        String one = arena(1, "one");
        assertThat(one.split("sweeplab-trace 1\n")).hasSize(61);
        assertThat(arena(2, "two")).isEqualTo(one);
    }

    @Test
    void oneOfManyIsChosen() throws IOException {
        arena(1, "games");
        String file = trace.toString();
        String[] id = Files.readString(trace).split("\ngame ")[4].split("\n");
        Cli watched = done("g", "watch", file, "--pick", "4");
        assertThat(watched.out()).startsWith("random played " + id[0]).containsPattern("Won!|Lost\\.");
        done("", "review", file, "--pick", "4", "--json");
        assertThat(Cli.sweep("review", file).err())
                .contains("there are 60 games: choose one with --pick N, from 1 to 60");
        assertThat(Cli.sweep("watch", file, "--pick", "61").err()).contains("--pick 61: there are 60 games");
        assertThat(Cli.sweep("analyse", "00000", "--pick", "1").err()).contains("--pick chooses among the traces");
        assertThat(Cli.sweep("watch", "nosuch.trace").err()).contains("'nosuch.trace' is no file");
    }

    @Test
    void oneOfMoreThanIsReadAsOneText() throws IOException {
        String whole = arena(1, "games");
        try (Writer file = Files.newBufferedWriter(trace)) {
            for (long written = 0; written <= SizeLimits.BYTES; written += whole.length()) {
                file.write(whole);
            }
        }
        String id = whole.split("\ngame ")[4].split("\n")[0];
        assertThat(done("g", "watch", trace.toString(), "--pick", "64").out()).startsWith("random played " + id);
        assertThat(Cli.sweep("review", trace.toString()).err()).contains("games: choose one with --pick N, from 1 to");
    }

    @Test
    void resumedRunsHaveEachGameOnce() throws IOException {
        String whole = arena(1, "games");
        Path results = folder.resolve("games.jsonl");
        Files.write(results, Files.readAllLines(results).subList(0, 20));
        Files.writeString(trace, whole.substring(0, whole.length() * 2 / 3));
        done("", resumed(results));
        assertThat(trace).hasContent(whole);
    }

    private String[] resumed(Path results) {
        return ("arena run --agents exact,random --board 6x6/6 --games 30 --seed 1 --resume --out " + results
                        + " --trace " + trace)
                .split(" ");
    }

    @Test
    void aGameTornInItsLineSwallowsNoOther() throws IOException {
        String whole = arena(1, "games");
        Path results = folder.resolve("games.jsonl");
        Files.write(results, Files.readAllLines(results).subList(0, 20));
        String[] games = whole.split("(?=sweeplab-trace)");
        String torn = games[20].substring(0, games[20].indexOf("probe") + 3);
        Files.writeString(trace, String.join("", List.of(games).subList(0, 20)) + torn);
        done("", resumed(results));
        assertThat(trace).hasContent(whole);
    }

    @Test
    void aRunThatIsRefusedLeavesWhatIsThere() throws IOException {
        String whole = arena(1, "games");
        Cli again = Cli.sweep("arena run --agents exact --board 6x6/6 --out DIR/games.jsonl --trace DIR/games.trace"
                .replace("DIR", folder.toString())
                .split(" "));
        assertThat(again.err()).contains("is there already: --resume goes on with it");
        assertThat(trace).hasContent(whole);
        Cli same = Cli.sweep("arena run --agents exact --board 6x6/6 --out DIR/new.jsonl --trace DIR/new.jsonl"
                .replace("DIR", folder.toString())
                .split(" "));
        assertThat(same.err()).contains("new.jsonl is where the results go: name another file");
    }

    @Test
    void bothSidesOfAComparison() {
        done(
                "",
                ("bench versus exact random --board 5x5/4 --games 3 --warm-up 0 --seed 1 --trace " + trace).split(" "));
        assertThat(trace).content().containsPattern("(?s)agent exact.*agent exact.*agent random");
        done("g", "watch", trace.toString(), "--pick", "6");
    }

    @Test
    void strictGamesAreKeptAsTheBoardTheyBecame() {
        done("", "play", "random", "daggers:EASY1", "--strict", "--seed", "3", "--trace", trace.toString());
        assertThat(trace).content().contains("game daggers square:5x5/4+1g");
        assertThat(done("g", "watch", trace.toString()).out()).contains("Lost.");
    }

    @Test
    void whatCannotBeKeptIsSaidBefore() {
        Cli ran = Cli.sweep("play", "exact", "05 05 00 03 00 02 03 01 04 04", "--trace", trace.toString());
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("--trace: a trace names its game, and there is no id for pasted-text");
        assertThat(Cli.sweep("play", "exact", "5x5/4", "--trace", "no/such/folder.trace")
                        .err())
                .contains("there is no folder");
        assertThat(Cli.sweep("play", "exact", "5x5/4", "--trace", folder.toString())
                        .err())
                .contains("that is a folder");
        assertThat(trace).doesNotExist();
    }
}
