// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.agent.Move;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.count.Exact;
import sweeplab.count.result.Analysis;
import sweeplab.game.Game;
import sweeplab.view.View;

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

    /** What is practised is counted, right and wrong, and stays after a reload. */
    @Test
    void practiceKeepsAScore() {
        String cells = "document.querySelector('canvas').board.cells";
        try (Page page = open(Page.Screen.DESKTOP, "#/learn?practice=one_clue")) {
            page.await(cells + ".some((code) => code >= 0)");
            page.await("document.querySelector('#knowledge').textContent.includes('∨')");
            int far = page.evaluate("[..." + cells + ".keys()].findLast((cell) => " + cells + "[cell] === -1)")
                    .asInt();
            page.await("(document.querySelector('canvas').board.on.flag(" + far
                    + "), /One clue: [01] of [1-9]/.test(document.querySelector('#practise-one_clue').textContent))");
            String score = page.text("#practise-one_clue");
            page.open(address("#/learn?practice=two_clues"));
            page.await("document.querySelector('#practise-one_clue')");
            assertThat(page.text("#practise-one_clue")).isEqualTo(score);
            assertThat(page.faults()).isEmpty();
        }
    }

    /** Lessons on rules in letters: drawn examples, and positions in which counting is not enough. */
    @ParameterizedTest
    @CsvSource({"three, [T] 6x6/10, 37, 2", "runs, [W] 6x6/10, 1, 3"})
    void aRuleInLetters(String lesson, String board, int seed, int goal) {
        try (Page page = open(Page.Screen.DESKTOP, "#/learn?lesson=" + lesson)) {
            assertThat(page.evaluate("document.querySelectorAll('.example svg').length")
                            .asInt())
                    .isEqualTo(3);
            int next = seed;
            for (int right = 1; right <= goal; right++) {
                Game game = moment(board, next);
                while (game.view().covered(0)) {
                    game = moment(board, ++next);
                }
                Analysis known = new Exact().analyse(game.view());
                page.await("document.querySelector('canvas').board.board?.id?.endsWith('#" + next + "')");
                page.await("document.querySelector('canvas').board.cells.filter((code) => code >= 0).length === "
                        + opened(game.view()));
                answer(page, game.view(), known);
                page.await("document.querySelector('[role=progressbar]').getAttribute('aria-valuenow') === '" + right
                        + "'");
                page.await("document.querySelectorAll('.proof .steps li').length > 0");
                if (right < goal) {
                    page.click("#next-position");
                }
                next++;
            }
            page.await("document.querySelector('#finished')");
            assertThat(page.faults()).isEmpty();
        }
    }

    private static Game moment(String board, int seed) {
        Setup setup = GameId.parse(board + " #" + seed).setup(new Catalogue());
        Game game = setup.newGame();
        for (int move : Practice.towardsTheRule(setup.newGame(), setup.newGame())) {
            if (Move.isFlag(move)) {
                game.flag(Move.cell(move));
            } else {
                game.probe(Move.cell(move));
            }
        }
        return game;
    }

    private static int opened(View view) {
        return (int)
                IntStream.range(0, view.topology().size()).filter(view::hasClue).count();
    }

    // First what does not follow, then what does.
    private static void answer(Page page, View view, Analysis known) {
        int open = IntStream.range(0, view.topology().size())
                .filter(cell -> view.covered(cell) && known.danger(cell) > 0 && known.danger(cell) < 1)
                .findFirst()
                .orElseThrow();
        page.await("(document.querySelector('canvas').board.on.open(" + open
                + "), document.querySelector('#feedback .bad'))");
        boolean safe = !known.safe().isEmpty();
        int certain = (safe ? known.safe() : known.dangers())
                .stream().filter(cell -> !view.flagged(cell)).findFirst().orElseThrow();
        page.mouse(certain, safe ? "left" : "right");
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
