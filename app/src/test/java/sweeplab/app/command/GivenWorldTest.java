// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Wherever a command takes a WORLD it takes a file, {@code -} or a pasted text that holds a whole board, too. */
final class GivenWorldTest {

    private static final String BOARD = "9x9:4,4,ufcfa08b4483c12b0703c0";
    private static final String JSM = "5x5x3\n00011\n0112F\n01F32\n0112F\n00011\n";

    @TempDir
    Path folder;

    static Stream<List<String>> commands() {
        return Stream.of(
                List.of("play", "exact"),
                List.of("watch", "exact"),
                List.of("play", "you"),
                List.of("worlds", "show"),
                List.of("kb"));
    }

    private static Cli run(List<String> command, String input, String world) {
        List<String> words = new ArrayList<>(command);
        words.addAll(List.of(world, "--seed", "1"));
        Cli ran = Cli.typing(input, words.toArray(String[]::new));
        assertThat(ran.exit()).as(ran.err()).isZero();
        return ran;
    }

    @ParameterizedTest
    @MethodSource("commands")
    void inEveryForm(List<String> command) throws IOException {
        Path file = Files.writeString(folder.resolve("board"), BOARD);
        String pasted = run(command, "", BOARD).out();
        assertThat(pasted).contains("square:9x9/35 safe@4,4 =");
        assertThat(run(command, "", file.toString()).out()).isEqualTo(pasted);
        assertThat(run(command, BOARD, "-").out()).isEqualTo(pasted);
        run(command, "", JSM);
    }

    @Test
    void noIdNamesABoardWhoseLiarsSaySomethingElse() {
        String board = "# MINESWEEPER-BOARD v0.1\nrows: 1\ncolumns: 5\nmines: 1\nrule: [L]\nstart: 0,0\n[real]\n";
        assertThat(Cli.sweep("play", "exact", board + "12*01").out())
                .startsWith("exact plays [L] square:5x1/1 safe@0,0 =I, ");
        assertThat(Cli.sweep("play", "exact", board + "10*01").out()).startsWith("exact plays [L]:pasted-text, ");
        Cli kept = Cli.sweep(
                "play", "exact", board + "10*01", "--trace", folder.resolve("t").toString());
        assertThat(kept.exit()).isEqualTo(2);
        assertThat(kept.err()).contains("there is no id for pasted-text");
    }

    @ParameterizedTest
    @MethodSource("commands")
    void aFileThatIsNotThereIsNamed(List<String> command) {
        List<String> words = new ArrayList<>(command);
        words.add("nofile.jsm");
        Cli ran = Cli.sweep(words.toArray(String[]::new));
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("nofile.jsm: there is no such file");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "play exact FILE",
                "convert FILE world",
                "convert FILE world --start 1,1",
                "review FILE",
                "explain FILE --difficulty"
            })
    void aFileThatHoldsSomethingElseIsNamed(String words) throws IOException {
        Path file = Files.writeString(folder.resolve("part.jsm"), "5x5x3\n00011\n0112H\n01HHH\n0112H\n00011\n");
        Cli ran = Cli.sweep(words.replace("FILE", file.toString()).split(" "));
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains(file.toString()).contains("this ").contains("position");
    }

    @Test
    void windowsLineEnds() {
        assertThat(Cli.sweep("worlds", "show", JSM.replace("\n", "\r\n"), "--json"))
                .isEqualTo(Cli.sweep("worlds", "show", JSM, "--json"));
    }

    @Test
    void aDuel() {
        Cli ran = Cli.typing("q\n", "versus", "in-order", "g 0 0 0\n0 0 0 0\n0 1 1 1\n0 1 d 1\n", "--game", "daggers");
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(ran.out()).contains("1 gold to find, 1 dagger to avoid");
    }

    @Test
    void aKnownNameComesBeforeAFileOfThatName() throws IOException {
        Path file = Files.writeString(folder.resolve("world.txt"), "0 1 1\n0 1 d\n0 1 1\n");
        assertThat(Cli.sweep("worlds", "show", file.toString()).out()).startsWith("daggers square:3x3/1 ");
        assertThat(Cli.sweep("worlds", "show", file.toString(), "--game", "nettle")
                        .err())
                .contains("row 1, column 2: found 'd'");
        assertThat(Cli.sweep("worlds", "show", BOARD, "--game", "nettle").err())
                .contains("holds a board of classic, but --game is nettle");
    }

    @Test
    void whatHoldsNoBoardIsSaid() {
        assertThat(Cli.typing("", "play", "exact", "-").err()).contains("standard input: it is empty");
        assertThat(Cli.typing("hello\nworld", "play", "exact", "-").err()).contains("standard input: 'hello'");
        assertThat(Cli.sweep("play", "exact", "5x5x3\nHHHHH\nHHHHH\nHHHHH\nHHHHH\nHHHHH")
                        .err())
                .contains("this position is no full board");
        assertThat(Cli.sweep("play", "exact", folder.toString()).exit()).isEqualTo(2);
    }
}
