// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A person plays alone in the terminal; in a pipe every line is a move. */
final class PlayYouTest {

    @TempDir
    Path folder;

    private static String last(String typed, String... more) {
        String[] words = new String[more.length + 3];
        System.arraycopy(new String[] {"play", "you", "daggers:EASY1"}, 0, words, 0, 3);
        System.arraycopy(more, 0, words, 3, more.length);
        Cli ran = Cli.typing(typed, words);
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(ran.err()).isEmpty();
        return ran.out().substring(ran.out().lastIndexOf("You play"));
    }

    @Test
    void theFirstPictureSaysWhereToBeginAndWithWhichKeys() {
        assertThat(last("")).isEqualTo("""
                You play daggers:EASY1

                    0 1 2 3 4
                  +-----------
                0 |[?]? ? ? ?
                1 | ? ? ? ? ?
                2 | ? ? ? ? ?
                3 | ? ? ? ? ?
                4 | ? ? ? ? ?

                ? covered

                0 flags of 4 daggers, lives 1, gold 0, 25 cells left
                Safe to begin with: (0,0).
                arrows, Enter open/chord, space flag, h hint, w why, u undo, r redo, q quit

                """);
    }

    @Test
    void opensFlagsAndChords() {
        String flagged = last("0,0\nf 2,3\n");
        assertThat(flagged).contains("2 | 0 1 2[X]?\n").contains("1 flag of 4 daggers, lives 2, gold 1, 9 cells left");
        assertThat(last("0,0\nf 2,3\nf 2,3\n")).contains("0 flags of 4 daggers");
        assertThat(last("0,0\nf 2,3\nc 1,2\n")).contains("0 | 0 0 0 1 ?\n").contains("Around (1,2) nothing is left");
        assertThat(last("0,0\nf 2,3\nc 0,3\n")).contains("(0,3) has 0 flagged around it");
        assertThat(last("0,0\nf 2,3\nf 3,2\nc 2,2\n")).contains("3 | 0 1 X 3 ?\n");
        assertThat(last("0,0\n2,3\n2,3\n")).contains("lives 1").contains("(2,3) shows no number to go by.");
        assertThat(last("f 0,1\n0,1\n")).contains("(0,1) has a flag: take it away to open the cell.");
    }

    @Test
    void aClueThatSaysNoNumberOfFlagsOpensNothingAround() {
        Cli ran = Cli.typing("0,0\n0,0\n", "play", "you", "[M] 5x5/12 #2");
        assertThat(ran.out())
                .contains("(0,0) does not say how many flags belong around it: open its cells one by one.")
                .doesNotContain("Lost");
    }

    @Test
    void aLevelThatGivesNoCellMayStillBeBegunWithoutAGuess() {
        String level = Cli.sweep("worlds", "levels", "hexcells", "--cells", "30", "--seed", "1")
                .out();
        Cli ran = Cli.typing("h\nf 0,1\n", "play", "you", level);
        assertThat(ran.out())
                .contains("No cell is told to be safe: h says whether one follows.")
                .contains("A cell is certainly safe.")
                .contains("(0,1) can hold no flag: flags are for covered cells.");
    }

    @Test
    void theCursorGoesRoundAtTheEdges() {
        assertThat(last("\u2191\u2190")).contains("4 | ? ? ? ?[?]\n");
        assertThat(last("\u2193\u2192\n\n")).contains("1 | 0[g]");
        assertThat(last("\n")).contains("0 |[0]0 0 1 ?\n");
    }

    @Test
    void aChordIsTakenBackAsOneTurn() {
        String before = last("0,0\nf 2,3\nf 3,2\n");
        assertThat(last("0,0\nf 2,3\nf 3,2\nc 2,2\nu\n").replace("Taken back.\n", ""))
                .isEqualTo(before.replace("3 | 0 1[X]? ?", "3 | 0 1 X ? ?").replace("2 | 0 1 2 X ?", "2 | 0 1[2]X ?"));
        assertThat(last("0,0\nf 2,3\nf 3,2\nc 2,2\nur")).contains("3 | 0 1 X 3 ?\n");
        assertThat(last("u")).contains("There is no move to take back.");
        assertThat(last("r")).contains("There is no move to make again.");
    }

    @Test
    void aLostGameGoesOnAfterUndo() {
        assertThat(last("2,3\n")).contains("Lost; u takes the last move back. ");
        assertThat(last("2,3\n0,0\n")).contains("The game is over; u takes the last move back.");
        assertThat(last("2,3\nu0,0\n")).contains("lives 2");
    }

    @Test
    void eachHintSaysALittleMore() {
        assertThat(last("0,0\nh")).contains("A cell is certainly safe.\n");
        assertThat(last("0,0\nhh")).contains("Look ");
        assertThat(last("0,0\nhhhhh")).contains("Probe (");
        assertThat(last("0,0\nhhhhhh")).contains("That was all there is to say.");
        assertThat(last("0,0\nf 2,3\nw")).contains("Why: flag (2,3) by you.\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[Q] 5x5/6 #1", "[LM] 5x5/6 #1"})
    void hintsForRulesInLetters(String world) {
        assertThat(Cli.typing("0,0\nhhhhh", "play", "you", world).out())
                .containsPattern("Probe|Flag|Nothing is certain");
    }

    @ParameterizedTest
    @ValueSource(strings = {"triangle:6x4/4 #1", "graph:petersen/2 #1", "hex:5x5/4 #1", "daggers-m 8x8/8+3g #1"})
    void everyShapeShowsTheCursor(String world) {
        Cli ran = Cli.typing("", "play", "you", world);
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(ran.out()).containsPattern("\\[ *\\?]");
    }

    @Test
    void badWordsAreExplained() {
        assertThat(last("9,9\n")).contains("(9,9) is outside the board: rows are 0 to 4, columns 0 to 4.");
        assertThat(last("3\n")).contains("'3' is no cell: type row,column");
        assertThat(last("z")).contains("'z' does nothing here.");
        assertThat(Cli.sweep("play", "you", "EASY1").exit()).isEqualTo(2);
        assertThat(Cli.sweep("play", "you", "beginner", "--verbose").err()).contains("--verbose is for agents");
    }

    @Test
    void theGameIsKeptAndOpenedAgain() {
        String trace = folder.resolve("mine.trace").toString();
        last("0,0\nf 2,3\nf 2,3\nf 3,2\n2,3\n", "--trace", trace);
        assertThat(Cli.sweep("review", trace).exit()).isZero();
        Cli watched = Cli.typing("g", "watch", trace);
        assertThat(watched.exit()).as(watched.err()).isZero();
        assertThat(watched.out())
                .startsWith("you played daggers:EASY1, seed ")
                .contains("5. probe (2,3) by you\n0 guesses, 1 flag, lives 1, gold 1");
    }

    @Test
    void asJson() {
        Cli ran = Cli.typing("0,0\nf 2,3\n", "play", "you", "daggers:EASY1", "--seed", "1", "--json");
        assertThat(ran.out())
                .startsWith(
                        "{\"game\":\"daggers\",\"world\":\"EASY1\",\"agent\":\"you\",\"seed\":1,\"result\":\"stuck\"")
                .contains("\"probes\":1,\"guesses\":null,\"flags\":1")
                .contains("{\"n\":2,\"kind\":\"flag\",\"row\":2,\"col\":3,\"by\":\"you\",\"risk\":null}")
                .hasLineCount(1);
    }
}
