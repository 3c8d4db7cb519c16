// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How the page shows itself: turned on a phone, for all eyes, on paper, when there is a newer one. */
final class LooksTest extends Browsing {

    private static final String BOARD = "document.querySelector('canvas').board";

    @Test
    void aWideBoardIsTurnedOnItsSideOnAPhone() {
        try (Page page = open(Page.Screen.PHONE, "#/play?id=" + encode("square:30x16/99 opening@3,3 #1"))) {
            page.await(BOARD + ".board?.id");
            page.await(BOARD + ".geometry.sideways");
            page.tap(93);
            page.await(BOARD + ".cells[93] === 0");
            assertThat(page.evaluate("document.documentElement.scrollWidth <= screen.width")
                            .asBoolean())
                    .isTrue();
        }
    }

    /** Beside lives, gold and clicks there is room for every button, in every language. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "de", "zh"})
    void onAPhoneEveryButtonOfAGameIsInReach(String language) {
        try (Page page = open(Page.Screen.PHONE, "#/play?way=efficiency&id=" + encode("daggers-m 8x8/10+4g #5"))) {
            page.evaluate("localStorage['sweeplab.language'] = " + Page.quote("\"" + language + "\""));
            page.reload();
            page.await(BOARD + ".board?.id && document.querySelectorAll('.figure').length === 6");
            String outside = "[...document.querySelectorAll('.strip :is(button, .figure)')].filter((part) => {"
                    + " const { left, right } = part.getBoundingClientRect(); return left < 0 || right > screen.width })"
                    + ".map((part) => part.title || part.textContent).join('|')";
            assertThat(page.evaluate(outside).asString()).isEmpty();
            assertThat(page.faults()).isEmpty();
        }
    }

    /** Cells large enough for a finger, a new game in reach, and a page that can be scrolled past the board. */
    @Test
    void expertOnAPhoneStartsZoomedInAndThePageScrolls() {
        try (Page page = open(Page.Screen.PHONE, "#/play?id=" + encode("square:30x16/99 opening@3,3 #1"))) {
            page.await(BOARD + ".board?.id");
            page.await(BOARD + ".geometry.sideways && " + BOARD + ".view.scale / " + BOARD + ".ratio >= 22");
            assertThat(page.evaluate("document.querySelector('#fresh').getBoundingClientRect().bottom <= innerHeight")
                            .asBoolean())
                    .isTrue();
            assertThat(page.evaluate("Math.min(" + BOARD + ".view.x, " + BOARD + ".view.y)")
                            .asDouble())
                    .as("cells of empty screen beside the corner with the start")
                    .isGreaterThan(-2);
            page.evaluate("window.scrollTo(0, 500)");
            assertThat(page.evaluate("window.scrollY").asInt()).isGreaterThan(100);
        }
    }

    @Test
    void theCellsOfAGraphAreNamedWhereRowsAreNumbered() {
        try (Page page = open(Page.Screen.DESKTOP, "#/play?id=" + encode("graph:football/6 #2"))) {
            page.await(BOARD + ".board?.id");
            page.evaluate("{ const plain = CanvasRenderingContext2D.prototype.fillText; window.written = new Set();"
                    + " CanvasRenderingContext2D.prototype.fillText = function (words, ...place) {"
                    + " written.add(words); plain.call(this, words, ...place); } }");
            page.evaluate(BOARD + ".number(true)");
            page.await("written.has('black1') && written.has('white20')");
            assertThat(page.faults()).isEmpty();
        }
    }

    /** What a link says is repeated where it is wrong, however long a word it is. */
    @Test
    void aLongWordIsNoWiderThanThePhone() {
        try (Page page = open(Page.Screen.PHONE, "#/play?id=" + "long".repeat(40))) {
            page.await("document.querySelector('.result [role=alert]')");
            assertThat(page.evaluate("document.documentElement.scrollWidth <= screen.width")
                            .asBoolean())
                    .isTrue();
            // There is no board to go close to.
            page.evaluate("document.querySelectorAll('.zoom button').forEach((button) => button.click())");
            assertThat(page.faults()).isEmpty();
        }
    }

    private static boolean inSight(Page page, String selector) {
        return page.evaluate("(({top, bottom}) => top >= document.querySelector('.top').getBoundingClientRect().bottom"
                        + " && bottom <= innerHeight)(document.querySelector('" + selector
                        + "').getBoundingClientRect())")
                .asBoolean();
    }

    /** Whoever has scrolled down to a button sees the board of the page that it leads to. */
    @Test
    void anotherPageBeginsAtItsTop() {
        try (Page page = open(Page.Screen.PHONE, "#/analyse")) {
            page.await("document.querySelector('#best')");
            page.evaluate("document.querySelector('#to-play').scrollIntoView()");
            assertThat(page.evaluate("window.scrollY").asInt()).isGreaterThan(100);
            page.click("#to-play");
            page.await("location.hash.startsWith('#/play') && " + BOARD + ".board?.id");
            assertThat(page.evaluate("window.scrollY").asInt()).isZero();
        }
    }

    /** What was wrong with a text is seen, and then the board of one that is right, from where one pastes them. */
    @Test
    void whatCameOfAPastedTextIsInSightOnAPhone() {
        try (Page page = open(Page.Screen.PHONE, "#/analyse")) {
            page.await("document.querySelector('#best')");
            page.evaluate("document.querySelector('#read').scrollIntoView({block: 'start'})");
            page.fill("textarea", "nonsense");
            page.click("#read");
            page.await("document.querySelector('#summary [role=alert]')");
            assertThat(inSight(page, "#summary [role=alert]")).isTrue();
            page.fill("textarea", "3x1x1\n1HH");
            page.click("#read");
            page.await(BOARD + ".board.size === 3");
            assertThat(page.evaluate("window.scrollY").asInt()).isZero();
        }
    }

    /** The words of a hint stand low in the panel, and its key is pressed from anywhere. */
    @Test
    void aHintByItsKeyIsInSight() {
        try (Page page = open(Page.Screen.DESKTOP, "#/play?id=" + encode("square:9x9/10 opening@4,4 #7"))) {
            page.await(BOARD + ".board?.id");
            page.evaluate(BOARD + ".focus()");
            page.key("h");
            page.await("document.querySelector('#help-note').textContent.endsWith('certainly safe.')");
            assertThat(inSight(page, "#help-note")).isTrue();
        }
    }

    /** A hint that is asked for while the chances are about to be thought of is not swallowed, and they are shown with it. */
    @Test
    void aHintAndTheChancesAtOnce() {
        try (Page page = open(Page.Screen.DESKTOP, "#/play?id=" + encode("square:9x9/10 opening@4,4 #7"))) {
            page.await(BOARD + ".board?.id");
            page.evaluate("document.querySelector('#show-chances').click(); document.querySelector('#hint').click()");
            page.await(BOARD + ".overlay.chance && " + BOARD + ".overlay.mark === 40");
            assertThat(page.text("#help-note")).isEqualTo("(5,5) is certainly safe.");
        }
    }

    /** On a board whose cells are smaller than a pixel a hint goes close to its own. */
    @Test
    void aHintOnAMillionCellsIsLargeEnoughToBeSeen() {
        try (Page page =
                open(Page.Screen.DESKTOP, "#/play?id=" + encode("square:1000x1000/150000 opening@900,20 #1"))) {
            page.await(BOARD + ".board?.size === 1000000");
            assertThat(page.evaluate(BOARD + ".view.scale").asDouble()).isLessThan(1);
            page.click("#hint");
            page.await(BOARD + ".overlay.mark === 20900");
            assertThat(page.evaluate(BOARD + ".view.scale").asDouble()).isGreaterThan(14);
            assertThat(page.evaluate(
                                    "(([x, y]) => document.elementFromPoint(x, y) === document.querySelector('canvas'))("
                                            + BOARD + ".pointOf(20900))")
                            .asBoolean())
                    .as("the cell is on the screen")
                    .isTrue();
        }
    }

    @Test
    void rowsAndColumnsAreCountedFromOneOnTheBoardAndInWords() {
        try (Page page = open(Page.Screen.DESKTOP, "#/play?id=" + encode("square:6x6/5 opening@3,3 #7"))) {
            page.await(BOARD + ".board?.id");
            page.click("#numbered");
            page.await(BOARD + ".numbered");
            page.await(BOARD + ".view.y < 0");
            assertThat(page.evaluate(BOARD + ".describe(0)").asString()).startsWith("Row 1, column 1");
            page.reload();
            page.await("document.querySelector('canvas')?.board.numbered");
        }
    }

    /** Where nothing is certain the move that is best is marked, with the chances switched on. */
    @Test
    void theBestCellIsMarked() {
        try (Page page = open(Page.Screen.DESKTOP, "#/play?id=" + encode("square:9x1/2 =EI"))) {
            page.await(BOARD + ".board?.id");
            page.mouse(0, "left");
            page.await(BOARD + ".cells[2] === 1");
            page.click("#show-chances");
            page.await(BOARD + ".overlay.chance && " + BOARD + ".overlay.mark >= 0");
        }
    }

    @Test
    void lightAndDarkStay() {
        try (Page page = open(Page.Screen.DESKTOP, "#/play")) {
            page.await(BOARD + ".board");
            String covered = page.evaluate(BOARD + ".palette.covered").asString();
            page.click("#tools button");
            page.await(BOARD + ".palette.covered !== '" + covered + "'");
            page.reload();
            page.await("document.querySelector('canvas')?.board.palette.covered !== '" + covered + "'");
        }
    }

    @Test
    void canBeInstalled() {
        try (Page page = open(Page.Screen.DESKTOP, "#/statistics")) {
            String sizes = "fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())"
                    + ".then(async ({display, start_url, icons}) => [display, Boolean(start_url), ...await Promise.all("
                    + "icons.map(async ({src, sizes}) => sizes + ' ' + (await fetch(src)).status))].join())";
            assertThat(page.evaluate(sizes).asString())
                    .startsWith("standalone,true,")
                    .contains("192x192 200", "512x512 200");
        }
    }

    @Test
    void allTabsCanBeReachedOnAPhoneAndTheLanguageIsThere() {
        try (Page page = open(Page.Screen.PHONE, "#/statistics")) {
            String seen =
                    "(({left, right}) => left >= 0 && right <= screen.width)(document.querySelector('%s').getBoundingClientRect())";
            for (String place : List.of("#tabs [aria-current]", "#tools select", "#tools button")) {
                assertThat(page.evaluate(seen.formatted(place)).asBoolean())
                        .as(place)
                        .isTrue();
            }
        }
    }

    @Test
    void coloursForAllEyesStay() {
        try (Page page = open(Page.Screen.DESKTOP, "#/play")) {
            page.await(BOARD + ".board");
            String before = page.evaluate(BOARD + ".palette.numbers.join()").asString();
            page.click("#eyes");
            page.await("document.documentElement.dataset.eyes === 'all'");
            page.await(BOARD + ".palette.numbers.join() !== '" + before + "'");
            page.reload();
            page.await("document.documentElement.dataset.eyes === 'all'");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"play", "watch", "analyse", "review?id=square:9x1/2+%3DEI&turns=o0", "learn"})
    void onPaperThereIsTheBoard(String name) {
        try (Page page = open(Page.Screen.DESKTOP, "#/" + name)) {
            page.await(BOARD + ".board");
            page.media("print");
            assertThat(page.evaluate("document.querySelector('.board').clientHeight")
                            .asInt())
                    .isGreaterThan(200);
            assertThat(page.evaluate("document.querySelector('canvas').clientWidth")
                            .asInt())
                    .isEqualTo(page.evaluate("document.querySelector('.board').clientWidth")
                            .asInt());
        }
    }

    @Test
    void onPaperTheBoardAndWhatIsSaidOfIt() {
        try (Page page = open(Page.Screen.DESKTOP, "#/analyse")) {
            page.await("document.querySelector('#best')");
            page.media("print");
            String shown = "getComputedStyle(document.querySelector('%s')).display";
            assertThat(page.evaluate(shown.formatted(".top")).asString()).isEqualTo("none");
            assertThat(page.evaluate(shown.formatted(".button")).asString()).isEqualTo("none");
            assertThat(page.evaluate(shown.formatted(".board")).asString()).isEqualTo("block");
            assertThat(page.evaluate(shown.formatted("#best")).asString()).isEqualTo("block");
        }
    }

    @Test
    void paperIsLight() {
        try (Page page = open(Page.Screen.DESKTOP, "#/analyse")) {
            page.await("document.querySelector('#best')");
            String colours = "JSON.stringify(" + BOARD + ".palette)";
            page.evaluate("document.documentElement.dataset.theme = 'light'; dispatchEvent(new Event('themechange'))");
            String light = page.evaluate(colours).asString();
            page.evaluate("document.documentElement.dataset.theme = 'dark'; dispatchEvent(new Event('themechange'))");
            assertThat(page.evaluate(colours).asString()).isNotEqualTo(light);
            page.media("print");
            page.await(colours + " === " + Page.quote(light));
            page.media("screen");
            page.await(colours + " !== " + Page.quote(light));
        }
    }

    @Test
    void aNewerVersionTells() {
        try (Page page = openKept(Page.Screen.DESKTOP, "#/play")) {
            page.await("navigator.serviceWorker.controller");
            // As if the host had another icon since.
            page.evaluate("caches.open('sweeplab').then((kept) => kept.put('icon.svg', new Response('old')))");
            page.evaluate("navigator.serviceWorker.controller.postMessage('refresh')");
            page.await("!document.querySelector('#update').hidden");
            assertThat(page.text("#update")).contains("newer version");
        }
    }

    @Test
    void whatOneWentCloseToStaysInSightInAWindowOfAnotherSize() {
        try (Page page = open(Page.Screen.DESKTOP, "#/play?id=" + encode("square:30x16/99 opening@3,3 #42"))) {
            String board = "document.querySelector('canvas').board";
            page.await(board + ".board?.id && " + board + ".canvas.width === " + board + ".host.clientWidth");
            page.evaluate(board + ".zoomBy(2)");
            page.evaluate(board + ".panBy(500, 0)");
            String sight = "(({view, canvas: {width, height}}) => [view.scale, ...view.toBoard(width / 2, height / 2)]"
                    + ".map(Math.round).join())(" + board + ")";
            String before = page.evaluate(sight).asString();
            page.evaluate("window.height = " + board + ".canvas.height");
            page.evaluate("document.querySelector('.boards').style.flex = '0 0 500px'");
            page.await(board + ".canvas.height < window.height");
            assertThat(page.evaluate(sight).asString()).isEqualTo(before);
            page.evaluate(board + ".fit()");
            page.evaluate("document.querySelector('.boards').style.flex = ''");
            page.await(board + ".canvas.height === window.height");
            assertThat(page.evaluate(board + ".view.whole").asBoolean()).isTrue();
        }
    }
}
