// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;

/** What the browser tests share: the finished page on a plain file server, and a browser. Both last as long as the JVM: starting them takes longer than most tests. */
abstract class Browsing {

    private static final class Shared {

        static final FileServer SERVER = new FileServer(SITE, "max-age=3600");
        static final Browser BROWSER = Browser.start();

        static {
            Runtime.getRuntime().addShutdownHook(new Thread(BROWSER::close));
        }

        private Shared() {}
    }

    private static final Path SITE = Path.of(System.getProperty("site", "target/site"));

    private Optional<FileServer> own = Optional.empty();

    @AfterEach
    void closeOwn() {
        own.ifPresent(FileServer::close);
    }

    Page page(Page.Screen screen) {
        return new Page(Shared.BROWSER, screen);
    }

    /** A tab of somebody who was never here, and that does not keep the page for times without a network: that asks for every file of it. */
    Page open(Page.Screen screen, String hash) {
        return page(screen).keepingNothing().openAfresh(address(hash));
    }

    /** A tab as everybody has it, on a server of its own: what is kept is kept for an address, for the tests that follow as well. */
    Page openKept(Page.Screen screen, String hash) {
        FileServer server = new FileServer(SITE, "no-cache");
        own = Optional.of(server);
        return page(screen).open(server.address() + hash);
    }

    String address(String hash) {
        return Shared.SERVER.address() + hash;
    }

    static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
