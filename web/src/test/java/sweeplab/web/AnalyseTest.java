package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sweeplab.count.Exact;
import sweeplab.format.Formats;
import sweeplab.format.document.Recast;
import sweeplab.view.View;
import tools.jackson.databind.JsonNode;

/** The page says of a position what the same engine says outside it. */
final class AnalyseTest extends Browsing {

    private static final String LINK = "https://example.org/index.html?board=5x3x4&analysis=afadaaaeblU2sZ";

    private static Page read(Page page, String text) {
        page.await("document.querySelector('#best')");
        page.fill("textarea", text);
        page.click("#read");
        return page;
    }

    @Test
    void aPastedLinkHasTheChancesOfTheEngine() {
        View view = Recast.view(new Formats().read(LINK));
        double[] expected = new Exact().analyse(view).danger();
        try (Page page = open(Page.Screen.DESKTOP, "#/analyse")) {
            read(page, LINK).await("document.querySelector('canvas').board.overlay.chance?.length === 15");
            JsonNode chances = page.evaluate("[...document.querySelector('canvas').board.overlay.chance]");
            for (int cell = 0; cell < expected.length; cell++) {
                if (view.covered(cell)) {
                    assertThat(expected[cell]).isBetween(0.0, 1.0);
                    assertThat(chances.get(cell).asDouble())
                            .as("cell " + cell)
                            .isCloseTo(expected[cell], within(1e-12));
                }
            }
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void aLinkHoldsTheWholePosition() {
        try (Page page = open(Page.Screen.DESKTOP, "#/analyse")) {
            read(page, LINK).await("document.querySelector('canvas').board.overlay.chance?.length === 15");
            page.click("#share");
            page.await("document.querySelector('pre.code').textContent.includes('#/analyse?p=')");
            String link = page.text("pre.code");
            String cells = "[...document.querySelector('canvas').board.cells].join()";
            String before = page.evaluate(cells).asString();
            page.open(link).await("document.querySelector('canvas')?.board.overlay.chance?.length === 15");
            assertThat(page.evaluate(cells).asString()).isEqualTo(before);
        }
    }

    @Test
    void whatCannotBeReadIsSaid() {
        try (Page page = open(Page.Screen.DESKTOP, "#/analyse")) {
            read(page, "5x5x3\n0000").await("document.querySelector('#summary [role=alert]')");
            assertThat(page.text("#summary")).contains("could not be read");
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void numbersAreDrawnByKeys() {
        try (Page page = open(Page.Screen.DESKTOP, "#/analyse")) {
            page.await("document.querySelector('#best')");
            page.evaluate("{const b = document.querySelector('canvas'); b.focus(); b.board.setCursor(80);}");
            page.key("8");
            page.await("document.querySelector('#best').textContent.includes('impossible')");
            page.key("h");
            page.await("document.querySelector('#best').textContent.startsWith('Open')");
        }
    }
}
