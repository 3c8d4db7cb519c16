// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** No page but the server's own can make a browser ask it anything, whatever name that page has given to this machine. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class DoorTest {

    private final Served served = new Served(Limits.usual());

    @AfterAll
    void stop() {
        served.close();
    }

    private String ask(String line, String headers) throws IOException {
        try (Socket socket = served.send(line + " HTTP/1.1\r\nConnection: close\r\n"
                + headers.replace(';', '\n').replace("\n", "\r\n") + "\r\n\r\n")) {
            return Served.statusLine(socket);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "localhost",
                "localhost:8080",
                "LOCALHOST:1",
                "127.0.0.1:80",
                "[::1]:8080",
                "192.168.1.7",
                "lab.example:8080"
            })
    void itsNamesAreKnown(String host) throws IOException {
        assertThat(ask("GET /api/about", "Host: " + host)).contains(" 200");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "evil.example",
                "evil.example:8080",
                "localhost.evil.example",
                "127.0.0.1.evil.example",
                "1.2.3.4.5",
                ""
            })
    void anotherNameForThisMachineIsRefused(String host) throws IOException {
        assertThat(ask("GET /api/about", "Host: " + host)).containsPattern(" 4(00|21)");
        assertThat(ask("GET /", "Host: " + host)).containsPattern(" 4(00|21)");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Host: localhost;Origin: http://evil.example",
                "Host: localhost:8080;Origin: http://localhost:9090",
                "Host: localhost;Origin: null",
                "Host: localhost;Sec-Fetch-Site: cross-site",
                "Host: localhost;Sec-Fetch-Site: same-site",
                "Host: localhost;Sec-Fetch-Site: cross-site;Sec-Fetch-Mode: navigate",
            })
    void pagesOfOthersMayNotCall(String headers) throws IOException {
        assertThat(ask("GET /api/about", headers)).contains(" 403");
    }

    @Test
    void aLinkToThePageIsFollowed() throws IOException {
        String elsewhere = "Host: localhost;Sec-Fetch-Site: cross-site;";
        assertThat(ask("GET /", elsewhere + "Sec-Fetch-Mode: navigate")).contains(" 200");
        assertThat(ask("GET /js/main.js", elsewhere + "Sec-Fetch-Mode: no-cors"))
                .contains(" 403");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/analyse", "/api/play", "/api/arena"})
    void workIsBegunByPostAlone(String path) throws IOException, InterruptedException {
        HttpResponse<String> answer = served.get(path + "?game=9x9/10&agent=sps&seed=1");
        assertThat(answer.statusCode()).isEqualTo(405);
        assertThat(answer.headers().firstValue("Allow")).contains("POST");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "X-Sweeplab-Token: guessed;"})
    void workNeedsTheToken(String token) throws IOException {
        String head = "Host: localhost;" + token + "Content-Length: 0";
        assertThat(ask("POST /api/play", head)).contains(" 403");
        assertThat(ask("POST /api/analyse", head)).contains(" 403");
    }

    @Test
    void theTokenIsToldToThePage() throws IOException, InterruptedException {
        HttpResponse<String> about = served.get("/api/about");
        assertThat(about.body()).contains("\"token\":\"" + served.token() + "\"");
        assertThat(about.headers().map()).doesNotContainKey("access-control-allow-origin");
        assertThat(ask("OPTIONS /api/play", "Host: localhost;Origin: http://evil.example"))
                .contains(" 403");
    }
}
