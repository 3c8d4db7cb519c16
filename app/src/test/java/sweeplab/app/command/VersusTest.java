// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class VersusTest {

    @Test
    void turnsAlternateUntilAllGoldIsFound() {
        Cli ran = Cli.typing("5,5\n", "versus", "in-order", "HARD10", "--seed", "1");
        assertThat(ran.exit()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out()).contains("in-order probes (0,0).");
        assertThat(Cli.typing("0,0\n", "versus", "in-order", "EASY1", "--seed", "1")
                        .out())
                .startsWith("You against in-order on daggers:EASY1, seed 1: 1 gold to find, 4 daggers to avoid.\n")
                .endsWith("Gold: you 1, in-order 0, 0 left.\nYou win with 1 gold to 0.\n");
    }

    @Test
    void theAgentMayBegin() {
        assertThat(Cli.typing("q\n", "versus", "in-order", "EASY1", "--agent-first")
                        .out())
                .contains("in-order probes (0,0).")
                .endsWith("in-order wins, you lose with 0 gold to 1.\n");
    }

    @Test
    void theEndOfInputEndsPolitely() {
        assertThat(Cli.typing("f 4,4\n", "versus", "in-order", "EASY1").out())
                .endsWith("You leave the game.\nA draw with 0 gold to 0.\n");
    }

    @Test
    void aBadAnswerIsExplainedAndAskedForAgain() {
        assertThat(Cli.typing("x\n12,12\n0,0\n0,0\n", "versus", "in-order", "HARD10")
                        .out())
                .contains("'x' is no cell: type row,column such as 3,4")
                .contains("(12,12) is outside the board")
                .contains("(0,0) is open already: choose a covered cell");
    }

    @Test
    void anotherGameWithGoldIsPlayedByItsName() {
        Cli ran = Cli.typing("q\n", "versus", "in-order", "daggers-m 8x8/10+4g #5");
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out()).startsWith("You against in-order on daggers-m square:8x8/10+4g #5");
    }

    @Test
    void withoutGoldThereIsNothingToWin() {
        Cli ran = Cli.sweep("versus", "random", "tornado:LARGE4");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("has no gold to win");
    }
}
