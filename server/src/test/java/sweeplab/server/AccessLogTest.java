// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** A line of JSON a request, with what went wrong in the server. */
@Timeout(60)
final class AccessLogTest {

    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private final PrintStream out = new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8) {
        @Override
        public void println(String line) {
            lines.add(line);
        }
    };

    // A line is written when the answer is, perhaps a little after the client has read it.
    private String line() throws InterruptedException {
        String line = lines.take();
        try (JsonParser parser = new JsonFactory().createParser(ObjectReadContext.empty(), line)) {
            while (parser.nextToken() != null) {
                // a parser fails on what is no JSON
            }
        }
        return line;
    }

    @Test
    void everyRequestIsALine() throws IOException, InterruptedException {
        try (Served served = new Served(Limits.usual(), out)) {
            served.analyse(Served.POSITION);
            assertThat(line())
                    .contains("\"method\":\"POST\",\"path\":\"/api/analyse\",\"status\":200")
                    .contains("\"client\":\"127.0.0.1\"");
            served.get("/no%22thing");
            assertThat(line()).contains("\"status\":404");
            try (Socket cut = served.sendPost("/api/analyse", 100, "5x3")) {
                cut.shutdownOutput();
                assertThat(line()).contains("\"status\":400");
            }
        }
        assertThat(lines).isEmpty();
    }

    @Test
    void whatGoesWrongIsWrittenDownAndNotTold() throws Exception {
        assertThat(failing(() -> {
                    throw new IllegalStateException("a secret");
                }))
                .startsWith("500 ")
                .doesNotContain("secret");
        assertThat(line()).contains("IllegalStateException: a secret", "AccessLogTest");
    }

    @Test
    void tooLittleMemoryIsNoFaultOfTheClient() throws Exception {
        assertThat(failing(() -> {
                    throw new OutOfMemoryError("heap");
                }))
                .startsWith("503 ");
        assertThat(line()).contains("OutOfMemoryError");
    }

    // A server whose only work fails.
    private String failing(Runnable work) throws Exception {
        Server server = new Server();
        ServerConnector connector = new ServerConnector(server);
        server.addConnector(connector);
        server.setRequestLog(new AccessLog(AccessLog.Level.FAULTS, out));
        server.setHandler(new Handler.Abstract() {
            @Override
            public boolean handle(Request request, Response response, Callback done) {
                new Exchange(request, response, done).guard(work);
                return true;
            }
        });
        server.start();
        try {
            URI address = URI.create("http://127.0.0.1:" + connector.getLocalPort() + "/");
            var answer = HttpClient.newHttpClient()
                    .send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString());
            return answer.statusCode() + " " + answer.body();
        } finally {
            server.stop();
        }
    }
}
