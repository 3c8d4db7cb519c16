// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Executors;

/** The plainest server there is: hands out files of one folder, and knows nothing of Sweeplab. */
final class FileServer implements AutoCloseable {

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html",
            "css", "text/css",
            "js", "text/javascript",
            "svg", "image/svg+xml",
            "json", "application/json",
            "wasm", "application/wasm");

    private final HttpServer server;
    private final Path folder;
    private final String keeping;

    /** A folder, and what a browser is told about keeping its files. */
    FileServer(Path folder, String keeping) {
        this.keeping = keeping;
        this.folder = folder.toAbsolutePath().normalize();
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.createContext("/", this::answer);
        server.setExecutor(Executors.newFixedThreadPool(4, task -> {
            Thread thread = new Thread(task);
            thread.setDaemon(true);
            return thread;
        }));
        server.start();
    }

    String address() {
        return "http://localhost:" + server.getAddress().getPort() + "/";
    }

    private void answer(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        Path file = folder.resolve(path.equals("/") ? "index.html" : path.substring(1))
                .normalize();
        boolean found = file.startsWith(folder) && Files.isRegularFile(file);
        byte[] body = found ? Files.readAllBytes(file) : new byte[0];
        String ending = path.equals("/") ? "html" : path.substring(path.lastIndexOf('.') + 1);
        exchange.getResponseHeaders().set("Content-Type", TYPES.getOrDefault(ending, "application/octet-stream"));
        exchange.getResponseHeaders().set("Cache-Control", keeping);
        exchange.sendResponseHeaders(found ? 200 : 404, body.length == 0 ? -1 : body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
