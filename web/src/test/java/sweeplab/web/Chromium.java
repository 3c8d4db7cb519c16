// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Chromium through its own debugging protocol. */
final class Chromium implements Browser {

    private static final List<String> FLAGS = List.of(
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
            "--remote-debugging-port=0");

    private final BrowserProcess process =
            new BrowserProcess(System.getenv().getOrDefault("CHROMIUM", "chromium"), "--user-data-dir=", FLAGS);
    private final Wire wire;

    Chromium() {
        List<String> port = process.await("DevToolsActivePort", 2);
        wire = new Wire(URI.create("ws://127.0.0.1:" + port.get(0) + port.get(1)));
    }

    @Override
    public Runnable listen(Consumer<JsonNode> listener) {
        return wire.listen(listener);
    }

    @Override
    public JsonNode call(@Nullable String session, String method, Map<String, ?> parameters) {
        Map<String, Object> message = new HashMap<>(Map.of("method", method, "params", parameters));
        if (session != null) {
            message.put("sessionId", session);
        }
        return wire.ask(message);
    }

    @Override
    public void close() {
        wire.close();
        process.close();
    }
}
