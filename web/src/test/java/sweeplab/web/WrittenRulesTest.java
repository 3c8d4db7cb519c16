// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games whose rules are written in letters, and levels of other games, are opened, drawn, played and analysed. */
final class WrittenRulesTest extends Browsing {

    private static final String BOARD = "document.querySelector('canvas').board";

    @ParameterizedTest
    @ValueSource(strings = {"[Q][M] 6x6/13 #1", "[W] 6x6/8 #2", "[L] 6x6/8 #2", "[E] 7x7/9 #1"})
    void aLinkNamesOne(String id) {
        try (Page page = open(Page.Screen.DESKTOP, "#/play?id=" + encode(id))) {
            page.await(BOARD + ".board?.words?.length === 128");
            page.mouse(0, "left");
            page.await(BOARD + ".cells[0] >= 0");
            page.click("#show-chances");
            page.await(BOARD + ".overlay.chance?.length > 0");
            page.click("#to-analyse");
            page.await("document.querySelector('#best')?.textContent.startsWith('Open')");
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void aListOfRunsIsReadOutAsItStandsThere() {
        try (Page page = open(Page.Screen.DESKTOP, "#/play?id=" + encode("[W] 6x6/16 #2"))) {
            page.await(BOARD + ".board?.words?.length === 128");
            assertThat(page.evaluate(BOARD + ".board.words.some((word) => /^[0-9],[0-9]/.test(word))")
                            .asBoolean())
                    .isTrue();
        }
    }

    @Test
    void aCellThatSaysNothing() {
        String board =
                "# MINESWEEPER-BOARD v0.1\n# Render: ascii\nrows: 2\ncolumns: 3\nmines: 1\nrule: [V]\n[view]\n1 - U\nU U U\n";
        try (Page page = open(Page.Screen.DESKTOP, "#/analyse")) {
            page.await("document.querySelector('#best')");
            page.fill("textarea", board);
            page.click("#read");
            page.await(
                    BOARD + ".cells.length === 6 && document.querySelector('#best')?.textContent.startsWith('Open')");
            assertThat(page.evaluate(BOARD + ".cells[1]").asInt()).isEqualTo(Shown.SILENT);
            assertThat(page.faults()).isEmpty();
        }
    }
}
