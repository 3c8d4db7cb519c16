// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A lesson from its first move to its end. */
final class LearnTest extends Browsing {

    @Test
    void aLessonCanBeFinished() {
        try (Page page = open(Page.Screen.DESKTOP, "#/learn?lesson=single")) {
            String ready = "document.querySelector('#knowledge').textContent.includes('∨')";
            page.await(ready);
            wrongMove(page);
            for (int right = 1; right <= 4; right++) {
                rightMove(page);
                page.await("document.querySelector('[role=progressbar]').getAttribute('aria-valuenow') === '" + right
                        + "'");
            }
            page.await("document.querySelector('#finished')");
            assertThat(page.text("#finished")).contains("Lesson finished");
            assertThat(page.faults()).isEmpty();
        }
    }

    /** Lessons and exercises that look for a game find one: its position is on the board, and nothing easier leads on. */
    @ParameterizedTest
    @ValueSource(strings = {"lesson=two", "lesson=cases", "lesson=chance", "practice=mine_counter"})
    void aPositionOfTheKindIsFound(String which) {
        try (Page page = open(Page.Screen.DESKTOP, "#/learn?" + which)) {
            page.await("document.querySelector('canvas').board.board?.id"
                    + " && document.querySelector('canvas').board.cells.some(code => code >= 0)");
            assertThat(page.faults()).isEmpty();
        }
    }

    /** The lesson about chances has wrong answers, and says which would have been less dangerous. */
    @Test
    void aGuessCanBeWrong() {
        try (Page page = open(Page.Screen.DESKTOP, "#/learn?lesson=chance")) {
            page.await("document.querySelector('#knowledge').textContent.length > 20");
            String cells = "document.querySelector('canvas').board.cells";
            int beside = page.evaluate("[..." + cells + ".keys()].findIndex((cell) => " + cells + "[cell] === -1)")
                    .asInt();
            page.await("(document.querySelector('canvas').board.on.flag(" + beside
                    + "), document.querySelector('#feedback .bad'))");
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void theRulesOfEveryGameAreAClickAwayAndDrawn() {
        try (Page page = open(Page.Screen.DESKTOP, "#/learn?lesson=single")) {
            page.await("document.querySelector('#knowledge').textContent.includes('∨')");
            assertThat(page.evaluate("document.querySelectorAll('.panel details .peas').length")
                            .asInt())
                    .isGreaterThanOrEqualTo(8);
            page.evaluate("document.querySelectorAll('.panel details button')[1].click()");
            page.await("document.querySelector('canvas').board.cells.some((code) => code === -5)");
            assertThat(page.faults()).isEmpty();
        }
    }

    // The page's own analysis says which cells are certain; the student clicks one of them.
    private static void rightMove(Page page) {
        int cell = page.evaluate(certain(true)).asInt();
        page.mouse(cell, "left");
    }

    private static void wrongMove(Page page) {
        int cell = page.evaluate(certain(false)).asInt();
        page.mouse(cell, "left");
        page.await("document.querySelector('#feedback .bad')");
    }

    // A cell that is certainly safe, or one that is not.
    private static String certain(boolean safe) {
        return """
                (async () => {
                  const {thinker} = await import('/js/engine.js');
                  const {board} = document.querySelector('canvas');
                  const head = ['rules nettle', 'family square', 'columns 5', 'rows 5', 'dangers 5', 'golds -1', 'lives 1', 'starts 0'].join('\\n');
                  let answer = {safe: []};
                  while (!answer.safe.length) answer = await thinker.call('analyse', head, board.cells, new Int8Array(0));
                  return answer[%s][0];
                })()""".formatted(safe ? "'safe'" : "'danger'");
    }
}
