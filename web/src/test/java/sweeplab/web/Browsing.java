// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** What the browser tests share: the finished page on a plain file server, and a browser. Both last as long as the JVM: starting them takes longer than most tests. */
abstract class Browsing {

    private static final class Shared {

        static final FileServer SERVER = new FileServer(Path.of(System.getProperty("site", "target/site")));
        static final Browser BROWSER = Browser.start();

        static {
            Runtime.getRuntime().addShutdownHook(new Thread(BROWSER::close));
        }

        private Shared() {}
    }

    Page page(Page.Screen screen) {
        return new Page(Shared.BROWSER, screen);
    }

    /** A tab that does not keep the page for times without a network: that asks for every file of it, in each tab anew. */
    Page open(Page.Screen screen, String hash) {
        return page(screen).keepingNothing().open(address(hash));
    }

    /** A tab as everybody has it. */
    Page openKept(Page.Screen screen, String hash) {
        return page(screen).open(address(hash));
    }

    String address(String hash) {
        return Shared.SERVER.address() + hash;
    }

    static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
