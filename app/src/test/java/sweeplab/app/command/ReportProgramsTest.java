// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The reports' programs, started with the reports' own words: whole printouts against golden files, and the reports'
 * figures against the printouts. The golden files are written anew by
 * {@code mvn -pl app -am test -Dtest=ReportProgramsTest -Dgolden.write=true}, to be reviewed as a diff.
 */
final class ReportProgramsTest {

    private static final Path GOLDEN = Path.of("src/test/resources/golden/programs");

    @ParameterizedTest
    @CsvSource({
        "nettle-1-easy-1, nettle/Logic1 easy 1, ''",
        "nettle-1-hard-1, nettle/Logic1 hard 1, ''",
        "nettle-2-medium-3, nettle/Logic2 medium 3, ''",
        "nettle-3-hard-1, nettle/Logic3 hard 1, ''",
        "daggers-001-1-easy3, daggers-001/Logic1 EASY3, ''",
        "daggers-001-2-medium3, daggers-001/Logic2 MEDIUM3, ''",
        "daggers-001-3-easy7, daggers-001/Logic3 [EASY7], ''",
        "daggers-002-1-easy1, daggers-002/Logic1, easy1;0;;;;;;;;;;exit",
        "daggers-002-2-medium2, daggers-002/Logic2, nowhere;medium2;0;;;;Q;exit",
        "daggers-002-3-custom1, daggers-002/Logic3, custom1;0;;;;;;;;;;;;Q;exit",
        "daggers-003-1-sps, daggers-003/Logic1, 3;2;one;1;maybe;y;1;1;n",
        "daggers-003-2, daggers-003/Logic2, 1;y;2;n",
        "daggers-003-3, daggers-003/Logic3, 1;1;1;5;5;1;9",
    })
    @DisplayName("N6, D4, D6, D11, D13: whole printouts")
    void printsTheSameAsBefore(String golden, String words, String typed) throws IOException {
        String printed = run(typed, (words + " --seed 7").split(" ")).out();
        Path file = GOLDEN.resolve(golden + ".txt");
        if (Boolean.getBoolean("golden.write")) {
            Files.createDirectories(GOLDEN);
            Files.writeString(file, printed);
        }
        assertThat(printed).isEqualTo(Files.readString(file));
    }

    @Test
    @DisplayName("N6: figure 16, one pass of single point on easy 1")
    void figure16() {
        assertThat(run("", "nettle/Logic1", "easy", "1").out()).contains("""
                -----
                0  0  0  2  #
                0  0  0  2  #
                1  2  1  2  #
                #  #  #  #  #
                #  #  #  #  #
                -----
                solving with SPS
                mark 0 4
                mark 1 4
                reveal 2 4
                reveal 3 3
                reveal 3 4
                reveal 4 4
                reveal 4 3
                mark 4 2
                -----
                0  0  0  2  F
                0  0  0  2  F
                1  2  1  2  1
                #  #  #  2  0
                #  #  F  2  0
                -----
                """);
    }

    @Test
    @DisplayName("N6: figures 21 and 22, easy equations on medium 3")
    void figures21And22() {
        assertThat(run("", "nettle/Logic2", "medium", "3").out())
                .contains("solving with SPS\nsolving with ESS\nreveal 2 6\nreveal 4 2\nreveal 4 5\n-----\n")
                .endsWith("-----\nnettle world: medium 3\nrandom guess: 0\ngame won\n");
    }

    @Test
    @DisplayName("N3, N6: figure 28, and medium 3 that the report's own solver could not do")
    void figure28() {
        assertThat(run("", "nettle/Logic3", "hard", "1").out())
                .contains("solving with DLS")
                .endsWith("-----\nnettle world: hard 1\nrandom guess: 0\ngame won\n");
        assertThat(run("", "nettle/Logic3", "medium", "3").out()).endsWith("random guess: 0\ngame won\n");
    }

    @Test
    @DisplayName("D6: the end of report 002's first screenshot")
    void easy1WithSeed0() {
        assertThat(run("easy1;0;;;;;;;;;;;;;;;exit", "daggers-002/Logic1").out())
                .contains("""
                Single Point Strategy:
                4 2, 2 All daggers are found. Probing neighbours:
                4 1 clue: 2
                -----
                |0|0|0|1|C|
                -----
                |0|G|1|2|2|
                -----
                |0|1|2|M|2|
                -----
                |0|1|M|3|M|
                -----
                |0|1|1|2|1|
                -----
                Agent won!
                """);
    }

    @Test
    @DisplayName("D6, D11: the end of input ends every program politely")
    void endOfInput() {
        for (String program : List.of("daggers-002/Logic2", "daggers-003/Logic1", "daggers-003/Logic3")) {
            assertThat(run("", program).exit()).as(program).isZero();
        }
        assertThat(run("easy1", "daggers-002/Logic1").exit()).isZero();
        assertThat(run("2;1", "daggers-003/Logic1").exit()).isZero();
    }

    @Test
    void badWordsAreNamed() {
        assertThat(run("", "nettle/Logic1").exit()).isEqualTo(2);
        assertThat(run("", "nettle/Logic1", "easy", "9").err()).contains("unknown world 'easy9'");
        assertThat(run("", "daggers-001/Logic2", "HUGE1").err()).contains("HUGE1");
        assertThat(run("", "nettle/Logic4", "easy", "1").err()).contains("nettle/Logic3");
        assertThat(run("", "nettle/Logic1", "easy", "1", "--loud").err()).contains("--loud");
    }

    @Test
    @DisplayName("sweep dist: every program is a jar that runs by itself")
    void dist(@TempDir Path folder) throws IOException, InterruptedException {
        assertThat(Cli.sweep("dist", "--out", folder.toString()).exit()).isZero();
        try (Stream<Path> jars = Files.walk(folder)) {
            assertThat(jars.filter(path -> path.toString().endsWith(".jar"))).hasSize(12);
        }
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx64m",
                        "-jar",
                        folder.resolve("nettle/Logic3.jar").toString(),
                        "medium",
                        "3")
                .redirectErrorStream(true)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(printed).isZero();
        assertThat(printed).endsWith("game won\n");
    }

    @Test
    @DisplayName("D10: undo, after which a random move is the same, and a move that the person dictates")
    void undoAndDictatedMoves() {
        String typed = "hard10;4";
        while (!run(typed + ";Q;exit", "daggers-002/Logic1").out().contains("Random Probing Strategy:")) {
            typed += ";";
        }
        String once = run(typed + ";Q;exit", "daggers-002/Logic1").out();
        String again = run(typed + ";u;;u;;Q;exit", "daggers-002/Logic1").out();
        assertThat(again).contains("Taken back:");
        assertThat(again.substring(again.lastIndexOf("Random Probing")))
                .isEqualTo(once.substring(once.lastIndexOf("Random Probing")));
        assertThat(run("easy1;0;;4 0;Q;exit", "daggers-002/Logic1").out())
                .contains("Keys: Enter next move, U undo, COLUMN ROW your move (M marks), Q leave\n")
                .contains("Your move:\n4 0 contained dagger. -1 Life\n-----\n|0|0|0|1|D|\n");
        assertThat(run("easy1;0;m 4 0;Q;exit", "daggers-002/Logic1").out())
                .contains("Your move:\n4 0 marked\n-----\n|0|0|0|1|M|\n");
        assertThat(run("easy1;0;U;9 9;zz;Q;exit", "daggers-002/Logic1").out())
                .contains("There is no move to take back but the first")
                .contains("9 9 is not possible: choose a covered cell")
                .contains("'zz' is none of the keys");
    }

    private static Cli run(String typed, String... words) {
        String[] args =
                Stream.concat(Stream.of("program", "report"), Stream.of(words)).toArray(String[]::new);
        return Cli.typing(typed.isEmpty() ? "" : typed.replace(";", "\n") + "\n", args);
    }
}
