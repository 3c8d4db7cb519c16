package sweeplab.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The server hands out the page and answers what is asked rightly; all else gets a clear refusal. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class WebServerTest {

    private static final String POSITION = "5x3x4\n12HHH\nF3HHH\nHHHHH\n";

    private final WebServer server = new WebServer(new Limits(4_096, 2_000, 20, 10_000, 50, 1_000));
    private final HttpClient client = HttpClient.newHttpClient();
    private int port;

    @BeforeAll
    void start() {
        port = server.start("127.0.0.1", 0);
    }

    @AfterAll
    void stop() {
        server.close();
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
    }

    private HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return client.send(request(path).build(), BodyHandlers.ofString());
    }

    private HttpResponse<String> analyse(String body) throws IOException, InterruptedException {
        return client.send(
                request("/api/analyse").POST(BodyPublishers.ofString(body)).build(), BodyHandlers.ofString());
    }

    @Test
    void thePageSaysThatAServerIsThere() throws IOException, InterruptedException {
        HttpResponse<String> page = get("/");
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
        HttpResponse<String> file = get(path);
        assertThat(file.statusCode()).isEqualTo(200);
        assertThat(file.headers().firstValue("Content-Type").orElse("")).contains(type);
    }

    @Test
    void aPositionIsAnalysed() throws IOException, InterruptedException {
        HttpResponse<String> answer = analyse(POSITION);
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).contains("\"consistent\":true").contains("\"mine\":");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "nonsense", "5x3x4\n12", "99999999x99999999x1\nH", "{\"rules\":"})
    void whatCannotBeReadIsABadRequest(String body) throws IOException, InterruptedException {
        HttpResponse<String> answer = analyse(body);
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).startsWith("{\"error\":\"");
    }

    @Test
    void whatIsTooLongIsRefused() throws IOException, InterruptedException {
        assertThat(analyse("H".repeat(5_000)).statusCode()).isEqualTo(413);
        String large = "60x60x9\n" + ("H".repeat(60) + "\n").repeat(60);
        assertThat(large.length()).isLessThan(4_096);
        assertThat(analyse(large).statusCode()).isEqualTo(413);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/play?game=tornado:SMALL1&agent=nobody&seed=1",
                "/api/play?game=tornado:NOWHERE&agent=P4&seed=1",
                "/api/play?game=tornado:SMALL1&agent=P4&seed=x",
                "/api/play?game=tornado:SMALL1&agent=P4",
                "/api/arena?board=9x9/10&agent=sps&seed=1&from=0&to=1000",
                "/api/arena?board=9x9/10&agent=sps&seed=1&from=5&to=5"
            })
    void wrongQuestionsAreBadRequests(String path) throws IOException, InterruptedException {
        HttpResponse<String> answer = get(path);
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).startsWith("{\"error\":\"");
    }

    @Test
    void aLargeBoardIsRefused() throws IOException, InterruptedException {
        assertThat(get("/api/play?game=900x900/9&agent=sps&seed=1").statusCode())
                .isEqualTo(413);
    }

    @Test
    void satAgentsPlayHere() throws IOException, InterruptedException {
        HttpResponse<String> game = get("/api/play?game=tornado:LARGE4&agent=P4&seed=1");
        assertThat(game.statusCode()).isEqualTo(200);
        assertThat(game.body()).contains("sweeplab-trace 1").contains("agent P4");
        assertThat(get("/api/about").body()).contains("\"P3\"").contains("\"sat\"");
    }

    @Test
    void aTournamentComesInParts() throws IOException, InterruptedException {
        String part =
                get("/api/arena?board=9x9/10&agent=sps&seed=1&from=0&to=20").body();
        assertThat(part).contains("\"games\":20");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/../pom.xml", "/%2e%2e/pom.xml", "/..%2f..%2fetc/passwd", "/js/..%5c..%5cx", "/nothing.html"})
    void nothingOutsideThePageIsHandedOut(String path) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", port)) {
            OutputStream out = socket.getOutputStream();
            out.write(("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                    .getBytes(StandardCharsets.US_ASCII));
            InputStream in = socket.getInputStream();
            String answer = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            assertThat(answer)
                    .startsWith("HTTP/1.1 4")
                    .doesNotContain("<project")
                    .doesNotContain("root:");
        }
    }
}
