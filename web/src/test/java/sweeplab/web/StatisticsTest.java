// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What was played here is counted, plotted, taken along and forgotten on demand. */
final class StatisticsTest extends Browsing {

    private static final String ROW =
            "[...document.querySelectorAll('#record tbody tr')].map(r => r.textContent).join('|')";

    private static String game(int when, boolean won, double seconds, boolean helped) {
        return "{\"when\":" + when + ",\"board\":\"square:9x9/10 opening\",\"id\":\"x\",\"won\":" + won
                + ",\"seconds\":" + seconds + ",\"threeBv\":20,\"clicks\":25,\"helped\":" + helped + "}";
    }

    private static void give(Page page, String games) {
        page.evaluate("localStorage['sweeplab.record'] = " + Page.quote("[" + games + "]"));
    }

    @Test
    void aLostGameIsCountedOnceAndNotAgainAfterTakingBack() {
        try (Page page = open(Page.Screen.DESKTOP, "#/play?id=" + encode("square:4x4/15 #7"))) {
            page.await("document.querySelector('canvas').board.board?.id");
            for (int round = 0; round < 2; round++) {
                page.evaluate(
                        "[...document.querySelector('canvas').board.cells.keys()].forEach(c => document.querySelector('canvas').board.on.open(c))");
                page.await("document.querySelector('#result')");
                page.click("#undo");
                page.await("!document.querySelector('#result')");
            }
            assertThat(page.evaluate("JSON.parse(localStorage['sweeplab.record']).length")
                            .asInt())
                    .isEqualTo(1);
        }
    }

    @Test
    void aGameThatALinkBringsFinishedWasNotPlayedHere() {
        String link = "#/play?id=" + encode("square:4x4/15 #7") + "&turns=" + encode("o0 o1 o2");
        try (Page page = open(Page.Screen.DESKTOP, link)) {
            page.await("document.querySelector('#result')");
            page.evaluate("location.hash = '#/statistics'");
            page.await("document.querySelector('main').textContent.includes('No game was finished yet')");
            assertThat(page.evaluate("localStorage['sweeplab.record'] ?? '[]'").asString())
                    .isEqualTo("[]");
        }
    }

    @Test
    void aGameThatIsWonWithItsFirstClickHasNoTimeAndNoRate() {
        try (Page page = open(Page.Screen.DESKTOP, "#/play?id=" + encode("square:3x3/8 safe@1,1 #1"))) {
            page.await("document.querySelector('canvas').board.board?.id");
            page.evaluate("document.querySelector('canvas').board.on.open(4)");
            page.await("document.querySelector('#result[data-status=won]')");
            assertThat(page.text("#result")).contains("0.0 s").doesNotContain("1,000");
            page.evaluate("location.hash = '#/statistics'");
            page.await("document.querySelector('#record')");
            assertThat(page.evaluate(ROW).asString()).contains("0.0 s").doesNotContain("1,000");
        }
    }

    @Test
    void theTableTheirPlotsAndWhatIsCountedApart() {
        try (Page page = open(Page.Screen.DESKTOP, "#/arena")) {
            give(
                    page,
                    String.join(
                            ",",
                            List.of(
                                    game(1, true, 20, false),
                                    game(2, true, 10, false),
                                    game(3, false, 5, false),
                                    game(4, true, 8, true))));
            page.evaluate("location.hash = '#/statistics'");
            page.await("document.querySelector('#record')");
            assertThat(page.evaluate(ROW).asString()).isEqualTo("Beginner3266.7 %0 / 210.0 s2.0080 %1");
            assertThat(page.evaluate("document.querySelectorAll('svg.plot').length")
                            .asInt())
                    .isEqualTo(2);
            page.evaluate("window.confirm = () => true");
            page.click("#record-clear");
            page.await("!document.querySelector('#record')");
            assertThat(page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('sweeplab.')).length")
                            .asInt())
                    .isZero();
            assertThat(page.faults()).isEmpty();
        }
    }

    /** On a phone every figure is in sight, with its name. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "de", "zh"})
    void onAPhoneNoColumnIsHidden(String language) {
        try (Page page = open(Page.Screen.PHONE, "#/arena")) {
            give(page, game(1, true, 1234.5, false) + "," + game(2, true, 900, true));
            page.evaluate("localStorage['sweeplab.language'] = " + Page.quote("\"" + language + "\""));
            page.reload();
            page.evaluate("location.hash = '#/statistics'");
            page.await("document.querySelector('#record')");
            String outside = "[...document.querySelectorAll('#record :is(tbody th, td)')].filter((cell) => {"
                    + " const range = document.createRange(); range.selectNodeContents(cell);"
                    + " const { left, right, width } = range.getBoundingClientRect();"
                    + " return !width || left < 0 || right > screen.width || cell.scrollWidth > cell.clientWidth })"
                    + ".map((cell) => cell.textContent).join('|')";
            assertThat(page.evaluate(outside).asString()).isEmpty();
            String names = "[...document.querySelectorAll('#record td')]"
                    + ".every((cell) => getComputedStyle(cell, '::before').content.length > 2)";
            assertThat(page.evaluate(names).asBoolean()).isTrue();
            assertThat(page.faults()).isEmpty();
        }
    }

    /** Nor behind the long id of a board on a desktop. */
    @Test
    void aLongIdHidesNoColumn() {
        try (Page page = open(Page.Screen.DESKTOP, "#/arena")) {
            String id = "daggers-m hextorus:12x12/30+4g+5b opening no-guess";
            give(page, game(1, true, 20, false).replace("square:9x9/10 opening", id));
            page.evaluate("location.hash = '#/statistics'");
            page.await("document.querySelector('#record')");
            assertThat(page.evaluate("document.querySelector('.wide').scrollWidth")
                            .asInt())
                    .isEqualTo(page.evaluate("document.querySelector('.wide').clientWidth")
                            .asInt());
        }
    }

    /** Where storage is forbidden nothing is called kept. */
    @Test
    void withoutStorageItSaysThatNothingIsKept() {
        String forbid = "Object.defineProperty(window, 'localStorage', "
                + "{ get() { throw new DOMException('denied', 'SecurityError') } }) && 0";
        String where = "document.querySelector('#record-where').textContent";
        try (Page page = open(Page.Screen.DESKTOP, "#/statistics")) {
            page.await("document.querySelector('#record-where')");
            assertThat(page.evaluate(where).asString()).isEqualTo("Kept in this browser only.");
            assertThat(page.evaluate("'sweeplab.trial' in localStorage").asBoolean())
                    .isFalse();
            page.evaluate(forbid);
            page.evaluate("location.hash = '#/arena'");
            page.await("document.querySelector('#arena-go')");
            page.evaluate("location.hash = '#/statistics'");
            page.await("document.querySelector('#record-where')");
            assertThat(page.evaluate(where).asString()).startsWith("Not kept: ");
            assertThat(page.faults()).isEmpty();
        }
    }

    /** What something else left under the names of the page is not taken for its own: every page opens. */
    @ParameterizedTest
    @ValueSource(strings = {"5", "[{}]", "{\"rows\":[]}"})
    void whatIsKeptInAnotherFormIsPassedOver(String kept) {
        String keys =
                "['games', 'record', 'setup.play', 'setup.arena', 'options', 'help', 'theme', 'language', 'lessons',"
                        + " 'practice', 'review', 'reviews', 'analysis', 'arena', 'playing']";
        try (Page page = open(Page.Screen.DESKTOP, "#/statistics")) {
            page.evaluate(keys + ".forEach((key) => (localStorage['sweeplab.' + key] = " + Page.quote(kept) + "))");
            page.reload();
            for (String name : List.of("play", "watch", "analyse", "review", "learn", "arena", "statistics")) {
                page.evaluate("location.hash = '#/" + name + "'");
                page.await("document.querySelector('#tabs [aria-current]').href.endsWith('" + name
                        + "') && document.querySelector('main .panel')");
            }
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void theLatestBoardElsewhere() {
        try (Page page = open(Page.Screen.DESKTOP, "#/statistics")) {
            page.click("#to-play");
            page.await("document.querySelector('.problem:not([hidden])')");
            give(page, game(1, true, 20, false).replace("\"x\"", "\"square:6x6/5 opening@3,3 #7\""));
            page.click("#to-play");
            page.await("document.querySelector('canvas')?.board.board?.id === 'square:6x6/5 opening@3,3 #7'");
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void whatWasSavedCanBeAddedElsewhere() {
        try (Page page = open(Page.Screen.DESKTOP, "#/statistics")) {
            give(page, game(1, true, 20, false));
            String added = "import('./js/play/record.js').then(({exported, imported}) => { const text = exported();"
                    + " localStorage.clear(); return [imported(text), imported(text)].join(); })";
            assertThat(page.evaluate(added).asString()).isEqualTo("1,0");
            String refused =
                    "import('./js/play/record.js').then(({imported}) => { try { imported('{}'); return 'taken'; } catch { return 'refused'; } })";
            assertThat(page.evaluate(refused).asString()).isEqualTo("refused");
        }
    }

    /** Only so many games are kept: those for which there is no room are not said to be added. */
    @Test
    void moreGamesThanThereIsRoomFor() {
        try (Page page = open(Page.Screen.DESKTOP, "#/statistics")) {
            String games = "JSON.stringify({sweeplab: 'record', games: Array.from({length: 5003}, (_, i) => ({..."
                    + game(1, true, 9, false) + ", when: i}))})";
            String added = "import('./js/play/record.js').then(({imported}) => [" + games + ", " + games
                    + "].map(imported).join())";
            assertThat(page.evaluate(added).asString()).isEqualTo("5000,0");
        }
    }
}
