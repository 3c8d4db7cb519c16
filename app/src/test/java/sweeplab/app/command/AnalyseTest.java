// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sweeplab.HardPositions;

final class AnalyseTest {

    @Test
    void anAgentThatDoesNotGuessIsSaidToStop() {
        Cli ran = Cli.sweep("analyse", "3x3x1\nHHH\nH1H\nHHH\n", "--by", "sps");
        assertThat(ran.out())
                .endsWith("8 worlds fit.\nNo best move: this agent opens only what it knows to be safe.\n"
                        + "Safest: (0,0), 87.5 % to survive.\n");
    }

    @Test
    void writesTheAgreedJson() {
        Cli ran = Cli.sweep("analyse", "3x2x1\n1HH\nHHH\n", "--json");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out())
                .startsWith(
                        "{\"consistent\":true,\"solutions\":\"3\",\"cells\":["
                                + "{\"row\":0,\"col\":1,\"mine\":0.3333333333333333},"
                                + "{\"row\":0,\"col\":2,\"mine\":0},"
                                + "{\"row\":1,\"col\":0,\"mine\":0.3333333333333333},"
                                + "{\"row\":1,\"col\":1,\"mine\":0.3333333333333333},"
                                + "{\"row\":1,\"col\":2,\"mine\":0}],"
                                + "\"safe\":[[0,2],[1,2]],\"mines\":[],"
                                + "\"best\":{\"row\":0,\"col\":2,\"by\":\"balanced\",\"risk\":0,\"win\":0.6666666666666666,\"winMargin\":0,"
                                + "\"why\":\"certainly safe\"},\"safest\":{\"row\":0,\"col\":2,\"risk\":0},\"solved\":false,\"clash\":[],\"millis\":");
    }

    @Test
    void showsTheChancesInPlace() {
        Cli ran = Cli.sweep("analyse", "3x2x1\n1HH\nHHH\n");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).isEqualTo("""
                1     33.3  safe
                33.3  33.3  safe

                Covered cells show the chance of a mine in percent.
                3 worlds fit.
                Best by balanced: (0,2), 100.0 % to survive, 66.6 % to win: certainly safe.
                """);
    }

    @Test
    void aPositionThatNoWorldFitsIsSaidToBeOne() {
        Cli ran = Cli.sweep("analyse", "2x1x1\n0H\n", "--json");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out())
                .startsWith(
                        "{\"consistent\":false,\"solutions\":\"0\",\"cells\":[],\"safe\":[],\"mines\":[],\"best\":null,"
                                + "\"safest\":null,\"solved\":false,\"clash\":[[0,0]],");
    }

    @Test
    void aBoardInLettersSaysNoMoreOfItsPositionThanThePositionAlone() {
        String head = """
                # MINESWEEPER-BOARD v0.1
                # Render: ascii
                rows: 4
                columns: 5
                mines: 4
                game_mode: [D][M]
                rule: [D][M]
                start: 0,0
                """;
        String board = """
                [real]
                2**4*
                2334*
                00022
                00000
                """;
        String seen = """
                [view]
                2UUUU
                UUUUU
                UUUUU
                UUUUU
                """;
        Cli alone = Cli.sweep("analyse", head + seen);
        assertThat(alone.out()).contains("35 worlds fit.", "Best by balanced: (1,1), 100.0 % to survive, ");
        assertThat(Cli.sweep("analyse", head + board + seen)).isEqualTo(alone);
    }

    @Test
    void aGameThatIsLostIsAnalysedAsIfItWentOn() {
        String lost = """
                sweeplab-trace 1
                game hex:3x4/9 #976554289
                agent exact
                seed 218
                probe 0,0 0.0 exact
                probe 0,1 0.666667 safest
                """;
        Cli ran = Cli.sweep("analyse", lost);
        assertThat(ran.err()).isEmpty();
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).startsWith("2     *     87.5\n").contains("Best by balanced: (1,0), 50.0 % to survive, ");
    }

    @Test
    void whereNothingIsLeftToOpenItIsSolved() {
        Cli ran = Cli.sweep("analyse", "2x1x1\n1H\n", "--json");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).contains("\"best\":null,\"safest\":null,\"solved\":true,");
    }

    @Test
    @DisplayName(
            "issue 17, 12: the cells of rules keep the names that the JSON gave them, in words, as data, in reasons and when written again")
    void namesOfCellsAreKept() {
        String rules =
                "{\"rules\":[{\"num_mines\":1,\"cells\":[\"left\",\"mid-2\"]},{\"num_mines\":1,\"cells\":[\"mid-2\",\"rechts-ü\"]},"
                        + "{\"num_mines\":0,\"cells\":[\"up\"]}],\"total_cells\":5,\"total_mines\":2}";
        assertThat(Cli.sweep("analyse", rules).out())
                .startsWith("50.0  left\n50.0  mid-2\n50.0  rechts-ü\nsafe  up\n50.0  free:1\n")
                .contains("Best by balanced: up, ");
        assertThat(Cli.sweep("analyse", rules, "--json").out())
                .contains("\"mine\":0.5,\"name\":\"mid-2\"}", "\"mine\":0.5,\"name\":\"rechts-ü\"}")
                .contains("\"best\":{\"row\":0,\"col\":3,\"name\":\"up\",");
        assertThat(Cli.sweep("explain", rules, "--cell", "up").out()).contains("so up is safe.");
        assertThat(Cli.sweep("convert", rules, "rules").out().strip()).isEqualTo(rules);
    }

    @Test
    void anyAgentIsAskedForItsMove() {
        Cli ran = Cli.sweep("analyse", "3x2x1\n1HH\nHHH\n", "--by", "exact", "--json");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).contains("\"by\":\"exact\",\"risk\":0,");
    }

    @Test
    void whatIsNoPositionIsRefused() {
        Cli ran = Cli.sweep("analyse", "no position");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("no position");
        assertThat(ran.out()).isEmpty();
    }

    @Test
    void whatNobodyKnowsIsNull() {
        // One region, too wide to be counted.
        String board = HardPositions.SCATTERED_TRIANGLES.make(11, 2500).text();
        Cli ran = Cli.sweep("analyse", board, "--json");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out())
                .startsWith("{\"consistent\":null,\"solutions\":null,\"cells\":[")
                .contains("\"mine\":null")
                .contains(
                        "\"unknown\":\"some chances, and whether any world fits: the position is too large to be counted\"");
    }

    /** Gold gives lives, with which more is won than by surviving alone. */
    @Test
    void whereGoldIsNobodyKnowsTheChanceToWin() {
        assertThat(Cli.sweep("analyse", "daggers 8x8/10+5g #5", "--json").out())
                .contains("\"risk\":0,\"win\":null,\"winMargin\":null");
        assertThat(Cli.sweep("analyse", "daggers 8x8/10+5g #5").out()).contains("100.0 % to survive: certainly safe.");
    }

    @Test
    void whatCannotBeCountedIsEstimatedIfAsked() {
        String board = HardPositions.COMPLETE_GRAPH.make(0, 99).text();
        Cli ran = Cli.sweep("analyse", board, "--estimate", "--time-limit", "4", "--json");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out())
                .startsWith("{\"consistent\":true,\"solutions\":null,")
                .contains("\"mine\":null")
                .contains("\"unknown\":\"some chances: the position is too large to be counted\"")
                .contains("\"estimated\":{\"confidence\":0.95,\"chains\":");
    }

    @Test
    void nothingIsEstimatedThatCanBeCounted() {
        Cli ran = Cli.sweep("analyse", "3x2x1\n1HH\nHHH\n", "--estimate", "--json");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).contains("\"solutions\":\"3\"").doesNotContain("estimate");
    }

    @Test
    void aLargeBoardWithOneWorldIsSolved() {
        Cli ran = Cli.sweep("analyse", blocks(42, 45, 378));
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).contains("1 world fits.").contains("certainly safe");
    }

    @Test
    void manyRegionsOfOneKindAreCountedAtOnce() {
        Cli ran = Cli.sweep("analyse", blocks(123, 125, 4414), "--json");
        assertThat(ran.exit()).isZero();
        // 1339/5125
        assertThat(ran.out())
                .contains("{\"row\":0,\"col\":0,\"mine\":0.26126829268292")
                .contains("\"consistent\":true");
    }

    // Blocks of 5 by 3 cells with two threes, of which each has 3 to 6 mines.
    private static String blocks(int rows, int columns, int mines) {
        StringBuilder text = new StringBuilder("# MINESWEEPER-BOARD v0.1\n# Render: ascii\nrows: " + rows
                + "\ncolumns: " + columns + "\nmines: " + mines + "\ngame_mode: classic\n[view]\n");
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                text.append(row % 3 == 1 && column % 5 % 2 == 1 ? '3' : 'U');
            }
            text.append('\n');
        }
        return text.toString();
    }
}
