// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class WatchTest {

    private static final String[] GAME = {"watch", "daggers-001-logic2", "daggers:EASY1", "--seed", "3"};

    private static String lastPicture(String keys) {
        Cli ran = Cli.typing(keys, GAME);
        assertThat(ran.exit()).isZero();
        assertThat(ran.err()).isEmpty();
        return ran.out().substring(ran.out().lastIndexOf("daggers-001-logic2 plays"));
    }

    @Test
    void eachEnterIsAMoveAndTheCellIsMarked() {
        assertThat(lastPicture("\n\n")).isEqualTo("""
                        daggers-001-logic2 plays daggers:EASY1, seed 3

                            0 1 2 3 4
                          +-----------
                        0 | 0 0 0 1 ?
                        1 | 0 g 1 2 ?
                        2 | 0 1 2[X]?
                        3 | 0 1 ? ? ?
                        4 | 0 1 ? ? ?

                        ? covered, X flagged, g gold

                        2. flag (2,3) by SPS
                        0 guesses, 1 flag, lives 2, gold 1, 9 cells left
                        Enter move, u undo, r redo, w why, h hint, d dictate, g go on, q quit

                        """);
    }

    /** What would write such a board is not promised: this command has no option for it. */
    @Test
    void aBoardThatIsTooLargeToDraw() {
        assertThat(Cli.typing("q\n", "watch", "fast", "200x200/4000 #1").out())
                .contains("(a board of square:200x200 is too large to draw)\n");
    }

    @Test
    void undoAndRedoLeadToTheSamePicture() {
        String before = lastPicture("\n\n\n");
        assertThat(lastPicture("\n\n\nuuurrr").replace("Made again.\n", "")).isEqualTo(before);
        assertThat(lastPicture("\n\n\nuu\n\n\n")).isEqualTo(before);
        assertThat(lastPicture("u")).contains("There is no move to take back.");
        assertThat(lastPicture("r")).contains("There is no move to make again.");
    }

    @Test
    void saysWhy() {
        assertThat(lastPicture("\n\n\nw"))
                .contains("Why: flag (3,2) by SPS.\n"
                        + "The 1 at (2,1) has only as many cells left as it needs, so (3,2) is a dagger.\n");
        assertThat(lastPicture("w")).contains("No move was made yet.");
        assertThat(lastPicture("\nd 0,4\nw")).contains("Why: probe (0,4), dictated.\nIt was not certain");
    }

    @Test
    void eachHintSaysALittleMoreAndTheLastIsTheAgentsMove() {
        assertThat(lastPicture("\n\n\nh"))
                .contains("A cell is certainly safe.\n")
                .contains("3. flag (3,2)");
        assertThat(lastPicture("\n\n\nhh")).contains("Look at the bottom.\n");
        assertThat(lastPicture("\n\n\nhhhh")).contains("so (4,2) is safe.\n");
        assertThat(lastPicture("\n\n\nhhhhh")).contains("Probe (4,2).\n");
        assertThat(lastPicture("\n\n\nhhhhhh")).contains("The agent will probe (3,3) by SPS.\n");
        assertThat(lastPicture("\n\n\nhhzh")).contains("A cell is certainly safe.\n");
        assertThat(lastPicture("gh")).contains("The agent will do nothing");
    }

    @Test
    void thePersonDictatesAMove() {
        assertThat(lastPicture("\nd 4,4"))
                .contains("2. probe (4,4), dictated\n")
                .contains("0 guesses");
        assertThat(lastPicture("\nd f 0,4")).contains("2. flag (0,4), dictated\n");
        assertThat(lastPicture("\nd\n4,4\n")).contains("2. probe (4,4), dictated\n");
        assertThat(lastPicture("\nd 0,0")).contains("(0,0) is open already");
        assertThat(lastPicture("\nd 9,9")).contains("outside the board");
        assertThat(lastPicture("\nd here")).contains("'here' is no cell: type row,column");
    }

    @Test
    void goesOnToTheEndAndThenStaysThere() {
        assertThat(lastPicture("g")).contains("Won! 1 guess, 4 flags").contains("0 cells left");
        assertThat(lastPicture("g\n\n")).contains("The game is over");
    }

    @Test
    void quitsOrEndsPolitely() {
        assertThat(lastPicture("q\n\n\n")).contains("Nothing is uncovered yet.");
        assertThat(lastPicture("")).contains("Nothing is uncovered yet.");
        assertThat(lastPicture("z")).contains("'z' does nothing here.");
    }

    @Test
    void aLogicalAgentSaysThatItIsStuck() {
        assertThat(Cli.typing("g\n\n", "watch", "P2", "tornado:LARGE4").out()).contains("The agent has no move: ");
    }
}
