// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every page, light and dark, on a phone and on a desk, as axe-core judges it. */
final class AccessibilityTest extends Browsing {

    static Stream<String> pages() {
        return Stream.of(
                "play",
                "watch",
                "analyse",
                "learn",
                "arena",
                "statistics",
                "review?id=square:9x1/2+%3DEI&turns=o0+f3+o7+o8&at=3");
    }

    @ParameterizedTest
    @MethodSource("pages")
    void noSeriousFault(String name) throws IOException {
        for (Page.Screen screen : List.of(Page.Screen.DESKTOP, Page.Screen.PHONE)) {
            try (Page page = open(screen, "#/" + name)) {
                page.await("document.querySelector('.panel')");
                page.evaluate(axe());
                assertThat(faults(page, "")).as(name + " on " + screen).isEmpty();
                assertThat(page.evaluate("document.querySelectorAll('h1').length")
                                .asInt())
                        .as("headings of " + name)
                        .isEqualTo(1);
                // In the dark the same page has other colours, and nothing else.
                page.look(screen.inDark());
                page.await("document.documentElement.dataset.theme === 'dark'");
                assertThat(faults(page, "runOnly: ['color-contrast'],"))
                        .as(name + " in the dark on " + screen)
                        .isEmpty();
                assertThat(page.faults()).as("console of " + name).isEmpty();
            }
        }
    }

    private static String faults(Page page, String which) {
        return page.evaluate("""
                        axe.run(document, {%s resultTypes: ['violations']}).then(({violations}) => violations
                          .filter(({impact}) => impact === 'serious' || impact === 'critical')
                          .map(({id, nodes}) => id + ': ' + nodes.map(({html}) => html).join(' '))
                          .join('\\n'))""".formatted(which)).asString();
    }

    /** The board is a grid whose cells say what they show, also after a move was taken back. */
    @Test
    void aGridOfCells() {
        try (Page page = open(Page.Screen.DESKTOP, "#/play?id=" + encode("square:6x6/5 opening@3,3 #7"))) {
            page.await("document.querySelectorAll('[role=grid] [role=row]').length === 6");
            String cell = "document.querySelectorAll('[role=gridcell]')[21].textContent";
            assertThat(page.evaluate(cell).asString()).isEqualTo("Row 4, column 4: covered, a safe start");
            page.evaluate("document.querySelector('canvas').board.on.open(21)");
            page.await(cell + ".endsWith(': 0')");
            page.await("document.querySelector('.board .spoken').textContent === 'Row 4, column 4: 0'");
            page.click("#undo");
            page.await(
                    "document.querySelector('.board .spoken').textContent === 'Row 4, column 4: covered, a safe start'");
            page.await(cell + ".includes('covered')");
        }
    }

    @Test
    void theHeadingHasTheFocusWhenThePageChanges() {
        try (Page page = open(Page.Screen.DESKTOP, "#/play")) {
            page.evaluate("location.hash = '#/arena'");
            page.await("document.activeElement.tagName === 'H1'");
        }
    }

    /** Whoever has no mouse comes to the board with two keys, whichever page it is. */
    @Test
    void theFirstStopOfTheKeysSkipsTheTabs() {
        try (Page page = open(Page.Screen.DESKTOP, "#/watch?id=" + encode("tornado:LARGE4"))) {
            page.await("document.querySelector('canvas')?.board.board");
            page.key("Tab");
            assertThat(page.evaluate("document.activeElement.id").asString()).isEqualTo("skip");
            page.key("Enter");
            page.await("document.querySelector('canvas').board.focused");
        }
    }

    /** The buttons of lessons are drawn anew when one is pressed: the keys go on from what it began. */
    @Test
    void aLessonThatIsChosenHasTheFocus() {
        try (Page page = open(Page.Screen.PHONE, "#/learn")) {
            page.await("document.querySelector('canvas').board.board");
            for (String button : List.of("#practise-two_clues", ".path li:nth-child(3) button")) {
                page.evaluate("document.querySelector('" + button + "').focus()");
                page.key("Enter");
                page.await("document.activeElement.tagName === 'H1'");
                assertThat(page.evaluate("window.scrollY").asInt())
                        .as("its board is in sight")
                        .isZero();
            }
        }
    }

    /** What is drawn anew when it is used is left where it was: whoever has no mouse need not come back from the top of the page. */
    @ParameterizedTest
    @CsvSource({
        "play, select[name=level]",
        "play, #tools button",
        "watch, .panel .choices button:nth-child(2)",
        "analyse, .panel .choices button[title]:nth-child(3)"
    })
    void theKeysStayOnWhatTheyUsed(String name, String control) {
        try (Page page = open(Page.Screen.DESKTOP, "#/" + name)) {
            page.await("document.querySelector('canvas').board.board");
            page.evaluate("(window.used = document.querySelector('" + control + "')).focus()");
            page.evaluate("used.localName === 'select' ? used.dispatchEvent(new Event('change')) : used.click()");
            assertThat(page.evaluate("used.isConnected").asBoolean()).isFalse();
            assertThat(page.evaluate("document.activeElement.matches('" + control + "')")
                            .asBoolean())
                    .isTrue();
        }
    }

    /** A button that is gone once it was pressed leaves the keys on the board, where one goes on. */
    @Test
    void theKeysAreOnTheBoardWhenAMoveIsTakenBack() {
        try (Page page = open(Page.Screen.DESKTOP, "#/play?id=" + encode("square:9x1/2 =EI") + "&turns=o0%20o3")) {
            page.await("document.querySelector('#try-again')");
            page.evaluate("document.querySelector('#try-again').focus()");
            page.key("Enter");
            page.await("!document.querySelector('#try-again') && document.querySelector('canvas').board.focused");
        }
    }

    private static String axe() throws IOException {
        try (InputStream in = AccessibilityTest.class.getResourceAsStream("/axe.min.js")) {
            return new String(Objects.requireNonNull(in, "axe.min.js").readAllBytes(), StandardCharsets.UTF_8)
                    + "\n;true";
        }
    }
}
