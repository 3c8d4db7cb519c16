// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class OptimalTest {

    @Test
    void printsTheFractionForBothKindsOfStart() {
        assertThat(Cli.sweep("optimal", "4x4/4").out())
                .contains("square:4x4/4: perfect play wins 961 of 1820 boards, 52.8022 %")
                .contains("if it is never a mine: 961 of 1365, 70.4029 %");
    }

    @Test
    void takesAStart() {
        assertThat(Cli.sweep("optimal", "4x4/3", "--start", "safe@0,0").out()).contains("wins 400 of 455 boards");
        assertThat(Cli.sweep("optimal", "4x4/3", "--start", "opening@0,0").out())
                .contains("of 220 boards");
    }

    /** One mine on the ten cells of a graph in which all have three neighbours: lost only by the first click. */
    @Test
    void aGraph() {
        assertThat(Cli.sweep("optimal", "graph:petersen/1").out())
                .contains("graph:petersen/1: perfect play wins 9 of 10 boards")
                .contains("first click out0; if it is never a mine: 9 of 9");
    }

    @Test
    void oneIsOne() {
        assertThat(Cli.sweep("optimal", "1x2/1", "--start", "safe@0,0").out())
                .startsWith("square:1x2/1 safe@0,0: perfect play wins 1 of 1 board, 100.0000 %\n");
        assertThat(Cli.sweep("optimal", "torus:3x3/2").out()).contains("\n1 position, 0.");
    }

    @Test
    void printsJson() {
        assertThat(Cli.sweep("optimal", "hex:4x3/5", "--json").out())
                .startsWith("{\"board\":\"hex:4x3/5\",\"start\":\"\",\"wins\":165,\"boards\":792,\"chance\":0.2083")
                .contains("\"safeBoards\":462");
    }

    @Test
    void refusesWhatIsTooLargeOrMeansNothing() {
        assertRefused("30x16/99", "480 cells is too large for perfect play: at most 62");
        assertRefused("4x4/16", "16 mines: there must be 1 to 15");
        assertRefused("1x1/1", "1 mine: this board has no room for any");
        assertRefused("graph:nowhere/2", "unknown graph 'nowhere': there are football, petersen");
        assertRefused("4x4/3+1g", "without gold or blocked cells");
        assertRefused("4x4", "board '4x4'");
    }

    private static void assertRefused(String board, String message) {
        Cli run = Cli.sweep("optimal", board);
        assertThat(run.exit()).as(board).isEqualTo(2);
        assertThat(run.err()).contains(message);
        assertThat(run.out()).isEmpty();
    }
}
