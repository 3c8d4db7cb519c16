// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bad input ends with exit code 2 and one or two lines that name the value, and writes nothing. */
final class BadInputTest {

    @TempDir
    Path folder;

    private static void refused(String part, String... args) {
        Cli ran = Cli.sweep(args);
        assertThat(ran.exit()).as(ran.err()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains(part).doesNotContain("\tat ").doesNotContain("Exception");
        assertThat(ran.err().lines().count()).as(ran.err()).isBetween(1L, 2L);
    }

    @Test
    void unknownNames() {
        refused("unknown agent 'nobody'", "play", "nobody", "EASY1", "--game", "daggers");
        refused("unknown world 'EASY99'", "play", "random", "EASY99", "--game", "daggers");
        refused("unknown world 'nowhere'", "play", "random", "nowhere");
        refused("unknown game 'chess'", "play", "random", "EASY1", "--game", "chess");
        refused("several games (nettle, daggers)", "play", "random", "EASY1");
        refused("but --game is nettle", "play", "random", "tornado:LARGE4", "--game", "nettle");
        refused("there is no command 'plya'", "plya");
        refused("Missing required parameter", "play", "random");
        refused("'abc' is not a whole number", "play", "random", "expert", "--seed", "abc");
    }

    @Test
    void aWordThatNothingKnowsIsNamedBeforeOneThatIsMissing() {
        refused("unknown option '--sead'", "play", "random", "--sead", "4");
        refused("unknown option '-1x3/1'", "play", "random", "-1x3/1");
        refused("unknown option '--agents'", "bench", "versus", "--agents", "fast");
        refused("'-' is one word too many", "play", "random", "expert", "-");
        refused("from -2^63 to 2^63 - 1", "play", "random", "9x9/10 #9223372036854775808");
    }

    @Test
    void longWordsAreNotSaidInFull() {
        String word = "z".repeat(10_000);
        for (List<String> words : List.of(
                List.of(word),
                List.of("play", word, "expert"),
                List.of("play", "random", "expert", "--" + word),
                List.of("play", "random", "expert", word),
                List.of("play", "random", "expert", "--seed", word))) {
            assertThat(Cli.sweep(words.toArray(String[]::new)).err()).hasSizeLessThan(300);
        }
    }

    @Test
    void impossibleBoards() {
        refused("0x0", "play", "random", "0x0/0");
        refused("100000x100000", "play", "random", "100000x100000/5");
        refused("26 mines do not fit", "play", "random", "5x5/26");
        refused("board '5xfive/3'", "play", "random", "5xfive/3");
        refused("there is no gold in the game classic", "play", "random", "5x5/3+1g");
        refused("unknown topology 'moon'", "play", "random", "moon:5x5/3");
        refused("outside the board", "play", "random", "5x5/3 safe@9,9");
        refused("start 'here'", "play", "random", "5x5/3 here");
        refused("no seed", "play", "random", "5x5/3 #x");
        refused("torus", "play", "random", "torus:2x2/1");
    }

    @Test
    void wrongWorldFiles() throws IOException {
        refused(": there are no rows", world("EMPTY", "\n"));
        refused(", row 1", world("RAGGED", "0 0 0\n0 0\n0 0 0\n"));
        refused(", row 0, column 1: found clue 2, expected 1", world("CLUE", "0 2 d\n0 1 1\n0 0 0\n"));
        refused(", row 1, column 1: found gold beside a dagger", world("GOLD", "0 1 d\n0 g 1\n0 0 0\n"));
        refused(", row 0, column 0: found 'd', expected a safe cell", world("START", "d 1 0\n1 1 0\n0 0 0\n"));
        refused(", row 2, column 2: found 'x', expected a clue", world("SYMBOL", "0 0 0\n0 0 0\n0 0 x\n"));
    }

    private String[] world(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name + ".txt"), text);
        return new String[] {"play", "random", name, "--game", "daggers", "--worlds", folder.toString()};
    }

    @Test
    void wrongFolders() throws IOException {
        String missing = folder.resolve("missing").toString();
        refused("is no folder", "play", "random", "A", "--game", "daggers", "--worlds", missing);
        refused("has no worlds", "play", "random", "A", "--game", "daggers", "--worlds", folder.toString());
        Files.writeString(folder.resolve("A.txt"), "0 0\n0 0\n");
        refused("needs --game", "play", "random", "A", "--worlds", folder.toString());
        refused("unknown world 'B'", "play", "random", "B", "--game", "daggers", "--worlds", folder.toString());
    }

    @Test
    void nothingIsWritten() throws IOException {
        String out = folder.resolve("new").toString();
        refused("do not fit", "worlds", "new", "5x5/26", "--out", out);
        refused("--count 0", "worlds", "new", "5x5/5", "--count", "0", "--out", out);
        refused("cannot hold a start", "worlds", "new", "5x5/5 safe@1,1", "--out", out);
        refused("--name '../x'", "worlds", "new", "5x5/5", "--name", "../x", "--out", out);
        assertThat(Files.exists(folder.resolve("new"))).isFalse();
        Files.writeString(folder.resolve("WORLD2.txt"), "mine");
        refused("is there already", "worlds", "new", "5x5/5", "--count", "3", "--out", folder.toString());
        try (var files = Files.list(folder)) {
            assertThat(files.toList()).isEqualTo(List.of(folder.resolve("WORLD2.txt")));
        }
        assertThat(Files.readString(folder.resolve("WORLD2.txt"))).isEqualTo("mine");
    }
}
