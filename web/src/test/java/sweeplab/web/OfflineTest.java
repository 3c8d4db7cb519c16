// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** The page is kept for a time without a network: all of it, and of one version. */
final class OfflineTest extends Browsing {

    private static final Path SITE = Path.of(System.getProperty("site", "target/site"));

    @Test
    void everyFileIsInTheList() throws IOException {
        List<String> listed =
                List.of(JsonMapper.shared().readValue(Files.readString(SITE.resolve("files.json")), String[].class));
        try (Stream<Path> files = Files.walk(SITE)) {
            assertThat(files.filter(Files::isRegularFile)
                            .map(file -> SITE.relativize(file).toString())
                            .filter(name -> !name.equals("files.json") && !name.equals("offline.js")))
                    .containsExactlyInAnyOrderElementsOf(listed);
        }
    }

    @Test
    void allOfItWorksWithoutANetworkOnceLoaded() {
        try (Page page = openKept(Page.Screen.DESKTOP, "#/play")) {
            page.await("navigator.serviceWorker.controller");
            page.network(false);
            page.reload();
            for (String name : List.of("watch", "analyse", "learn", "arena", "statistics", "play")) {
                page.evaluate("location.hash = '#/" + name + "'");
                page.await("document.title.startsWith('" + name.substring(0, 1).toUpperCase(java.util.Locale.ROOT)
                        + name.substring(1) + "') && document.querySelector('.panel')");
            }
            page.await("document.querySelector('canvas').board.board");
            page.mouse(40, "left");
            page.await("document.querySelector('canvas').board.cells[40] === 0");
            page.network(true);
        }
    }
}
