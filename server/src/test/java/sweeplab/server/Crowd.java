// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import sweeplab.HardPositions;
import sweeplab.base.Dice;

/** The clients of a soak: those who ask for little, for much, slowly, and those who leave. */
final class Crowd {

    /** One answer that a client waited for. */
    record Seen(String kind, double atSeconds, double millis, int status) {}

    private static final int NO_ANSWER = -1;
    static final String MACHINE = "machine";
    private static final int PAUSE_MILLIS = 100;
    // Longer than the server lets anybody wait and work.
    private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(40);
    private static final int SLOW_SOCKETS = 40;
    private static final int LARGEST_BOARD = 9_000;
    private static final List<String> ORDINARY = OrdinaryPositions.all();
    private static final List<String> AGENTS =
            List.of("daggers-counted", "strong", "balanced", "sat", "sat-total", "P3", "P4", "exact", "ees");
    private static final List<String> BOARDS = List.of(
            "tritorus:100x100/1500 opening@50,50",
            "torus:50x50/500 opening@9,9",
            "100x100/2500 opening@3,3",
            "hex:60x60/700 opening@9,9",
            "30x16/170 opening@3,3",
            "daggers-counted 30x30/140+30g");

    private final SoakServer server;
    private final long seed;
    private final long begun = System.nanoTime();
    private final long end;
    private final HttpClient client = HttpClient.newHttpClient();
    private final Queue<Seen> seen = new ConcurrentLinkedQueue<>();

    Crowd(SoakServer server, long seed, int seconds) {
        this.server = server;
        this.seed = seed;
        end = begun + TimeUnit.SECONDS.toNanos(seconds);
    }

    Queue<Seen> seen() {
        return seen;
    }

    boolean on() {
        return System.nanoTime() < end;
    }

    double seconds() {
        return (System.nanoTime() - begun) / 1e9;
    }

    /** One who clicks: a file, the list of agents and an ordinary analysis in turn. */
    void asksForLittle(int number) throws IOException, InterruptedException {
        for (int i = number; on(); i++) {
            see("page", get("/js/main.js"));
            see("about", get("/api/about"));
            see("analyse", post("/api/analyse", ORDINARY.get(i % ORDINARY.size())));
            pause();
        }
    }

    // How much longer a pause takes than it should is what the machine adds to every call, whatever the server does.
    private void pause() throws InterruptedException {
        long from = System.nanoTime();
        TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
        double millis = (System.nanoTime() - from) / 1e6 - PAUSE_MILLIS;
        seen.add(new Seen(MACHINE, (from - begun) / 1e9, millis, 0));
    }

    /** One who sends positions and games that are made to hurt, each as soon as the last is answered. */
    void asksForMuch(int number) throws InterruptedException {
        Dice dice = new Dice(Dice.seed(seed, number));
        while (on()) {
            String[] question = hardQuestion(dice);
            Duration patience =
                    Duration.ofSeconds(1).plusNanos(Math.max(0, Math.min(MOST_NANOS, end - System.nanoTime())));
            try {
                see(
                        "hard " + question[0].substring(5),
                        post(question[0], question[1]).timeout(patience));
            } catch (HttpTimeoutException e) {
                noAnswer("hard too late", on());
            } catch (IOException e) {
                noAnswer("hard broken: " + e, true);
            }
        }
    }

    // At the end of the time nobody waits any longer.
    private void noAnswer(String kind, boolean matters) throws InterruptedException {
        if (matters) {
            seen.add(new Seen(kind, seconds(), 0, NO_ANSWER));
            pause();
        }
    }

    /** One who asks for much and is gone before the answer. */
    void leaves(int number) throws IOException, InterruptedException {
        Dice dice = new Dice(Dice.seed(seed, 1_000 + number));
        while (on()) {
            String[] question = hardQuestion(dice);
            try (Socket socket = connect()) {
                byte[] body = question[1].getBytes(StandardCharsets.UTF_8);
                socket.getOutputStream().write(head(question[0], body.length));
                socket.getOutputStream().write(body);
                TimeUnit.MILLISECONDS.sleep(dice.nextInt(2_000));
            } catch (SocketException e) {
                // a body that is too long is refused before it is sent
            }
        }
    }

    /** Many who send a byte a second of a head or a body, or never read what they asked for. */
    void areSlow() throws IOException, InterruptedException {
        Queue<Socket> sockets = new ArrayDeque<>();
        for (int i = 0; on(); i++) {
            Socket socket = connect();
            socket.getOutputStream()
                    .write(
                            switch (i % 3) {
                                case 0 -> head("/api/analyse", 60_000);
                                case 1 -> "POST /api/analyse HTTP/1.1\r\nX: ".getBytes(StandardCharsets.US_ASCII);
                                default ->
                                    "GET /engine/engine.wasm HTTP/1.1\r\nHost: localhost\r\n\r\n"
                                            .repeat(20)
                                            .getBytes(StandardCharsets.US_ASCII);
                            });
            sockets.add(socket);
            if (sockets.size() > SLOW_SOCKETS) {
                sockets.remove().close();
            }
            sockets.forEach(Crowd::trickle);
            TimeUnit.MILLISECONDS.sleep(500);
        }
        for (Socket socket : sockets) {
            socket.close();
        }
    }

    private static void trickle(Socket socket) {
        try {
            socket.getOutputStream().write('1');
        } catch (IOException e) {
            // the server has closed it
        }
    }

    private String[] hardQuestion(Dice dice) {
        int kind = dice.nextInt(4);
        if (kind < 2) {
            return new String[] {
                "/api/analyse",
                HardPositions.any(Dice.seed(seed, dice.nextInt(1 << 30)), LARGEST_BOARD)
                        .text()
            };
        }
        String agent = AGENTS.get(dice.nextInt(AGENTS.size()));
        String board = BOARDS.get(dice.nextInt(BOARDS.size()));
        int number = dice.nextInt(1_000);
        return kind == 2
                ? new String[] {
                    "/api/play", "game=" + encode(board + " #" + number) + "&agent=" + agent + "&seed=" + number
                }
                : new String[] {
                    "/api/arena", "board=" + encode(board) + "&agent=" + agent + "&seed=" + number + "&from=0&to=50"
                };
    }

    private static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private Socket connect() throws IOException {
        Socket socket = new Socket();
        socket.setReceiveBufferSize(1_024);
        socket.connect(new InetSocketAddress("127.0.0.1", server.port()));
        return socket;
    }

    private byte[] head(String path, int length) {
        return ("POST " + path + " HTTP/1.1\r\nHost: localhost\r\n" + Door.TOKEN_HEADER + ": " + server.token()
                        + "\r\nContent-Length: " + length + "\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII);
    }

    private HttpRequest.Builder get(String path) {
        return HttpRequest.newBuilder(URI.create(server.address(path)));
    }

    private HttpRequest.Builder post(String path, String body) {
        return HttpRequest.newBuilder(URI.create(server.address(path)))
                .header(Door.TOKEN_HEADER, server.token())
                .POST(BodyPublishers.ofString(body));
    }

    private void see(String kind, HttpRequest.Builder request) throws IOException, InterruptedException {
        long asked = System.nanoTime();
        int status = client.send(request.build(), BodyHandlers.ofString()).statusCode();
        seen.add(new Seen(kind, (asked - begun) / 1e9, (System.nanoTime() - asked) / 1e6, status));
    }
}
