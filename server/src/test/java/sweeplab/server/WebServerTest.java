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
import sweeplab.HardPositions;

/** The server hands out the page and answers what is asked rightly; all else gets a clear refusal. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class WebServerTest {

    private final Served served =
            new Served(new Limits(20_000, 4_096, 5_000, 4_096, 2_000, 20, 100_000, 10_000, 10_000, 50, 1_000));

    @AfterAll
    void stop() {
        served.close();
    }

    @Test
    void thePageSaysThatAServerIsThere() throws IOException, InterruptedException {
        HttpResponse<String> page = served.get("/");
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.body()).contains("data-server=\"yes\"");
        assertThat(page.headers().firstValue("Content-Security-Policy").orElse(""))
                .contains("script-src 'self';")
                .doesNotContain("unsafe");
        assertThat(page.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
    }

    @ParameterizedTest
    @CsvSource({"/js/main.js,javascript", "/css/tokens.css,css", "/engine/engine.wasm,wasm", "/worker.js,javascript"})
    void filesHaveTheirTypes(String path, String type) throws IOException, InterruptedException {
        HttpResponse<String> file = served.get(path);
        assertThat(file.statusCode()).isEqualTo(200);
        assertThat(file.headers().firstValue("Content-Type").orElse("")).contains(type);
    }

    @Test
    void everyFileOfThePageHasAKnownType() {
        Site site = new Site();
        assertThat(site.paths())
                .hasSizeGreaterThan(20)
                .allSatisfy(path -> assertThat(site.find(path))
                        .isNotNull()
                        .extracting(Asset::type)
                        .isNotEqualTo("application/octet-stream"));
    }

    @Test
    void whatCannotBeCountedIsEstimatedIfAsked() throws IOException, InterruptedException {
        String board = HardPositions.COMPLETE_GRAPH.make(0, 99).text();
        try (Served hasty =
                new Served(new Limits(20_000, 64 << 10, 5_000, 4_096, 2_000, 20, 100_000, 2_000, 2_000, 50, 50))) {
            HttpResponse<String> answer = hasty.post("/api/analyse?estimate", board);
            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(answer.body()).contains("\"mine\":null", "\"estimated\":{\"confidence\":0.95,\"chains\":");
        }
    }

    @Test
    void aFileThatTheBrowserHasIsNotSentAgain() throws IOException {
        String tag = served.head("/js/main.js", "")
                .lines()
                .filter(line -> line.startsWith("ETag: "))
                .findFirst()
                .orElseThrow()
                .substring(6);
        assertThat(served.head("/js/main.js", "If-None-Match: " + tag + "\r\n")).startsWith("HTTP/1.1 304");
        assertThat(served.head("/js/main.js", "Accept-Encoding: gzip\r\n")).contains("Content-Encoding: gzip");
    }

    @Test
    void aPositionIsAnalysed() throws IOException, InterruptedException {
        HttpResponse<String> answer = served.analyse(Served.POSITION);
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).contains("\"consistent\":true").contains("\"mine\":");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "nonsense", "5x3x4\n12", "99999999x99999999x1\nH", "{\"rules\":"})
    void whatCannotBeReadIsABadRequest(String body) throws IOException, InterruptedException {
        HttpResponse<String> answer = served.analyse(body);
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).startsWith("{\"error\":\"");
    }

    @Test
    void whatIsTooLongIsRefused() throws IOException, InterruptedException {
        assertThat(served.analyse("H".repeat(5_000)).statusCode()).isEqualTo(413);
        String large = "60x60x9\n" + ("H".repeat(60) + "\n").repeat(60);
        assertThat(large.length()).isLessThan(4_096);
        assertThat(served.analyse(large).statusCode()).isEqualTo(413);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/play?game=tornado:SMALL1&agent=nobody&seed=1",
                "/api/play?game=tornado:NOWHERE&agent=P4&seed=1",
                "/api/play?game=tornado:SMALL1&agent=P4&seed=x",
                "/api/play?game=tornado:SMALL1&agent=P4",
                "/api/play?game=%zz",
                "/api/play?",
                "/api/arena?board=9x9/10&agent=sps&seed=1&from=0&to=1000",
                "/api/arena?board=9x9/10&agent=sps&seed=1&from=5&to=5",
                "/api/arena?board=tornado:NOWHERE&agent=sps&seed=1&from=0&to=5",
                "/api/arena?board=9x9/10&agent=sps&seed=1&from=2147483640&to=2147483647",
                "/api/arena?board=9x9/10&agent=sps&seed=1&from=0&to=4294967297"
            })
    void wrongQuestionsAreBadRequests(String question) throws IOException, InterruptedException {
        String[] parts = question.split("\\?", 2);
        HttpResponse<String> answer = served.post(parts[0], parts[1]);
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).startsWith("{\"error\":\"");
    }

    @Test
    void aLargeBoardIsRefused() throws IOException, InterruptedException {
        assertThat(served.post("/api/play", "game=900x900/9&agent=sps&seed=1").statusCode())
                .isEqualTo(413);
    }

    @Test
    void satAgentsPlayHere() throws IOException, InterruptedException {
        HttpResponse<String> game = served.post("/api/play", "game=tornado:LARGE4&agent=P4&seed=1");
        assertThat(game.statusCode()).isEqualTo(200);
        assertThat(game.body()).contains("sweeplab-trace 1").contains("agent P4");
        assertThat(served.get("/api/about").body()).contains("\"P3\"").contains("\"sat\"");
    }

    @Test
    void aTournamentComesInParts() throws IOException, InterruptedException {
        String part = served.post("/api/arena", "board=9x9/10&agent=sps&seed=1&from=0&to=20")
                .body();
        assertThat(part).contains("\"games\":20");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/../pom.xml",
                "/%2e%2e/pom.xml",
                "/..%2f..%2fetc/passwd",
                "/js/..%5c..%5cx",
                "/js",
                "/js/",
                "/nothing.html"
            })
    void nothingOutsideThePageIsHandedOut(String path) throws IOException {
        assertThat(served.head(path, ""))
                .startsWith("HTTP/1.1 4")
                .doesNotContain("<project")
                .doesNotContain("root:");
    }

    @Test
    void tooManyFromOneAddress() throws IOException, InterruptedException {
        try (Served strict = new Served(new Limits(20_000, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2))) {
            for (int i = 0; i < 20; i++) {
                assertThat(strict.get("/").statusCode()).isEqualTo(200);
            }
            assertThat(strict.get("/").statusCode()).isEqualTo(429);
        }
    }

    @Test
    void whatIsNoHttpIsRefused() throws IOException {
        try (Socket socket = served.send("HELLO\r\n\r\n")) {
            assertThat(Served.answer(socket)).startsWith("HTTP/1.1 400").doesNotContain("at org.");
        }
    }
}
