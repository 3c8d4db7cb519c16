// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Strict play (V8), practice in efficiency, and survival. */
final class WaysToPlayTest extends Browsing {

    private static final String BOARD = "document.querySelector('canvas').board";

    // Mines in the fourth and the last cell.
    private static final String ID = "square:9x1/2 =EI";

    private Page begun(String way) {
        Page page = open(Page.Screen.DESKTOP, "#/play?id=" + encode(ID) + "&way=" + way);
        page.await(BOARD + ".board?.id");
        page.mouse(0, "left");
        page.await(BOARD + ".cells[2] === 1");
        return page;
    }

    @Test
    void inStrictPlayAGuessIsAlwaysWrong() {
        try (Page page = begun("strict")) {
            page.mouse(5, "left");
            page.await("document.querySelector('#result')?.dataset.status === 'lost'");
            assertThat(page.text("#verdict")).contains("not certain");
            assertThat(page.evaluate(BOARD + ".truth[5]").asInt()).isEqualTo(1);
            page.click("#review-game");
            page.await("document.querySelector('#live').textContent.startsWith('Every move')");
            page.click("#last");
            page.await("document.querySelector('#headline').textContent === 'Lost'");
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void aStrictGameIsFoundAgainAfterAReload() {
        try (Page page = begun("strict")) {
            page.reload();
            page.await(BOARD + ".cells?.[2] === 1");
            page.mouse(5, "left");
            page.await("document.querySelector('#result')?.dataset.status === 'lost'");
        }
    }

    /** Keys that take back or make again where there is nothing to are no help. */
    @Test
    void whereNothingWasTakenBackNothingIsCountedApart() {
        try (Page page = begun("usual")) {
            page.evaluate(BOARD + ".focus()");
            page.key("y");
            page.mouse(5, "left");
            page.await("document.querySelector('#result')?.dataset.status === 'won'");
            assertThat(page.evaluate("JSON.parse(localStorage['sweeplab.record'])[0].helped")
                            .asBoolean())
                    .isFalse();
            page.click("#undo");
            page.await(BOARD + ".cells[5] === -1");
            page.click("#redo");
            page.await("document.querySelector('#result')");
            assertThat(page.text("#result")).contains("taken back");
        }
    }

    @Test
    void theFewestClicksStandBesideYours() {
        try (Page page = begun("efficiency")) {
            page.await("document.querySelector('.figures').textContent.includes('1clicks')");
            assertThat(page.text(".figures")).containsPattern("\\dZiNi");
            page.mouse(5, "left");
            page.await("document.querySelector('#result')?.dataset.status === 'won'");
            assertThat(page.text("#verdict"))
                    .isEqualTo("2 clicks where 2 are enough with flags and chords (ZiNi): 100 %.");
            page.evaluate("location.hash = '#/statistics'");
            page.await("document.querySelector('#record')?.textContent.includes('square:9x1/2 efficiency')");
        }
    }

    @Test
    void aSurvivalGoesOnWithMoreMinesAndIsKept() {
        String setup =
                "{\"game\":\"classic\",\"level\":\"custom\",\"family\":\"square\",\"columns\":40,\"rows\":1,\"dangers\":0,"
                        + "\"golds\":0,\"blocked\":0,\"start\":\"safe\",\"noGuess\":false,\"way\":\"survival\"}";
        try (Page page = open(Page.Screen.DESKTOP, "#/statistics")) {
            page.evaluate("localStorage['sweeplab.setup.play'] = " + Page.quote(setup));
            page.evaluate("location.hash = '#/play'");
            page.await("document.querySelector('.figures')?.textContent.includes('1board')");
            page.mouse(0, "left");
            page.await("document.querySelector('#next-board')");
            assertThat(page.text("#verdict")).isEqualTo("1 board survived.");
            page.click("#next-board");
            page.await(
                    "document.querySelector('.figures').textContent.includes('1mines left') && document.querySelector('.figures').textContent.includes('2board')");
            page.evaluate("location.hash = '#/statistics'");
            page.await("document.querySelector('#survival')");
            assertThat(page.text("#survival tbody")).isEqualTo("square:40x1/0 survival01");
            assertThat(page.faults()).isEmpty();
        }
    }

    /** A link does not tell how many boards were survived before it: it begins with the first. */
    @Test
    void aSurvivalBeginsWithTheBoardOfItsLink() {
        String board = "square:5x5/24 safe@0,0 #1";
        try (Page page = open(Page.Screen.DESKTOP, "#/play?way=survival&id=" + encode(board))) {
            page.await("document.querySelector('.figures')?.textContent.includes('1board')");
            page.mouse(6, "left");
            page.await("document.querySelector('#result')?.dataset.status === 'lost'");
            assertThat(page.text("#verdict")).isEqualTo("0 boards survived.");
            page.evaluate("location.hash = '#/statistics'");
            page.await("document.querySelector('#survival')");
            assertThat(page.text("#survival tbody")).isEqualTo("square:5x5/24 survival10");
            page.evaluate("location.hash = '#/play?way=survival&id=tornado:LARGE4'");
            page.await("document.querySelector('canvas')?.board.board?.id === 'tornado:LARGE4'");
            assertThat(page.text(".figures")).doesNotContain("board");
        }
    }

    @Test
    void aSurvivalWhoseFirstClickIsStillToComeIsOneOfItsBoardToo() {
        try (Page page = open(Page.Screen.DESKTOP, "#/play?way=survival&start=safe&seed=1&board=square:5x5/24")) {
            page.await("document.querySelector('.figures')?.textContent.includes('1board')");
            page.mouse(0, "left");
            page.await("document.querySelector('#result')?.dataset.status === 'won'");
            page.evaluate("location.hash = '#/statistics'");
            page.await("document.querySelector('#survival')");
            assertThat(page.text("#survival tbody")).isEqualTo("square:5x5/24 survival01");
        }
    }
}
