// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Agents play in the page as they do outside it, with the small model of guesses. */
final class AgentsTest extends Browsing {

    private static final String BOARD = "30x16/99 opening@3,3";
    private static final int GAMES = 60;

    @Test
    void theModelOfGuessesIsInThePage() {
        String outside = SmallArena.play(BOARD, "balanced", 5, 0, GAMES).toString();
        try (Page page = open(Page.Screen.DESKTOP, "#/learn")) {
            String inside = page.evaluate("import('./js/engine.js').then(({Engine}) => new Engine().batch(['arena', '"
                            + BOARD + "', 'balanced', '5', 0, " + GAMES + "])).then(([ended]) => ended)")
                    .asString();
            assertThat(withoutTime(inside)).isEqualTo(withoutTime(outside));
        }
    }

    private static String withoutTime(String ended) {
        assertThat(ended).startsWith("{\"games\":" + GAMES);
        return ended.replaceAll("\"millis\":\\d+", "");
    }
}
