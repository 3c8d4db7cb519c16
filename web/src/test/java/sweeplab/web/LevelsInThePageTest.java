// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Levels of Hexcells and Tametsi are played in the page (V6, V7), strictly too (V8). */
final class LevelsInThePageTest extends Browsing {

    private static final String BOARD = "document.querySelector('canvas').board";
    private static final String STATUS = "document.querySelector('#result')?.dataset.status";
    private static final int ABOVE = 4 * 33 + 16;
    private static final int MIDDLE = 6 * 33 + 16;
    private static final int BELOW = 8 * 33 + 16;

    private static final String PUZZLE = "<PUZZLE><GRAPH>"
            + "<NODE><ID>1</ID><EDGES>2</EDGES><POS>0,0</POS><REVEALED>true</REVEALED></NODE>"
            + "<NODE><ID>2</ID><EDGES>1,3</EDGES><POS>1,0</POS><HAS_MINE>true</HAS_MINE></NODE>"
            + "<NODE><ID>3</ID><EDGES>2</EDGES><POS>2,0</POS><SECRET>true</SECRET></NODE></GRAPH></PUZZLE>";

    // Three cells one below the other.
    private static String level(String above, String middle, String below) {
        StringBuilder text = new StringBuilder("Hexcells level v1\nThree\nus\n\n\n");
        for (int row = 0; row < 33; row++) {
            String pair = row == 4 ? above : row == 6 ? middle : row == 8 ? below : "..";
            text.append("..".repeat(16)).append(pair).append("..".repeat(16)).append('\n');
        }
        return text.toString();
    }

    private static void paste(Page page, String text) {
        page.await("document.querySelector('textarea[name=level]')");
        page.fill("textarea[name=level]", text);
        page.click("#read");
    }

    /** A right mark is judged and shows its number, and the level is won; a reload finds the game as it was. */
    @Test
    void aPastedLevelIsWon() {
        try (Page page = open(Page.Screen.DESKTOP, "#/play")) {
            paste(page, level("O+", "x+", "o+"));
            page.await(BOARD + ".geometry?.cells?.length === 3");
            page.mouse(MIDDLE, "right");
            page.await(BOARD + ".cells[" + MIDDLE + "] === -41");
            page.reload();
            page.await(BOARD + "?.cells?.[" + MIDDLE + "] === -41 && " + BOARD + ".cells[" + ABOVE + "] === 1");
            page.click("#hint");
            page.mouse(BELOW, "left");
            page.await(STATUS + " === 'won'");
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void aWrongMarkIsAMistake() {
        try (Page page = open(Page.Screen.DESKTOP, "#/play")) {
            paste(page, level("O+", "x.", "o+"));
            page.await(BOARD + ".geometry?.cells?.length === 3");
            page.mouse(BELOW, "right");
            page.await(STATUS + " === 'lost'");
            page.click("#try-again");
            page.await(BOARD + ".cells[" + BELOW + "] === -1");
            assertThat(page.faults()).isEmpty();
        }
    }

    /** Where nothing says which of two cells is blue, opening either is wrong; what is certain is not. */
    @Test
    void strictly() {
        for (String[] cells : new String[][] {{"x.", "O.", "o."}, {"o.", "O.", "x."}}) {
            try (Page page = open(Page.Screen.DESKTOP, "#/play")) {
                paste(page, level(cells[0], cells[1], cells[2]));
                page.await(BOARD + ".geometry?.cells?.length === 3");
                page.evaluate("location.hash += '&way=strict'");
                page.await("document.querySelector('[name=way]')?.value === 'strict'");
                page.mouse(ABOVE, "left");
                page.await(STATUS + " === 'lost'");
                assertThat(page.faults()).isEmpty();
            }
        }
    }

    /** A puzzle that is dropped on another page is played, and an agent can be watched at it. */
    @Test
    void aDroppedPuzzleIsWon(@TempDir Path folder) throws IOException {
        try (Page page = open(Page.Screen.DESKTOP, "#/statistics")) {
            page.drop(Files.writeString(folder.resolve("three.puz"), PUZZLE));
            page.await("location.hash.startsWith('#/play?id=level') && " + BOARD + "?.cells?.length === 3");
            page.mouse(2, "left");
            page.await(STATUS + " === 'won'");
            page.click("#to-watch");
            page.await("location.hash.startsWith('#/watch') && " + BOARD + "?.cells?.length === 3");
            page.await("/^0 of [1-9]/.test(document.querySelector('.counter')?.textContent)");
            assertThat(page.faults()).isEmpty();
        }
    }

    /** Cells of a puzzle with shapes of their own are drawn so, and each is found under the mouse. */
    @Test
    void shapesOfTheirOwn() {
        String shape = "<POLY><POINTS>-0.5,-0.5,0.5,-0.5,0.7,0,0.5,0.5,-0.5,0.5</POINTS></POLY></NODE>";
        try (Page page = open(Page.Screen.DESKTOP, "#/play")) {
            paste(
                    page,
                    PUZZLE.replace("</NODE>", shape)
                            .replace(
                                    "</GRAPH>",
                                    "</GRAPH><COLUMN_HINT_LIST><COLUMN_HINT><IDS>2,3</IDS><TEXT_LOCATION>1,-1</TEXT_LOCATION>"
                                            + "</COLUMN_HINT></COLUMN_HINT_LIST>"));
            page.await(BOARD + ".geometry?.shapes?.length === 3");
            assertThat(page.evaluate(BOARD + ".board.notes[0].text").asString()).isEqualTo("1");
            assertThat(page.text(".told")).isEqualTo("the list 1, 1 of 2: n1 n2");
            assertThat(page.evaluate(BOARD + ".geometry.at(" + BOARD + ".geometry.centre(1)[0] + 0.6, 0)")
                            .asInt())
                    .isEqualTo(1);
            page.mouse(1, "right");
            page.await(BOARD + ".cells[1] === -2");
            page.mouse(2, "left");
            page.await(STATUS + " === 'won'");
            assertThat(page.faults()).isEmpty();
        }
    }
}
