package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** How the page shows itself: turned on a phone, for all eyes, on paper, when there is a newer one. */
final class LooksTest extends Browsing {

    private static final String BOARD = "document.querySelector('canvas').board";

    @Test
    void aWideBoardIsTurnedOnItsSideOnAPhone() {
        try (Page page = open(Page.Screen.PHONE, "#/play?id=" + encode("square:30x16/99 opening@3,3 #1"))) {
            page.await(BOARD + ".board?.id");
            assertThat(page.evaluate(BOARD + ".geometry.sideways").asBoolean()).isTrue();
            page.touch(93, 0);
            page.await(BOARD + ".cells[93] === 0");
            assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth")
                            .asBoolean())
                    .isTrue();
        }
    }

    @Test
    void allTabsCanBeReachedOnAPhoneAndTheLanguageIsThere() {
        try (Page page = open(Page.Screen.PHONE, "#/statistics")) {
            String seen =
                    "(({left, right}) => left >= 0 && right <= innerWidth)(document.querySelector('%s').getBoundingClientRect())";
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
    void aNewerVersionTells() {
        try (Page page = open(Page.Screen.DESKTOP, "#/play")) {
            page.await("navigator.serviceWorker.controller");
            // As if the host had another icon since.
            page.evaluate("caches.open('sweeplab').then((kept) => kept.put('icon.svg', new Response('old')))");
            page.evaluate("navigator.serviceWorker.controller.postMessage('refresh')");
            page.await("!document.querySelector('#update').hidden");
            assertThat(page.text("#update")).contains("newer version");
        }
    }
}
