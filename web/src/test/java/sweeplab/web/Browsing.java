// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;

/** What the browser tests share: the finished page on a plain file server, and a browser. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class Browsing {

    @SuppressWarnings("NullAway.Init") // set before the first test
    private Browser browser;

    @SuppressWarnings("NullAway.Init") // set before the first test
    private FileServer server;

    @BeforeAll
    void start() {
        server = new FileServer(Path.of(System.getProperty("site", "target/site")));
        browser = Browser.start();
    }

    @AfterAll
    void stop() {
        browser.close();
        server.close();
    }

    Page page(Page.Screen screen) {
        return new Page(browser, screen);
    }

    Page open(Page.Screen screen, String hash) {
        return page(screen).open(address(hash));
    }

    String address(String hash) {
        return server.address() + hash;
    }

    static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
