// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Questions and answers in JSON over a web socket, matched by their numbers; both browsers speak so. */
final class Wire implements AutoCloseable {

    private static final JsonMapper JSON = JsonMapper.shared();
    private static final int PATIENCE_SECONDS = 90;

    private final WebSocket socket;
    private final AtomicInteger lastId = new AtomicInteger();
    private final Map<Integer, CompletableFuture<JsonNode>> waiting = new ConcurrentHashMap<>();
    private final List<Consumer<JsonNode>> listeners = new CopyOnWriteArrayList<>();

    Wire(URI address) {
        socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(address, new Reader())
                .join();
    }

    /** Tells of all that is said unasked, until what is returned is run. */
    Runnable listen(Consumer<JsonNode> listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    /** Sends a message under a number of its own, and waits for what is said to that. */
    JsonNode ask(Map<String, ?> question) {
        JsonNode reply = tell(question).join();
        if (reply.has("error")) {
            throw new IllegalStateException(question.get("method") + ": " + reply);
        }
        return reply.get("result");
    }

    /** Sends a message under a number of its own: what will be said to that. */
    CompletableFuture<JsonNode> tell(Map<String, ?> question) {
        int id = lastId.incrementAndGet();
        CompletableFuture<JsonNode> answer = new CompletableFuture<>();
        waiting.put(id, answer);
        Map<String, Object> message = new HashMap<>(question);
        message.put("id", id);
        socket.sendText(JSON.writeValueAsString(message), true).join();
        return answer.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    @Override
    public void close() {
        socket.abort();
    }

    private final class Reader implements WebSocket.Listener {

        private final StringBuilder text = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
            text.append(part);
            if (last) {
                JsonNode message = JSON.readTree(text.toString());
                text.setLength(0);
                receive(message);
            }
            from.request(1);
            return CompletableFuture.completedStage(null);
        }
    }

    private void receive(JsonNode message) {
        if (message.hasNonNull("id")) {
            CompletableFuture<JsonNode> answer =
                    waiting.remove(message.get("id").asInt());
            if (answer != null) {
                answer.complete(message);
            }
        } else {
            listeners.forEach(listener -> listener.accept(message));
        }
    }
}
