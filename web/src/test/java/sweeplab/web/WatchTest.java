// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Agents at the board, move by move. */
final class WatchTest extends Browsing {

    @Test
    void p4SolvesLarge4() {
        try (Page page = open(Page.Screen.DESKTOP, "#/watch?agent=P4&id=" + encode("tornado:LARGE4"))) {
            page.await("document.querySelector('.counter').textContent.startsWith('0 of ')"
                    + " && !document.querySelector('.counter').textContent.endsWith(' 0')");
            int moves = Integer.parseInt(page.text(".counter").replaceAll(".* of ", ""));
            assertThat(moves).isGreaterThan(30);
            for (int move = 1; move <= moves; move++) {
                // What was said of the move before is not taken for this one.
                page.evaluate("document.querySelector('#story').replaceChildren()");
                page.click("#step");
                page.await("document.querySelector('.counter').textContent === '" + move + " of " + moves + "'");
                // What is given needs no proof; everything else is argued in words, and lit on the board.
                page.await("document.querySelector('#story').textContent.includes('By start')"
                        + " || (document.querySelectorAll('#story .steps li').length > 0"
                        + " && document.querySelector('canvas').board.overlay.lit?.size > 0)");
            }
            page.await("document.querySelector('[data-end]')?.dataset.end === 'won'");
            page.click("#back");
            page.await("document.querySelector('.counter').textContent === '" + (moves - 1) + " of " + moves + "'");
            assertThat(page.faults()).isEmpty();
        }
    }

    /** A seed that cannot be is told of where it is typed; it was taken for 1. */
    @Test
    void aSeedOfTheAgentThatCannotBe() {
        try (Page page = open(Page.Screen.DESKTOP, "#/watch?agent=random&seed=5&id=" + encode("nettle:easy1"))) {
            page.await("document.querySelector('#headline')");
            page.fill("input[name=agent-seed]", "one");
            page.await("document.querySelector('.problem:not([hidden])')?.textContent.includes('seed')");
            page.click("#watch");
            page.await("document.querySelector('#headline')");
            assertThat(page.evaluate("location.hash").asString()).contains("seed=5");
            page.fill("input[name=agent-seed]", "6");
            page.await("!document.querySelector('.problem:not([hidden])')");
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void twoAgentsSideBySide() {
        try (Page page =
                open(Page.Screen.DESKTOP, "#/watch?mode=two&agent=exact&other=sps&id=" + encode("nettle:hard1"))) {
            page.await("document.querySelectorAll('.seat').length === 2 && document.querySelector('#headline')");
            page.click("#last");
            page.await("document.querySelectorAll('[data-end]').length > 0");
            assertThat(page.faults()).isEmpty();
        }
    }

    /** On a phone both boards are as wide as its screen, and the time line is in sight beside either. */
    @Test
    void twoAgentsOnAPhone() {
        try (Page page =
                open(Page.Screen.PHONE, "#/watch?mode=two&agent=exact&other=sps&id=" + encode("nettle:hard1"))) {
            page.await("document.querySelectorAll('.seat').length === 2 && document.querySelector('#headline')");
            for (int seat = 0; seat < 2; seat++) {
                String board = "document.querySelectorAll('canvas')[" + seat + "].board";
                page.evaluate(board + ".host.scrollIntoView()");
                assertThat(page.evaluate(
                                        "(({left, right}) => (right - left) * %1$s.view.scale / %1$s.canvas.width)(%1$s.geometry.bounds)"
                                                .formatted(board))
                                .asDouble())
                        .as("how much of the screen's width the board has")
                        .isGreaterThan(0.8);
                assertThat(page.evaluate(
                                        "document.querySelector('#step').getBoundingClientRect().bottom <= innerHeight")
                                .asBoolean())
                        .isTrue();
            }
        }
    }

    @Test
    void aDuelForGold() {
        try (Page page = open(Page.Screen.DESKTOP, "#/watch?mode=duel&agent=sps&id=" + encode("daggers:EASY1"))) {
            page.await("document.querySelector('canvas')?.board.board && document.querySelector('#story .figure')");
            page.mouse(0, "left");
            page.await("document.querySelector('canvas').board.cells[0] !== -1");
            assertThat(page.text("#story")).contains("cells left");
            // There is no time line to run: it would have nothing to show.
            assertThat(page.evaluate("getComputedStyle(document.querySelector('.foot')).display")
                            .asString())
                    .isEqualTo("none");
            assertThat(page.faults()).isEmpty();
        }
    }

    /** The score stays, whatever becomes of the time line that ran before the duel began. */
    @Test
    void noButtonBlanksTheScoreOfADuel() {
        try (Page page = open(Page.Screen.DESKTOP, "#/watch?agent=sps&id=" + encode("daggers:EASY1"))) {
            page.await("/^0 of [1-9]/.test(document.querySelector('.counter').textContent)");
            page.click("#step");
            page.click("#run");
            page.evaluate(
                    "[...document.querySelectorAll('.panel button')].find((each) => each.textContent === 'Duel').click()");
            page.await("document.querySelectorAll('#story .figure').length === 3");
            String before = page.text("#story");
            for (String button : List.of("#first", "#back", "#step", "#last", "#run")) {
                page.click(button);
                page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))");
                assertThat(page.text("#story")).as(button).isEqualTo(before);
            }
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void thatMoreMovesAreNotShownIsNoEndOfTheGame() {
        String board = encode("square:300x300/12000 opening@3,3 #1");
        try (Page page = open(Page.Screen.DESKTOP, "#/watch?agent=sps&id=" + board)) {
            page.await("document.querySelector('#headline')");
            page.click("#last");
            page.await("document.querySelector('[data-end]')");
            assertThat(page.text("[data-end]"))
                    .startsWith("The first 20040 moves: no more are shown")
                    .doesNotContain("nothing more follows");
        }
    }
}
