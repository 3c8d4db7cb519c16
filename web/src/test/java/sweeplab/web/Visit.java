// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A visit as a player would make it: play, lose, review, practise, reload, without a network, by keys alone, and what a screen reader hears;
 * leaves pictures in docs/screenshots. No test runs it unless it is named, see docs/web.md.
 */
final class Visit extends Browsing {

    private static final Path FOLDER = Path.of(System.getProperty("screenshots", "../docs/screenshots"));
    private static final String BOARD = "document.querySelector('canvas').board";
    private static final String SPOKEN = "document.querySelector('.board .spoken').textContent";
    private static final String GAME = "square:16x16/40 opening@7,7 #2026";
    private static final int START = 119;

    private static void picture(Page page, Page.Screen screen, String name) {
        page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))");
        String look = (screen.phone() ? "-phone" : "-desktop") + (screen.dark() ? "-dark" : "-light");
        page.picture(FOLDER.resolve("visit-" + name + look + ".png"));
    }

    private static Page.Screen screen(String name) {
        Page.Screen screen = name.contains("phone") ? Page.Screen.PHONE : Page.Screen.DESKTOP;
        return name.contains("dark") ? screen.inDark() : screen;
    }

    @ParameterizedTest
    @ValueSource(strings = {"desktop-light", "desktop-dark", "phone-light", "phone-dark"})
    void asAPlayer(String name) {
        Page.Screen screen = screen(name);
        try (Page page = openKept(screen, "#/play?id=" + encode(GAME))) {
            page.await(BOARD + ".board?.id");
            page.evaluate(BOARD + ".on.open(" + START + ")");
            page.await(BOARD + ".cells[" + START + "] === 0");
            playOn(page, 30);
            page.reload();
            page.await(BOARD + ".cells?.[" + START + "] === 0");
            picture(page, screen, "played");
            lose(page);
            picture(page, screen, "lost");
            review(page, screen);
            practise(page, screen);
            withoutANetwork(page, screen);
            assertThat(page.faults()).isEmpty();
        }
    }

    // Takes the hints that are certain.
    private static void playOn(Page page, int moves) {
        for (int move = 0; move < moves; move++) {
            page.click("#hint");
            page.await(
                    "document.querySelector('#help-note').textContent.length > 0 && " + BOARD + ".overlay.mark >= 0");
            if (!page.text("#help-note").contains("certainly safe")) {
                return;
            }
            int cell = page.evaluate(BOARD + ".overlay.mark").asInt();
            page.evaluate(BOARD + ".on.open(" + cell + ")");
            page.await(BOARD + ".cells[" + cell + "] >= 0");
        }
    }

    // Opens covered cells from the last on, as nobody should.
    private static void lose(Page page) {
        page.evaluate("""
                (async () => {
                  const {board} = document.querySelector('canvas');
                  for (let cell = board.cells.length - 1; cell >= 0 && !document.querySelector('#result'); cell--) {
                    if (board.cells[cell] === -1) board.on.open(cell);
                    await new Promise((done) => setTimeout(done, 60));
                  }
                })()""");
        page.await(
                "document.querySelector('#result')?.dataset.status === 'lost' && document.querySelector('#review-game')");
    }

    private static void review(Page page, Page.Screen screen) {
        page.click("#review-game");
        patiently(page, "document.querySelector('#live').textContent.startsWith('Every move')");
        patiently(page, "document.querySelectorAll('.curve .plot-line').length === 1");
        patiently(page, "/before[0-9.]+/.test(document.querySelector('#story').textContent)");
        picture(page, screen, "review");
        page.click("#to-analyse");
        page.await("document.querySelector('#best')");
        picture(page, screen, "analysed");
    }

    // A game is judged for longer than a page takes to show itself.
    private static void patiently(Page page, String condition) {
        page.evaluate("new Promise((done) => { const look = () => " + condition
                + " ? done(true) : setTimeout(look, 50); look(); })");
    }

    private static void practise(Page page, Page.Screen screen) {
        page.evaluate("location.hash = '#/learn?practice=two_clues'");
        page.await("document.querySelector('#knowledge')?.textContent.includes('∨')");
        picture(page, screen, "practice");
    }

    private static void withoutANetwork(Page page, Page.Screen screen) {
        page.await("navigator.serviceWorker.controller");
        page.network(false);
        page.reload();
        page.evaluate("location.hash = '#/statistics'");
        page.await("document.querySelector('#record')");
        picture(page, screen, "statistics-offline");
        page.network(true);
    }

    @Test
    void byKeysAloneAndWhatIsHeard() {
        try (Page page = open(Page.Screen.DESKTOP, "#/play?id=" + encode("square:9x9/10 opening@4,4 #7"))) {
            page.await(BOARD + ".board?.id");
            page.key("Tab");
            page.key("Enter");
            page.await(BOARD + ".focused");
            page.key("Enter");
            page.await(SPOKEN + " === 'Row 5, column 5: 0'");
            page.key("ArrowLeft");
            page.key("ArrowLeft");
            page.await("document.querySelector('[role=grid]').getAttribute('aria-activedescendant').endsWith('-38')");
            page.key("h");
            page.await("document.querySelector('#live').textContent.includes('certainly safe')");
            page.key("Enter");
            page.await("/: [0-8]$/.test(" + SPOKEN + ")");
            picture(page, Page.Screen.DESKTOP, "keys");
            page.key("z");
            page.await(SPOKEN + ".endsWith('covered')");
            page.key("n");
            page.await("document.querySelector('#live').textContent.startsWith('Click any cell')");
            assertThat(page.faults()).isEmpty();
        }
    }
}
