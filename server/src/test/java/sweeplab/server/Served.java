// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import java.io.IOException;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.Set;

/** A server on a free port of this machine, and ways to talk to it. */
public final class Served implements AutoCloseable {

    private static final int PATIENCE_MILLIS = 30_000;

    static final String POSITION = "5x3x4\n12HHH\nF3HHH\nHHHHH\n";

    private final WebServer server;
    private final HttpClient client = HttpClient.newHttpClient();
    private final int port;

    Served(Limits limits) {
        this(limits, new AccessLog(AccessLog.Level.NONE, System.err));
    }

    Served(Limits limits, PrintStream log) {
        this(limits, new AccessLog(AccessLog.Level.ALL, log));
    }

    private Served(Limits limits, AccessLog log) {
        this(limits, log, 0);
    }

    private Served(Limits limits, AccessLog log, int wanted) {
        server = new WebServer(limits, Set.of("lab.example"), log);
        try {
            port = server.start("127.0.0.1", wanted);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    /** A server as people start it, on a free port. */
    public static Served usual() {
        return usual(0);
    }

    /** The same on a port that must be free. */
    public static Served usual(int port) {
        return new Served(Limits.usual(), new AccessLog(AccessLog.Level.NONE, System.err), port);
    }

    public String address() {
        return "http://localhost:" + port + "/";
    }

    public int port() {
        return port;
    }

    public String token() {
        return server.token();
    }

    int busy() {
        return server.busy();
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
    }

    HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return client.send(request(path).build(), BodyHandlers.ofString());
    }

    HttpResponse<String> post(String path, String body) throws IOException, InterruptedException {
        HttpRequest.Builder request = request(path).header(Door.TOKEN_HEADER, token());
        return client.send(request.POST(BodyPublishers.ofString(body)).build(), BodyHandlers.ofString());
    }

    HttpResponse<String> analyse(String body) throws IOException, InterruptedException {
        return post("/api/analyse", body);
    }

    /** A connection on which these bytes were sent. */
    Socket send(String text) throws IOException {
        Socket socket = new Socket();
        connect(socket);
        socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
        return socket;
    }

    // A read that is never answered must fail: it cannot be interrupted.
    private void connect(Socket socket) throws IOException {
        socket.setSoTimeout(PATIENCE_MILLIS);
        socket.connect(new InetSocketAddress("127.0.0.1", port));
    }

    /** The same by a client that takes in next to nothing of what comes back. */
    Socket sendDeaf(String text) throws IOException {
        Socket socket = new Socket();
        socket.setReceiveBufferSize(1_024);
        connect(socket);
        socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
        return socket;
    }

    /** The answer to a GET with these headers, for the eye: its text may be compressed. */
    String head(String path, String headers) throws IOException {
        try (Socket socket =
                send("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + headers + "\r\n")) {
            return answer(socket);
        }
    }

    /** A connection from another address of this machine, on which a whole POST was sent. */
    Socket postFrom(String address, String path, String body) throws IOException {
        Socket socket = new Socket();
        socket.bind(new InetSocketAddress(address, 0));
        connect(socket);
        socket.getOutputStream().write(post(path, body.length(), body).getBytes(StandardCharsets.UTF_8));
        return socket;
    }

    private String post(String path, int length, String part) {
        return "POST " + path + " HTTP/1.1\r\nHost: localhost\r\n" + Door.TOKEN_HEADER + ": " + token()
                + "\r\nContent-Length: " + length + "\r\n\r\n" + part;
    }

    /** A connection with the head of a POST that promises a body of so many bytes, and the first part of it. */
    Socket sendPost(String path, int length, String part) throws IOException {
        return send(post(path, length, part));
    }

    /** All that comes back until the server closes the connection. */
    static String answer(Socket socket) throws IOException {
        return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    /** The first line that comes back. */
    static String statusLine(Socket socket) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = socket.getInputStream().read();
                c >= 0 && c != '\r';
                c = socket.getInputStream().read()) {
            line.append((char) c);
        }
        return line.toString();
    }

    @Override
    public void close() {
        server.close();
    }
}
