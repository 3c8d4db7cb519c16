// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ExplainTest {

    private static final String CERTAIN = "4x3x2\n1211\nHHHH\nHHHH\n";
    private static final String IMPOSSIBLE = "3x2x2\n131\nHHH\n";

    @Test
    void aProofWithItsCluesInBrackets() {
        Cli ran = Cli.sweep("explain", CERTAIN, "--cell", "1,1");
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(ran.out())
                .contains("(1,1) is ")
                .contains("[1")
                .contains("clues")
                .endsWith("The proof was checked.\n");
    }

    @Test
    void theProofAsTextAndAsJson() {
        assertThat(Cli.sweep("explain", CERTAIN, "--cell", "1,1", "--proof").out())
                .startsWith("sweeplab-proof 1\n")
                .contains("1,1\n1 ");
        assertThat(Cli.sweep("explain", CERTAIN, "--cell", "1,1", "--json").out())
                .startsWith("{\"row\":1,\"col\":1,\"answer\":\"")
                .contains("\"checked\":true")
                .contains("\"proof\":\"sweeplab-proof 1\\n");
    }

    @Test
    void aCellThatIsNotCertainIsShownBothWays() {
        Cli ran = Cli.sweep("explain", "3x3x1\nHHH\nH1H\nHHH\n", "--cell", "0,0");
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(ran.out())
                .contains("(0,0) is not certain: a mine with 12.5 %.")
                .contains("Two boards that agree with every clue")
                .contains("The next best: ");
        assertThat(Cli.sweep("explain", "3x3x1\nHHH\nH1H\nHHH\n", "--cell", "0,0", "--json")
                        .out())
                .contains("\"answer\":\"open\",\"mine\":0.125,\"with\":[[0,0]]");
    }

    @Test
    void cluesThatCannotAllBeTrue() {
        Cli ran = Cli.sweep("explain", IMPOSSIBLE, "--cell", "1,1");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out()).contains("These clues cannot all be true (two clues; 2 clues, no proof needs fewer).");
        assertThat(ran.err()).contains("cannot all be true");
        assertThat(Cli.sweep("explain", IMPOSSIBLE, "--hint", "1").out()).isEqualTo("The clues cannot all be true.\n");
    }

    @Test
    void nothingThatWasAskedForIsPassedOver() {
        refused("--cell and --hint do not go together", "explain", CERTAIN, "--hint", "3", "--cell", "1,1");
        refused("--full and --hint do not go together", "explain", CERTAIN, "--hint", "3", "--full");
        refused("--out and --hint do not go together", "explain", CERTAIN, "--hint", "3", "--out", "x");
        refused("--hint and --difficulty do not", "explain", "5x5/4 #1", "--hint", "3", "--difficulty");
        refused("--formula and --proof do not", "explain", CERTAIN, "--cell", "1,1", "--formula", "x", "--proof");
        refused("not for the rules of this game", "explain", "[Q] 5x5/5 #1", "--cell", "2,2", "--formula", "x");
    }

    @Test
    void theFormulaIsToldOfInJsonToo(@TempDir Path folder) {
        Path file = folder.resolve("position.cnf");
        Cli ran = Cli.sweep("explain", CERTAIN, "--cell", "1,1", "--formula", file.toString(), "--json");
        assertThat(ran.out()).startsWith("{\"row\":1,\"col\":1,").contains("\"told\":[\"Written: " + file + ": ");
        assertThat(file).content().contains("p cnf ");
    }

    @Test
    void theLadderOfHints() {
        assertThat(Cli.sweep("explain", CERTAIN, "--hint", "1").out()).startsWith("A cell is certainly ");
        assertThat(Cli.sweep("explain", CERTAIN, "--hint", "3").out()).startsWith("Look at the ");
        assertThat(Cli.sweep("explain", CERTAIN, "--hint", "5").out()).matches("(Probe|Flag) \\(\\d,\\d\\)\\.\n");
        assertThat(Cli.sweep("explain", CERTAIN, "--hint", "5", "--json").out())
                .startsWith("{\"level\":\"move\",\"hint\":[\"");
    }

    @Test
    void howHardABoardIs() {
        assertThat(Cli.sweep("explain", "nettle:easy1", "--difficulty").out()).contains("The hardest proof");
        assertThat(Cli.sweep("explain", "nettle:medium3", "--difficulty", "--json")
                        .out())
                .startsWith("{\"noGuess\":")
                .contains("\"keyMoments\":[");
    }

    @Test
    void howHardABoardInLettersOrALevelIs() {
        String level = Cli.sweep("worlds", "levels", "hexcells", "--cells", "30", "--seed", "1")
                .out();
        assertThat(Cli.sweep("explain", level, "--difficulty").out())
                .isEqualTo("This board can be won without a guess. The hardest proof it needs: one clue.\n"
                        + "30 moves; clues used times steps, added up: 60.\n");
        assertThat(Cli.sweep("explain", level, "--difficulty", "--json").out())
                .isEqualTo(
                        "{\"noGuess\":true,\"grade\":\"one clue\",\"usesMineCount\":false,\"left\":0,\"difficulty\":60}\n");
        assertThat(Cli.sweep("explain", "[Q][M] 5x5/9 #1", "--difficulty").out())
                .startsWith("Certain moves alone do not win this board: 23 cells left. ");
    }

    @Test
    void theFirstHintInLettersIsTheGivenStart() {
        assertThat(Cli.sweep("explain", "[Q][M] 5x5/9 #1", "--hint", "1").out())
                .isEqualTo("A cell is certainly safe.\n");
        assertThat(Cli.sweep("explain", "[Q][M] 5x5/9 #1", "--hint", "4").out())
                .isEqualTo("By the given start (0,0), (0,0) is safe.\n");
        assertThat(Cli.sweep("explain", "[Q][M] 5x5/9 #1", "--hint", "5").out()).isEqualTo("Probe (0,0).\n");
    }

    @Test
    void aGivenStartInLettersIsGiven() {
        assertThat(Cli.sweep("explain", "[Q][M] 5x5/9 #1", "--cell", "0,0").out())
                .endsWith("\n\nBy the given start (0,0), (0,0) is safe.\n");
    }

    @Test
    void wrongUse() {
        refused("needs a whole board", "explain", CERTAIN, "--difficulty");
        refused("--hint LEVEL from 1 to 5", "explain", CERTAIN);
        refused("--hint LEVEL from 1 to 5", "explain", CERTAIN, "--hint", "6");
        refused("outside the board", "explain", CERTAIN, "--cell", "9,9");
        refused("--cell: '0' is no cell: write row,column such as 3,4\n", "explain", CERTAIN, "--cell", "0");
        refused("--cell: 'f 1,0' is no cell", "explain", CERTAIN, "--cell", "f 1,0");
        refused("write its name, such as black1", "explain", "graph:football/4 #1", "--cell", "red1");
        refused("(0,0) is not covered", "explain", CERTAIN, "--cell", "0,0");
        refused("expected a replay", "review", CERTAIN);
    }

    private static void refused(String part, String... args) {
        Cli ran = Cli.sweep(args);
        assertThat(ran.exit()).as(ran.err()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains(part).doesNotContain("Exception");
    }
}
