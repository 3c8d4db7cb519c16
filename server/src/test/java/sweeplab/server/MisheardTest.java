// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is no request of HTTP/1.1 is refused in JSON, as all else is, and is no fault of the server. */
@Timeout(60)
final class MisheardTest {

    private static String answer(Served served, String request) throws IOException {
        try (Socket socket = served.send(request.replace("|", "\r\n") + "\r\n")) {
            return Served.answer(socket);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "GARBAGE, 400, the request is none of HTTP/1.1: No URI",
        "GET / HTTP/3.0|Host: localhost|, 505, this version of HTTP is not spoken here: use HTTP/1.1",
        "GET / HTTP/1.1|Host: localhost|Connection: close|Expect: tea|, 417, the request is none of HTTP/1.1: Expectation Failed",
        "POST /api/analyse HTTP/1.1|Host: localhost|Content-Length: x|, 400, the request is none of HTTP/1.1: Invalid Content-Length Value",
    })
    void isRefusedInJson(String request, int status, String words) throws IOException {
        try (Served served = new Served(Limits.usual())) {
            assertThat(answer(served, request))
                    .startsWith("HTTP/1.1 " + status + " ")
                    .contains("Content-Type: application/json", "nosniff")
                    .endsWith("\r\n\r\n{\"error\":\"" + words + "\"}");
        }
    }

    @Test
    void longAddressesAndHeadersAreToldTheirLimit() throws IOException {
        String many = "a".repeat(9_000);
        try (Served served = new Served(Limits.usual())) {
            assertThat(answer(served, "GET /" + many + " HTTP/1.1|Host: localhost|"))
                    .startsWith("HTTP/1.1 414 ")
                    .contains("may have 8192 bytes");
            assertThat(answer(served, "GET / HTTP/1.1|Host: localhost|X: " + many + "|"))
                    .startsWith("HTTP/1.1 431 ")
                    .contains("may have 8192 bytes");
        }
    }

    @Test
    @DisplayName(
            "who asks for another HTTP is not written down as a fault of the server, in the log of all requests alone")
    void isNoFault() throws IOException, InterruptedException {
        BlockingQueue<String> lines = new LinkedBlockingQueue<>();
        PrintStream out = new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8) {
            @Override
            public void println(String line) {
                lines.add(line);
            }
        };
        try (Served served = new Served(Limits.usual(), out)) {
            answer(served, "GET / HTTP/3.0|Host: localhost|");
            assertThat(lines.take()).contains("\"status\":505").doesNotContain("cause");
        }
        assertThat(AccessLog.isFault(505)).isFalse();
        assertThat(AccessLog.isFault(500)).isTrue();
        assertThat(AccessLog.isFault(503)).isTrue();
        assertThat(AccessLog.isFault(404)).isFalse();
    }
}
