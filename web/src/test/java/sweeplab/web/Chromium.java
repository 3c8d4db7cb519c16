package sweeplab.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A real browser without a window, driven through its own debugging protocol: no driver, no further library. */
final class Chromium implements AutoCloseable {

    private static final JsonMapper JSON = JsonMapper.shared();
    private static final int PATIENCE_SECONDS = 60;
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

    private final Process process;
    private final Path profile;
    private final WebSocket socket;
    private final AtomicInteger lastId = new AtomicInteger();
    private final Map<Integer, CompletableFuture<JsonNode>> waiting = new ConcurrentHashMap<>();
    private final List<Consumer<JsonNode>> listeners = new CopyOnWriteArrayList<>();

    Chromium() {
        try {
            profile = Files.createTempDirectory("sweeplab-chromium");
            process = start();
            socket = HttpClient.newHttpClient()
                    .newWebSocketBuilder()
                    .buildAsync(address(), new Reader())
                    .join();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Process start() throws IOException {
        String command = System.getenv().getOrDefault("CHROMIUM", "chromium");
        List<String> words = new java.util.ArrayList<>(List.of(command));
        words.addAll(FLAGS);
        words.add("--user-data-dir=" + profile);
        words.add("about:blank");
        try {
            return new ProcessBuilder(words)
                    .redirectErrorStream(true)
                    .redirectOutput(profile.resolve("log.txt").toFile())
                    .start();
        } catch (IOException e) {
            throw new IOException(
                    "the browser tests need chromium on the PATH (or its place in CHROMIUM); install it with your package manager",
                    e);
        }
    }

    // The browser writes its port into a file of its profile.
    private URI address() throws IOException {
        Path file = profile.resolve("DevToolsActivePort");
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (System.nanoTime() < end && process.isAlive()) {
            List<String> lines = Files.exists(file) ? Files.readAllLines(file) : List.of();
            if (lines.size() == 2) {
                return URI.create("ws://127.0.0.1:" + lines.get(0) + lines.get(1));
            }
            Thread.onSpinWait();
        }
        throw new IOException("chromium did not start: " + Files.readString(profile.resolve("log.txt")));
    }

    void listen(Consumer<JsonNode> listener) {
        listeners.add(listener);
    }

    /** Calls a method of the protocol, in a session if one is given, and waits for its answer. */
    JsonNode call(@Nullable String session, String method, Map<String, ?> parameters) {
        int id = lastId.incrementAndGet();
        CompletableFuture<JsonNode> answer = new CompletableFuture<>();
        waiting.put(id, answer);
        Map<String, Object> message = new java.util.HashMap<>(Map.of("id", id, "method", method, "params", parameters));
        if (session != null) {
            message.put("sessionId", session);
        }
        socket.sendText(JSON.writeValueAsString(message), true).join();
        JsonNode reply = answer.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
        if (reply.has("error")) {
            throw new IllegalStateException(method + ": " + reply.get("error"));
        }
        return reply.get("result");
    }

    @Override
    public void close() {
        socket.abort();
        process.destroy();
        process.onExit()
                .orTimeout(10, TimeUnit.SECONDS)
                .exceptionally(e -> process.destroyForcibly())
                .join();
        removeProfile();
    }

    // A helper process of the browser may outlive it for a moment and write or take away files meanwhile:
    // what cannot be removed stays in the system's folder for such things.
    private void removeProfile() {
        try (Stream<Path> files = Files.walk(profile)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        } catch (IOException | UncheckedIOException e) {
            System.err.println(profile + " stays: " + e.getMessage());
        }
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
        if (message.has("id")) {
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
