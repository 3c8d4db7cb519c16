// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.count.Exact;
import sweeplab.format.Formats;
import sweeplab.format.document.Recast;
import sweeplab.view.View;
import tools.jackson.databind.JsonNode;

/** The page says of a position what the same engine says outside it. */
final class AnalyseTest extends Browsing {

    private static final String LINK = "https://example.org/index.html?board=5x3x4&analysis=afadaaaeblU2sZ";

    private static Page read(Page page, String text) {
        page.await("document.querySelector('#best')");
        page.fill("textarea", text);
        page.click("#read");
        return page;
    }

    @Test
    void aPastedLinkHasTheChancesOfTheEngine() {
        View view = Recast.view(new Formats().read(LINK));
        double[] expected = new Exact().analyse(view).danger();
        try (Page page = open(Page.Screen.DESKTOP, "#/analyse")) {
            read(page, LINK).await("document.querySelector('canvas').board.overlay.chance?.length === 15");
            JsonNode chances = page.evaluate("[...document.querySelector('canvas').board.overlay.chance]");
            for (int cell = 0; cell < expected.length; cell++) {
                if (view.covered(cell)) {
                    assertThat(expected[cell]).isBetween(0.0, 1.0);
                    assertThat(chances.get(cell).asDouble())
                            .as("cell " + cell)
                            .isCloseTo(expected[cell], within(1e-12));
                }
            }
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void aLinkHoldsTheWholePosition() {
        try (Page page = open(Page.Screen.DESKTOP, "#/analyse")) {
            read(page, LINK).await("document.querySelector('canvas').board.overlay.chance?.length === 15");
            page.click("#share");
            page.await("document.querySelector('#exported').textContent.includes('#/analyse?p=')");
            String link = page.text("#exported");
            String cells = "[...document.querySelector('canvas').board.cells].join()";
            String before = page.evaluate(cells).asString();
            page.open(link).await("document.querySelector('canvas')?.board.overlay.chance?.length === 15");
            assertThat(page.evaluate(cells).asString()).isEqualTo(before);
        }
    }

    @Test
    void whatCannotBeReadIsSaid() {
        try (Page page = open(Page.Screen.DESKTOP, "#/analyse")) {
            read(page, "5x5x3\n0000").await("document.querySelector('#summary [role=alert]')");
            assertThat(page.text("#summary")).contains("could not be read");
            assertThat(page.faults()).isEmpty();
        }
    }

    /** Browsers say nothing of a file that is chosen where it was chosen last. */
    @Test
    void theSameFileCanBeChosenAgain() {
        try (Page page = open(Page.Screen.DESKTOP, "#/analyse")) {
            page.await("document.querySelector('#best')");
            page.evaluate("""
                    {
                      const field = document.querySelector('#file');
                      const chosen = new DataTransfer();
                      chosen.items.add(new File(['3x1x1\\n1H1'], 'position.txt'));
                      field.files = chosen.files;
                      field.dispatchEvent(new Event('change'));
                    }""");
            page.await("document.querySelector('canvas').board.board.size === 3");
            assertThat(page.evaluate("document.querySelector('#file').files.length")
                            .asInt())
                    .isZero();
        }
    }

    @Test
    void numbersAreDrawnByKeys() {
        try (Page page = open(Page.Screen.DESKTOP, "#/analyse")) {
            page.await("document.querySelector('#best')");
            page.evaluate("{const b = document.querySelector('canvas'); b.board.focus(); b.board.setCursor(80);}");
            page.key("8");
            page.await("document.querySelector('#best').textContent.includes('impossible')");
            page.key("h");
            page.await("document.querySelector('#best').textContent.startsWith('Open')");
        }
    }

    /** Full boards in the formats that hold no view: what there is to think about is their start. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "9x9:4,4,m00b7d48a3e0231c419200",
                "https://example.org/?b=4005&m=vvvvvvvv000000010000000194i94i95vvvvvvvv",
                "05 05 00 03 00 02 03 01 04 04",
                "square:9x9/10 opening@4,4 #7"
            })
    void aFullBoardIsShownAtItsStart(String text) {
        try (Page page = open(Page.Screen.DESKTOP, "#/analyse")) {
            read(page, text).await("document.querySelector('canvas').board.cells.every(code => code === -1)");
            page.await("document.querySelector('#best')?.textContent.startsWith('Open')");
            assertThat(page.faults()).isEmpty();
        }
    }

    /** The best move, the safest cell beside it where that is another, and what the safest would cost in chance to win. */
    @Test
    void theSafestCellWhereItIsNotTheBestAndWhatItWouldCost() {
        try (Page page = open(Page.Screen.DESKTOP, "#/analyse")) {
            read(page, "5x4x5\n001HH\n122HH\nH3H2H\nHHHHH").await("document.querySelector('#safest-cost')");
            assertThat(page.text("#best")).isEqualTo("Open (2,4)");
            assertThat(page.text("#summary")).contains("18.18 %", "(4,3) · 9.09 %");
            assertThat(page.text("#safest-cost")).matches("The safest cell would cost .* points of the chance to win.");
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void nothingLeftToOpenIsSolved() {
        try (Page page = open(Page.Screen.DESKTOP, "#/analyse")) {
            read(page, "3x1x1\n1H1").await("document.querySelector('#best')?.textContent.startsWith('Solved')");
        }
    }

    @Test
    void boardTextWithoutSpacesAndWhatThePageItselfWrites() {
        String board = "# MINESWEEPER-BOARD v0.1\n# Render: ascii\nrows: 5\ncolumns: 5\nmines: 3\ngame_mode: classic\n"
                + "[view]\n1UUUU\nUUUUU\nUUUUU\nUUUUU\nUUUUU\n";
        try (Page page = open(Page.Screen.DESKTOP, "#/analyse")) {
            read(page, board).await("document.querySelector('canvas').board.board.size === 25");
            page.await("document.querySelector('#best')?.textContent.startsWith('Open')");
            page.choose("format", "board");
            page.click("#export");
            page.await("!document.querySelector('#exported').hidden");
            String cells = "[...document.querySelector('canvas').board.cells].join()";
            String before = page.evaluate(cells).asString();
            String written = page.text("#exported");
            read(page, "9x9x10\n" + "HHHHHHHHH\n".repeat(9))
                    .await("document.querySelector('canvas').board.board.size === 81");
            assertThat(page.evaluate("document.querySelector('#exported').hidden")
                            .asBoolean())
                    .as("what was written was another position")
                    .isTrue();
            read(page, written).await("document.querySelector('canvas').board.board.size === 25");
            assertThat(page.evaluate(cells).asString()).isEqualTo(before);
        }
    }

    @Test
    void aReloadAndBackFindThePosition() {
        try (Page page = open(Page.Screen.DESKTOP, "#/analyse?text=" + encode(LINK))) {
            page.await("location.hash.includes('p=')");
            page.reload();
            page.await("document.querySelector('canvas')?.board.overlay.chance?.length === 15");
            page.evaluate("location.hash = '#/arena'");
            page.await("document.querySelector('#arena-go')");
            page.evaluate("history.back()");
            page.await("document.querySelector('canvas')?.board.overlay.chance?.length === 15");
        }
    }

    @Test
    void thePageIsNotWiderThanTheWindow() {
        try (Page page = open(Page.Screen.DESKTOP, "#/analyse")) {
            page.await("document.querySelector('#best')");
            assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth")
                            .asBoolean())
                    .isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "2.5", "1000"})
    void anEmptyBoardThatCannotBeIsSaidWhereItIsTyped(String columns) {
        try (Page page = open(Page.Screen.DESKTOP, "#/analyse")) {
            page.await("document.querySelector('#best')");
            page.fill("input[name=blank-columns]", columns);
            page.click("#blank");
            page.await("document.querySelector('.problem:not([hidden])')?.textContent.includes('Columns')");
        }
    }

    /** What would have been best is told of a lost game, too, and no cost in chance to win. */
    @Test
    void aLostGameWhoseSafestCellIsNotTheBest() {
        String lost = """
                # MINESWEEPER-BOARD v0.1
                rows: 12
                columns: 1
                mines: 4
                game_mode: classic
                start: 3,0
                lives_left: 0
                [view]
                0
                0
                0
                1
                X
                U
                U
                U
                U
                U
                U
                U
                """;
        try (Page page = open(Page.Screen.DESKTOP, "#/analyse?text=" + encode(lost))) {
            page.await("document.querySelector('#live').textContent.includes('ead')");
            page.await("document.querySelector('#best')?.textContent.startsWith('Open')");
            assertThat(page.text("#summary")).contains("Safest cell").doesNotContain("lives");
            assertThat(page.evaluate("document.querySelector('#safest-cost')").isNull())
                    .isTrue();
        }
    }
}
