// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A tournament in the page: its table is sorted, saved as CSV and JSON, stopped and resumed, and says when it is no sample. */
final class ArenaTest extends Browsing {

    // What the page hands over as a file is kept here in place of being saved.
    private static final String SAVED = "window.saved = []; URL.createObjectURL = (blob) => {"
            + " blob.text().then((text) => window.saved.push(text)); return '#'; }; void 0";

    private static final String NAMES =
            "[...document.querySelectorAll('#standings tbody th')].map((name) => name.textContent).join()";

    private Page run(int games) {
        Page page = open(Page.Screen.DESKTOP, "#/arena");
        page.evaluate(
                "document.querySelectorAll('.checks input').forEach((box) => { const wanted = ['sps', 'exact'].includes(box.closest('label').textContent); if (box.checked !== wanted) box.click(); })");
        page.fill("input[name=seed]", "7");
        page.fill("input[name=games]", String.valueOf(games));
        page.click("#arena-go");
        return page;
    }

    private static void awaitTitle(Page page, String start) {
        page.await("document.querySelector('.sheet .title')?.textContent.startsWith('" + start + "')");
    }

    private static String saved(Page page, String button) {
        page.evaluate(SAVED);
        page.click(button);
        page.await("window.saved.length === 1");
        return page.evaluate("window.saved[0]").asString();
    }

    @Test
    void sortedAndSaved() {
        try (Page page = run(20)) {
            awaitTitle(page, "20 of 20");
            page.await("document.querySelector('#arena-go').textContent === 'Start'");
            page.evaluate("document.querySelectorAll('#standings thead button')[1].click()");
            page.await("document.querySelector('#standings [aria-sort=descending]')");
            assertThat(page.evaluate(NAMES).asString()).isEqualTo("exact,sps");
            page.evaluate("document.querySelectorAll('#standings thead button')[1].click()");
            assertThat(page.evaluate(NAMES).asString()).isEqualTo("sps,exact");

            assertThat(saved(page, "#arena-csv"))
                    .startsWith("agent,games,wins,low95,high95,lost,stuck,guesses,millis\n")
                    .contains("sps,20,", "exact,20,");
            JsonNode json = JsonMapper.shared().readTree(saved(page, "#arena-json"));
            assertThat(json.get("seed").asString()).isEqualTo("7");
            assertThat(json.at("/agents/1/results").asString()).hasSize(20);
            assertThat(page.text("#standings")).contains("Against", "±");
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void stoppedAndResumedAfterAReload() {
        try (Page page = run(10_000)) {
            page.await("/^[1-9]/.test(document.querySelector('.sheet .title')?.textContent)");
            page.click("#arena-go");
            page.await("document.querySelector('#arena-on')");
            page.reload();
            page.await("document.querySelector('#arena-on')");
            int before = Integer.parseInt(
                    page.text(".sheet .title").replaceAll(" .*", "").replace(",", ""));
            page.click("#arena-on");
            page.await("parseInt(document.querySelector('.sheet .title').textContent.replace(',', '')) > " + before);
            page.click("#arena-go");
            page.await("document.querySelector('#arena-on')");
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void theFirstBoardElsewhere() {
        try (Page page = open(Page.Screen.DESKTOP, "#/arena")) {
            page.fill("input[name=games]", "5");
            page.click("#arena-go");
            awaitTitle(page, "5 of 5");
            String id = page.evaluate("JSON.parse(localStorage['sweeplab.arena']).first")
                    .asString();
            assertThat(id).startsWith("square:9x9/10").contains("#");
            String shown = "document.querySelector('canvas')?.board.board";
            for (String name : List.of("play", "watch", "analyse")) {
                page.evaluate("location.hash = '#/arena'");
                page.await("document.querySelector('#to-" + name + "') && document.querySelector('#standings')");
                page.click("#to-" + name);
                page.await("location.hash.startsWith('#/" + name + "') && " + shown
                        + (name.equals("analyse") ? "?.size === 81" : "?.id === '" + id + "'"));
            }
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void oneFixedWorldIsNoSample() {
        try (Page page = open(Page.Screen.DESKTOP, "#/arena")) {
            page.choose("game", "nettle");
            page.fill("input[name=games]", "5");
            page.click("#arena-go");
            awaitTitle(page, "5 of 5");
            assertThat(page.text(".sheet")).contains("one fixed world");
            assertThat(page.text("#standings")).doesNotContain("±").doesNotContain("100–");
        }
    }

    @Test
    void withoutAnAgentItSaysSo() {
        try (Page page = open(Page.Screen.DESKTOP, "#/arena")) {
            page.evaluate("document.querySelectorAll('.checks input:checked').forEach((box) => box.click())");
            page.click("#arena-go");
            page.await("document.querySelector('#nobody').checkVisibility()");
            page.click(".checks input");
            page.await("document.querySelector('#nobody').hidden");
        }
    }
}
