// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import sweeplab.server.Served;

/** The page with a Sweeplab server behind it: agents that need a solver, and a server that goes away or comes back. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class ServedPageTest {

    private static final String WATCH = "#/watch?agent=daggers-001-logic3&id=daggers:EASY1";

    private final Browser browser = Browser.start();

    @AfterAll
    void stop() {
        browser.close();
    }

    private Page open(Served served, String hash) {
        return new Page(browser, Page.Screen.DESKTOP).open(served.address() + hash);
    }

    private static void awaitMoves(Page page) {
        page.await("/^\\d+ of [1-9]/.test(document.querySelector('.counter')?.textContent)");
    }

    @Test
    void anAgentOfTheServerIsWatched() {
        try (Served served = Served.usual();
                Page page = open(served, WATCH)) {
            awaitMoves(page);
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void anAgentOfTheServerPlaysInTheArena() {
        try (Served served = Served.usual();
                Page page = open(served, "#/arena")) {
            page.await("[...document.querySelectorAll('.checks label')].some((label) => label.textContent === 'sat')");
            page.evaluate(
                    "document.querySelectorAll('.checks label').forEach((label) => {"
                            + " if (label.firstChild.checked !== ['sat', 'sps'].includes(label.textContent)) label.firstChild.click(); })");
            page.fill("input[name=games]", "7");
            page.click("#arena-go");
            page.await("document.querySelectorAll('#standings tbody tr').length === 2"
                    + " && document.querySelector('.sheet h1').textContent.includes('7')"
                    + " && document.querySelector('#arena-go').textContent === 'Start'");
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void aServerThatIsGoneIsCalledSo() {
        Served served = Served.usual();
        try (Page page = open(served, "#/watch?agent=sps&id=daggers:EASY1")) {
            awaitMoves(page);
            served.close();
            page.evaluate("location.hash = '" + WATCH + "'");
            page.await("document.body.textContent.includes('The server does not answer')");
            page.evaluate("location.hash = '#/learn'");
            // By then the page may have been kept for a time without a network: then it is there all the same.
            page.await("document.querySelector('main').textContent.includes('The server does not answer')"
                    + " || document.querySelector('#knowledge')");
        }
    }

    @Test
    void aServerThatWasStartedAgainIsAskedForItsToken() {
        Served first = Served.usual();
        try (Page page = open(first, "#/watch?agent=sps&id=daggers:EASY1")) {
            awaitMoves(page);
            first.close();
            try (Served second = Served.usual(first.port())) {
                assertThat(second.token()).isNotEqualTo(first.token());
                page.evaluate("location.hash = '" + WATCH + "'");
                awaitMoves(page);
            }
        }
    }
}
