// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Clients that send or read slowly, or half of what they promised, keep nobody else waiting. */
@Timeout(60)
final class SlowClientsTest {

    private static final int MANY = 300;
    private static final int MOST_TRICKLED = 1_000;

    private final List<Socket> slow = new ArrayList<>();

    @AfterEach
    void hangUp() throws IOException {
        for (Socket socket : slow) {
            socket.close();
        }
    }

    private static void assertOthersAreServed(Served served) throws IOException, InterruptedException {
        assertThat(served.get("/").statusCode()).isEqualTo(200);
        assertThat(served.get("/api/about").statusCode()).isEqualTo(200);
        assertThat(served.analyse(Served.POSITION).statusCode()).isEqualTo(200);
        assertThat(served.post("/api/play", "game=tornado:SMALL1&agent=P4&seed=1")
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void bodiesThatComeByteByByte() throws IOException, InterruptedException {
        try (Served served = new Served(Limits.usual())) {
            for (int i = 0; i < MANY; i++) {
                slow.add(served.sendPost(i % 2 == 0 ? "/api/analyse" : "/api/play", 60_000, "5"));
            }
            assertOthersAreServed(served);
            for (Socket socket : slow) {
                socket.getOutputStream().write('x');
            }
            assertOthersAreServed(served);
        }
    }

    @Test
    void headersThatComeByteByByte() throws IOException, InterruptedException {
        try (Served served = new Served(Limits.usual())) {
            for (int i = 0; i < MANY; i++) {
                slow.add(served.send("POST /api/analyse HTTP/1.1\r\nHost: local"));
            }
            assertOthersAreServed(served);
        }
    }

    @Test
    void aHeadThatTricklesEndsTheConnection() throws IOException {
        Limits hasty = new Limits(500, 1_000, 5_000, 1_000, 100, 1, 100_000, 1_000, 1_000, 10, 1_000);
        try (Served served = new Served(hasty);
                Socket fresh = served.send("GET /api/about HTTP/1.1\r\nX: ");
                Socket again = served.send("GET /nowhere HTTP/1.1\r\nHost: localhost\r\n\r\n")) {
            assertThat(trickled(fresh)).isLessThan(MOST_TRICKLED);
            assertThat(Served.statusLine(again)).contains(" 404");
            again.getOutputStream().write("GET /api/about HTTP/1.1\r\nX: ".getBytes(StandardCharsets.US_ASCII));
            assertThat(trickled(again)).isLessThan(MOST_TRICKLED);
        }
    }

    // How many bytes of a head the server takes, one every now and then, before it closes the connection.
    private static int trickled(Socket socket) throws IOException {
        socket.setSoTimeout(20);
        int sent = 0;
        while (sent < MOST_TRICKLED) {
            try {
                if (socket.getInputStream().read() < 0) {
                    return sent;
                }
            } catch (SocketTimeoutException e) {
                socket.getOutputStream().write('x');
                sent++;
            } catch (SocketException e) {
                return sent;
            }
        }
        return sent;
    }

    @Test
    void answersThatNobodyReads() throws IOException, InterruptedException {
        try (Served served = new Served(Limits.usual())) {
            String ask = "GET /engine/engine.wasm HTTP/1.1\r\nHost: localhost\r\n\r\n";
            for (int i = 0; i < MANY; i++) {
                slow.add(served.sendDeaf(ask.repeat(3)));
            }
            assertOthersAreServed(served);
        }
    }

    @Test
    void aBodyThatIsTooSlowIsRefused() throws IOException {
        Limits hasty = new Limits(20_000, 1_000, 0, 1_000_000, 100, 1, 100_000, 1_000, 1_000, 10, 1_000);
        try (Served served = new Served(hasty);
                Socket socket = served.sendPost("/api/analyse", 1_000, "5x3")) {
            assertThat(Served.answer(socket)).startsWith("HTTP/1.1 408").contains("too slowly");
        }
    }

    @Test
    void aBodyThatIsCutOffIsTheClientsFault() throws IOException {
        try (Served served = new Served(Limits.usual());
                Socket socket = served.sendPost("/api/analyse", 1_000, "5x3")) {
            socket.shutdownOutput();
            assertThat(Served.answer(socket)).startsWith("HTTP/1.1 400").contains("ends after 3 bytes");
        }
    }

    @Test
    void aBodyWithoutALengthIsMeasured() throws IOException {
        try (Served served =
                        new Served(new Limits(20_000, 1_000, 5_000, 1_000, 100, 1, 100_000, 1_000, 1_000, 10, 1_000));
                Socket socket = served.send("POST /api/analyse HTTP/1.1\r\nHost: localhost\r\n" + Door.TOKEN_HEADER
                        + ": " + served.token() + "\r\nTransfer-Encoding: chunked\r\n\r\n"
                        + ("100\r\n" + "x".repeat(256) + "\r\n").repeat(5) + "0\r\n\r\n")) {
            assertThat(Served.statusLine(socket)).contains(" 413");
        }
    }
}
