// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Every page leads to the others with the same board. */
final class ElsewhereTest extends Browsing {

    private static final String ID = "square:9x1/2 =EI";
    private static final String BOARD = "document.querySelector('canvas').board";
    private static final String JUDGED = "document.querySelector('#live').textContent.startsWith('Every move')";

    @Test
    void fromEveryPageToTheOthersWithTheSameBoard() {
        try (Page page = open(Page.Screen.DESKTOP, "#/review?id=" + encode(ID) + "&turns=" + encode("o0 f3 o5"))) {
            page.await(JUDGED);
            page.click("#step");
            page.await(BOARD + ".cells[2] === 1");
            page.click("#to-play");
            page.await("document.querySelector('#fresh') && " + BOARD + ".cells?.[2] === 1");
            page.click("#to-analyse");
            page.await("location.hash.startsWith('#/analyse') && " + BOARD + ".cells?.[2] === 1");
            page.await("document.querySelector('#best')?.textContent.startsWith('Open')");
            page.click("#to-watch");
            page.await("location.hash.startsWith('#/watch') && " + BOARD + ".board?.id === '" + ID + "'");
            page.await("/^0 of [1-9]/.test(document.querySelector('.counter')?.textContent)");
            page.click("#to-review");
            page.await("location.hash.startsWith('#/review') && " + BOARD + ".board?.id === '" + ID + "'");
            page.await(JUDGED);
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void aPositionWithoutAGameIsPlayedOnABoardThatFits() {
        try (Page page = open(Page.Screen.DESKTOP, "#/analyse")) {
            page.await("document.querySelector('#best')");
            page.fill("textarea", "4x2x2\n1HHH\n1HHH");
            page.click("#read");
            page.await(BOARD + ".board.size === 8 && document.querySelector('#best')");
            page.await("document.querySelector('#safest-cost')");
            page.click("#to-play");
            page.await("location.hash.startsWith('#/play') && " + BOARD + ".cells?.[4] === 1 && " + BOARD
                    + ".cells[0] === 1");
            assertThat(page.faults()).isEmpty();
        }
    }
}
