// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.net.URI;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedDeque;
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
            // A page that was left is gone, with its workers.
            "--disable-features=BackForwardCache",
            "--hide-scrollbars",
            "--remote-debugging-port=0");

    private final BrowserProcess process =
            new BrowserProcess(System.getenv().getOrDefault("CHROMIUM", "chromium"), "--user-data-dir=", FLAGS);
    private final Wire wire;
    // A new tab brings processes along and costs more than most tests: one that was left is emptied and used again.
    private final Deque<String> emptied = new ConcurrentLinkedDeque<>();

    Chromium() {
        List<String> port = process.await("DevToolsActivePort", 2);
        wire = new Wire(URI.create("ws://127.0.0.1:" + port.get(0) + port.get(1)));
    }

    @Override
    public String tab() {
        String left = emptied.poll();
        return left != null ? left : newTab();
    }

    // In a window of its own, so that two of them are seen at once.
    private String newTab() {
        return call(null, "Target.createTarget", Map.of("url", "about:blank", "newWindow", true))
                .get("targetId")
                .asString();
    }

    /** What was set through the session ends with it. */
    @Override
    public void leave(String tab, String session) {
        call(session, "Page.navigate", Map.of("url", "about:blank"));
        call(null, "Target.detachFromTarget", Map.of("sessionId", session));
        emptied.add(tab);
    }

    @Override
    public Runnable listen(Consumer<JsonNode> listener) {
        return wire.listen(listener);
    }

    @Override
    public JsonNode call(@Nullable String session, String method, Map<String, ?> parameters) {
        return wire.ask(message(session, method, parameters));
    }

    @Override
    public CompletableFuture<JsonNode> tell(@Nullable String session, String method, Map<String, ?> parameters) {
        return wire.tell(message(session, method, parameters));
    }

    private static Map<String, Object> message(@Nullable String session, String method, Map<String, ?> parameters) {
        Map<String, Object> message = new HashMap<>(Map.of("method", method, "params", parameters));
        if (session != null) {
            message.put("sessionId", session);
        }
        return message;
    }

    @Override
    public void close() {
        wire.close();
        process.close();
    }
}
