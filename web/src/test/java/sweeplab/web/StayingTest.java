// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A game is what the player sees: it outlives a reload, other pages and a dead engine, and no click goes astray. */
final class StayingTest extends Browsing {

    private static final String CELLS = "[...document.querySelector('canvas').board.cells].join()";
    private static final String BOARD = "document.querySelector('canvas').board";
    private static final String ID = "square:9x9/10 opening@4,4 #7";

    private Page begun() {
        Page page = open(Page.Screen.DESKTOP, "#/play?id=" + encode(ID));
        page.await(BOARD + ".board?.id");
        page.mouse(40, "left");
        page.await(BOARD + ".cells[40] === 0");
        return page;
    }

    @Test
    void aReloadFindsTheGameAsItWas() {
        try (Page page = begun()) {
            String before = page.evaluate(CELLS).asString();
            page.reload();
            page.await(BOARD + ".cells?.[40] === 0");
            assertThat(page.evaluate(CELLS).asString()).isEqualTo(before);
            page.click("#undo");
            page.await(BOARD + ".cells[40] === -1");
            page.reload();
            page.await("document.querySelector('#redo')?.disabled === false");
            page.click("#redo");
            page.await(BOARD + ".cells[40] === 0");
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void anotherPageAndBack() {
        try (Page page = begun()) {
            String before = page.evaluate(CELLS).asString();
            page.evaluate("location.hash = '#/arena'");
            page.await("document.querySelector('#arena-go')");
            page.evaluate("location.hash = '#/play'");
            page.await(BOARD + ".cells?.[40] === 0");
            assertThat(page.evaluate(CELLS).asString()).isEqualTo(before);
        }
    }

    @Test
    void aDeadEngineIsStartedAgainAndTheGameGoesOn() {
        try (Page page = begun()) {
            String before = page.evaluate(CELLS).asString();
            page.endWorkers();
            int covered = page.evaluate(BOARD + ".cells.findLastIndex(code => code === -1)")
                    .asInt();
            page.mouse(covered, "right");
            page.await(BOARD + ".cells[" + covered + "] === -2");
            assertThat(page.text(".result")).contains("started again");
            page.mouse(covered, "right");
            page.await(CELLS + " === '" + before + "'");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"expert", "intermediate", "custom"})
    void choosingALevelStartsItAtOnce(String level) {
        try (Page page = open(Page.Screen.DESKTOP, "#/play")) {
            page.await(BOARD + ".board");
            page.choose("level", level);
            int columns = level.equals("expert") ? 30 : level.equals("custom") ? 9 : 16;
            page.await(BOARD + ".board.columns === " + columns);
            page.mouse(3 * columns + 5, "left");
            page.await(BOARD + ".cells[" + (3 * columns + 5) + "] === 0");
            assertThat(page.evaluate(BOARD + ".board.columns").asInt()).isEqualTo(columns);
        }
    }

    /** A board that cannot be made in time, as a link may ask for one, does not stop the game that is played. */
    @Test
    void whatTakesTooLongIsSaidAndTheGameGoesOn() {
        try (Page page = begun()) {
            assertThat(page.evaluate("import('./js/engine.js').then(({table}) =>"
                                    + " table.within(1, new Promise(() => {}), 'late').catch(({message}) => message))")
                            .asString())
                    .isEqualTo("late");
            page.evaluate("{const b = " + BOARD + "; window.cell = b.cells.indexOf(-1); b.on.flag(window.cell);}");
            page.await(BOARD + ".cells[window.cell] === -2");
            assertThat(page.faults()).isEmpty();
        }
    }

    /** Another game, another kind of board: the board that is shown is the one that is clicked. */
    @ParameterizedTest
    @CsvSource({"game, nettle, game", "game, tornado, game", "family, hex, family", "family, torus, family"})
    void choosingAGameOrAKindStartsItAtOnce(String choice, String value, String fact) {
        try (Page page = open(Page.Screen.DESKTOP, "#/play")) {
            page.await(BOARD + ".board");
            page.choose(choice, value);
            page.await(BOARD + ".board." + fact + " === '" + value + "'");
            page.evaluate("window.shown = " + BOARD + ".board");
            int cell = page.evaluate(BOARD + ".board.starts?.[0] ?? 20").asInt();
            page.mouse(cell, "left");
            page.await(BOARD + ".cells[" + cell + "] >= 0");
            assertThat(page.evaluate(BOARD + ".board.size === window.shown.size && " + BOARD + ".board." + fact
                                    + " === '" + value + "'")
                            .asBoolean())
                    .isTrue();
            assertThat(page.faults()).isEmpty();
        }
    }

    /** A level keeps its number of mines, also when a graph was looked at, which has a number of its own. */
    @Test
    void aLevelIsItselfAfterAGraph() {
        try (Page page = open(Page.Screen.DESKTOP, "#/play")) {
            page.await(BOARD + ".board");
            page.choose("level", "beginner");
            page.choose("family", "graph:football");
            page.await(BOARD + ".board.dangers === 6");
            page.choose("family", "square");
            page.await(BOARD + ".board.family === 'square'");
            assertThat(page.evaluate("document.querySelector('select[name=level]').value")
                            .asString())
                    .isEqualTo("beginner");
            assertThat(page.evaluate(BOARD + ".board.dangers").asInt()).isEqualTo(10);
        }
    }

    /** The choices are those of the game that a link opened, so that another new game is one like it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "graph:petersen/2 #2          | classic graph:petersen 2",
                "12x7/9 #2                    | classic custom square 12 7 9",
                "tornado 6x6/5 #1             | tornado custom hex 6 6 5",
                "torus:16x16/40 opening@3,3 #1| classic intermediate torus"
            })
    void aLinkIsSeenInTheChoices(String id, String choices) {
        try (Page page = open(Page.Screen.DESKTOP, "#/play?id=" + encode(id))) {
            page.await(BOARD + ".board");
            String chosen = "['game', 'level', 'family', 'columns', 'rows', 'dangers']"
                    + ".map((name) => document.querySelector(`[name=${name}]`)?.value).filter(Boolean).join(' ')";
            page.await(chosen + " === '" + choices + "'");
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void clicksAreMadeInTheirOrderAndNoneIsLost() {
        try (Page page = begun()) {
            page.click("#show-chances");
            // Two clicks on each covered cell put a flag there and take it away; one more on the last leaves one.
            page.evaluate(
                    "{const b = " + BOARD + "; const covered = [...b.cells.keys()].filter(c => b.cells[c] === -1);"
                            + " window.clicked = covered; for (let round = 0; round < 5; round++) covered.forEach(c => b.on.flag(c)); }");
            page.await(
                    "JSON.parse(localStorage['sweeplab.games'])[0].turns.split(' ').length === 1 + 5 * window.clicked.length");
            assertThat(page.evaluate("window.clicked.every(c => " + BOARD + ".cells[c] === -2)")
                            .asBoolean())
                    .isTrue();
        }
    }

    @Test
    void aLinkBeforeTheFirstClickKeepsItsSafety() {
        try (Page page = open(Page.Screen.DESKTOP, "#/play")) {
            page.await(BOARD + ".board");
            page.choose("level", "expert");
            page.await(BOARD + ".board.columns === 30");
            String link = page.evaluate("location.href").asString();
            assertThat(link).contains("start=opening");
            page.mouse(100, "left");
            page.await(BOARD + ".cells[100] === 0");
            String cells = page.evaluate(CELLS).asString();
            page.open(link).await(BOARD + ".board?.columns === 30");
            page.mouse(100, "left");
            page.await(BOARD + ".cells[100] === 0");
            assertThat(page.evaluate(CELLS).asString()).isEqualTo(cells);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "#/play?id=square:9x9/100%20%23x",
                "#/play?id=nonsense",
                "#/play?board=square:9x9&seed=1&start=opening",
                "#/play?board=square:9x9/10&seed=NaN&start=opening",
                "#/play?board=square:9x9/10&seed=1&start=maybe",
                "#/analyse?p=%25%25%25",
                "#/analyse?p=abcdef",
                "#/analyse?p=abc",
                "#/watch?id=nonsense",
                "#/watch?mode=three",
                "#/watch?mode=duel&id=nettle:easy1",
                "#/watch?agent=nobody",
                "#/watch?seed=one",
                "#/play?way=toString",
                "#/play?board=square:9x9/10&seed=1&noguess=yes",
                "#/learn?practice=juggling",
                "#/learn?lesson=six",
                "#/review?id=square:9x1/2%20%3DEI&turns=o0&at=end",
                "#/review?id=square:9x1/2%20%3DEI&turns=o0&way=no",
                "#/nowhere"
            })
    void aMalformedLinkSaysWhatIsWrong(String link) {
        try (Page page = open(Page.Screen.DESKTOP, link)) {
            page.await("document.querySelector('[role=alert]:not([hidden])')");
            assertThat(page.text("[role=alert]:not([hidden])"))
                    .doesNotContain("atob")
                    .doesNotContain("fetch")
                    .hasSizeGreaterThan(20);
            assertThat(page.evaluate("document.querySelector('canvas')?.board.board ?? null")
                            .isNull())
                    .as("no other board in its place")
                    .isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1.5", "-3", "81", "100000000"})
    void aMineCountThatCannotBeIsSaidWhereItIsTyped(String mines) {
        try (Page page = open(Page.Screen.DESKTOP, "#/play")) {
            page.await(BOARD + ".board");
            page.choose("level", "custom");
            page.fill("input[name=dangers]", mines);
            page.await("!document.querySelector('.problem').hidden");
            assertThat(page.evaluate("document.querySelector('input[name=dangers]').value")
                            .asString())
                    .as("what was typed stays")
                    .isEqualTo(mines);
        }
    }

    @Test
    void questionMarksAsAChoice() {
        try (Page page = begun()) {
            int covered = page.evaluate(BOARD + ".cells.findLastIndex(code => code === -1)")
                    .asInt();
            page.click("#questions");
            page.mouse(covered, "right");
            page.await(BOARD + ".cells[" + covered + "] === -2");
            page.mouse(covered, "right");
            page.await(BOARD + ".cells[" + covered + "] === -1 && " + BOARD + ".questions.has(" + covered + ")");
            page.reload();
            page.await(BOARD + ".questions?.has(" + covered + ")");
            page.mouse(covered, "right");
            page.await("!" + BOARD + ".questions.has(" + covered + ")");
        }
    }

    @Test
    void newGameByKeyAndInTheStrip() {
        try (Page page = begun()) {
            page.evaluate("document.querySelector('canvas').board.focus()");
            page.key("n");
            page.await("location.hash.includes('board=')");
            page.mouse(40, "left");
            page.await("location.hash.includes('id=')");
            page.key("F2");
            page.await("location.hash.includes('board=')");
            page.mouse(40, "left");
            page.await("location.hash.includes('id=')");
            page.click("#fresh");
            page.await("location.hash.includes('board=')");
        }
    }

    @Test
    void aBoardOfTrianglesThatCannotBeIsSaidWhereItIsTyped() {
        try (Page page = open(Page.Screen.DESKTOP, "#/play")) {
            page.await(BOARD + ".board");
            page.choose("level", "custom");
            page.choose("family", "tritorus");
            page.fill("input[name=columns]", "5");
            page.await("document.querySelector('.problem:not([hidden])')?.textContent.length > 10");
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void aCopiedLinkOpensTheSameBoardElsewhere() {
        String copied;
        try (Page page = begun()) {
            page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: {writeText: (text) => {"
                    + " window.copied = text; return Promise.resolve(); }}})");
            page.click("#share");
            page.await("document.querySelector('#help-note').textContent.includes('clipboard')");
            copied = page.evaluate("window.copied").asString();
        }
        String hash = copied.substring(copied.indexOf('#'));
        try (Page other = open(Page.Screen.DESKTOP, hash)) {
            other.await(BOARD + ".board?.id === '" + ID + "'");
            assertThat(other.evaluate(BOARD + ".cells[40]").asInt()).isEqualTo(-1);
        }
    }

    @Test
    void aLinkIsShownWhereItCannotBeCopied() {
        try (Page page = begun()) {
            page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})");
            page.click("#share");
            page.await("document.querySelector('#help-note').textContent.includes('#/play?id=')");
        }
    }

    /** Full: nothing more can be written; forbidden: nothing can be read either. */
    @ParameterizedTest
    @ValueSource(
            strings = {"Storage.prototype.setItem = %s", "Storage.prototype.setItem = Storage.prototype.getItem = %s"})
    void whereStorageIsFullOrForbiddenTheGameStaysAsLongAsThePage(String broken) {
        try (Page page = begun()) {
            page.evaluate(
                    broken.formatted("() => { throw new DOMException('no', 'QuotaExceededError'); }") + "; void 0");
            int covered = page.evaluate(BOARD + ".cells.findLastIndex(code => code === -1)")
                    .asInt();
            page.mouse(covered, "right");
            page.await(BOARD + ".cells[" + covered + "] === -2");
            page.evaluate("location.hash = '#/arena'");
            page.await("document.querySelector('#arena-go')");
            page.evaluate("location.hash = '#/play'");
            page.await(BOARD + ".cells?.[" + covered + "] === -2");
            assertThat(page.faults()).isEmpty();
        }
    }
}
