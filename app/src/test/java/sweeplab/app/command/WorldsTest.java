// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class WorldsTest {

    @TempDir
    Path folder;

    @Test
    void aCellIsMarkedInThePictureAlone() {
        assertThat(Cli.sweep("worlds", "show", "tornado:SMALL1", "--cell", "0,0")
                        .err())
                .isEqualTo("sweep: --cell 0,0 marks a cell in the picture: say --svg too\n");
    }

    @Test
    void listsWorldsOfOneGameOrOfAll() {
        assertThat(Cli.sweep("worlds", "list").out())
                .isEqualTo(Cli.sweep("worlds").out())
                .contains("nettle:medium3      square:9x9    10 nettles\n")
                .contains("daggers:EASY1       square:5x5    4 daggers, 1 gold\n");
        assertThat(Cli.sweep("worlds", "list", "--game", "tornado").out()).doesNotContain("nettle");
        assertThat(Cli.sweep("worlds", "list", "--game", "tornado", "--json").out())
                .startsWith("{\"rows\":[{\"game\":\"tornado\",\"world\":\"")
                .contains("\"LARGE4\",\"topology\":\"hex:9x9\",\"dangers\":15,\"gold\":0,\"blocked\":0}");
    }

    @Test
    void listsAFolderInTheOrderOfItsNumbers() throws IOException {
        for (String name : new String[] {"B10", "B2", "a1"}) {
            Files.writeString(folder.resolve(name + ".txt"), "0 1 -1\n0 1 1\n");
        }
        assertThat(Cli.sweep("worlds", "list", "--game", "nettle", "--worlds", folder.toString())
                        .out())
                .containsSubsequence("nettle:a1", "nettle:B2", "nettle:B10");
    }

    @Test
    void showsTheTextOfAWorld() {
        assertThat(Cli.sweep("worlds", "show", "daggers:easy1", "--text").out())
                .isEqualTo("0 0 0 1 d\n0 g 1 2 2\n0 1 2 d 2\n0 1 d 3 d\n0 1 1 2 1\n");
    }

    @Test
    void whatIsMadeIsRight() {
        for (String[] board : new String[][] {
            {"EASY", "daggers"},
            {"7x7/8+3b", "obscured"},
            {"SMALL", "tornado"},
            {"5x5/6", "reverse"},
            {"9x9/10", "nettle"}
        }) {
            String out = folder.resolve(board[1]).toString();
            Cli made = Cli.sweep(
                    "worlds", "new", board[0], "--game", board[1], "--seed", "1", "--count", "3", "--out", out);
            assertThat(made.err()).isEmpty();
            Cli checked = Cli.sweep(
                    "worlds",
                    "check",
                    "--game",
                    board[1],
                    out + "/WORLD1.txt",
                    out + "/WORLD2.txt",
                    out + "/WORLD3.txt");
            assertThat(checked.err()).isEmpty();
            assertThat(checked.exit()).isZero();
            assertThat(checked.out().lines()).hasSize(3).allMatch(line -> line.contains("right for " + board[1]));
        }
    }

    @Test
    void oneWorldGoesToAFileOrToTheScreen() throws IOException {
        Path file = folder.resolve("MINE.txt");
        Cli.sweep("worlds", "new", "4x4/3", "--seed", "9", "--out", file.toString());
        assertThat(Files.readString(file))
                .isEqualTo(Cli.sweep("worlds", "new", "4x4/3", "--seed", "9").out())
                .startsWith("# square:4x4/3 #9\n");
    }

    @Test
    void checksEveryFileAndNamesWhatIsWrong() throws IOException {
        Path right = Files.writeString(folder.resolve("right.txt"), "0 1 t\n0 0 1\n0 0 0\n");
        Path wrong = Files.writeString(folder.resolve("wrong.txt"), "0 1 1\n0 1 d\n0 2 1\n");
        Path bytes = Files.write(folder.resolve("bytes.txt"), new byte[] {(byte) 0xff, 0, 1});
        Cli ran = Cli.sweep(
                "worlds",
                "check",
                right.toString(),
                wrong.toString(),
                folder + "/none.txt",
                bytes.toString(),
                Files.createDirectory(folder.resolve("empty")).toString());
        assertThat(ran.exit()).as("a file that is not there is bad input").isEqualTo(2);
        assertThat(ran.out()).isEqualTo(right + ": right for tornado, hex:3x3, 1 tornado\n");
        assertThat(ran.err().lines())
                .containsExactly(
                        wrong + ", row 2, column 1: found clue 2, expected 1 from what its neighbours hold",
                        folder + "/none.txt: there is no such file or folder",
                        bytes + " is not text in UTF-8",
                        folder + "/empty is a folder, expected a file");
        Cli all = Cli.sweep("worlds", "check", folder.toString());
        assertThat(all.exit()).isEqualTo(1);
        assertThat(all.out()).isEqualTo(ran.out());
        assertThat(all.err().lines()).hasSize(2);
        assertThat(new String(Files.readAllBytes(wrong), StandardCharsets.UTF_8))
                .isEqualTo("0 1 1\n0 1 d\n0 2 1\n");
    }

    @ParameterizedTest
    @CsvSource({"nettle, medium", "tornado, MEDIUM", "daggers, EASY"})
    void puzzlesTakeTheReasoningTheyAreMadeFor(String game, String level, @TempDir Path folder) {
        for (String puzzle : new String[] {"sps", "sat"}) {
            Cli made = Cli.sweep(("worlds new --game " + game + " " + level + " --puzzle " + puzzle
                            + " --seed 1 --count 3 --name " + puzzle + " --out " + folder)
                    .split(" "));
            assertThat(made.exit()).as(made.err()).isZero();
            for (int i = 1; i <= 3; i++) {
                assertThat(wins("sps", game, puzzle + i, folder)).isEqualTo(puzzle.equals("sps"));
                assertThat(wins("sat", game, puzzle + i, folder)).isTrue();
            }
        }
    }

    // Some agents of these names guess when nothing follows: that is no win here.
    private static boolean wins(String agent, String game, String world, Path folder) {
        Cli played =
                Cli.sweep("play", agent, world, "--game", game, "--worlds", folder.toString(), "--json", "--seed", "1");
        return played.out().contains("\"result\":\"won\"") && played.out().contains("\"guesses\":0,");
    }
}
