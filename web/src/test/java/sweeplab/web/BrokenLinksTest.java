// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A link that names nothing, opened where something is shown: what is in sight is what the address says. */
final class BrokenLinksTest extends Browsing {

    private static final String BOARD = "document.querySelector('canvas')?.board.board";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "#/play?id=square:9x9/10%20opening@4,4%20%237 | #/play?id=nonsense",
                "#/play?id=square:9x9/10%20opening@4,4%20%237 | #/play?board=square:9x9&seed=1&start=opening",
                "#/play?id=square:9x9/10%20opening@4,4%20%237 | #/play?way=toString",
                "#/play?board=square:9x9/10&seed=1&start=opening | #/play?id=nonsense",
                "#/watch?id=square:9x9/10%20opening@4,4%20%237 | #/watch?id=nonsense",
                "#/watch?id=square:9x9/10%20opening@4,4%20%237 | #/watch?agent=nobody",
                "#/watch?mode=duel&id=daggers:EASY1 | #/watch?mode=duel&id=nettle:easy1",
                "#/analyse | #/analyse?p=abcdef",
                "#/review?id=square:9x1/2%20%3DEI&turns=o0 | #/review?id=nonsense&turns=o0",
                "#/learn?lesson=single | #/learn?lesson=six"
            })
    void whatWasShownBeforeIsPutAway(String whole, String broken) {
        try (Page page = open(Page.Screen.DESKTOP, whole)) {
            page.await(BOARD + "?.size");
            page.evaluate("location.hash = '" + broken + "'");
            page.await("document.querySelector('[role=alert]:not([hidden])')");
            assertThat(page.evaluate("[...document.querySelectorAll('canvas')]"
                                    + ".filter(({board, offsetParent}) => offsetParent && board.board).length")
                            .asInt())
                    .isZero();
            assertThat(page.faults()).isEmpty();
        }
    }
}
