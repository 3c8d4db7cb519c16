// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Work stops when nobody waits for it, and when its time is over; what takes a moment never waits for what takes long. */
@Timeout(60)
final class LeavingTest {

    private static final int HOURS = 10_000_000;
    private static final int LANE = Runtime.getRuntime().availableProcessors();
    private static final String ENDLESS =
            "board=tritorus:100x100/1500 opening@50,50&agent=daggers-counted&seed=1&from=0&to=50";
    private static final String SHORT = "game=tornado:SMALL1&agent=P4&seed=1";

    private static Limits limits(int waitMillis, int millis, int waiting) {
        return new Limits(20_000, 64 << 10, 5_000, 4_096, 10_000, 50, 100_000, waitMillis, millis, waiting, 5_000);
    }

    private static List<Socket> fillTheLane(Served served, int jobs) throws IOException {
        List<Socket> clients = new ArrayList<>();
        for (int i = 0; i < jobs; i++) {
            clients.add(served.sendPost("/api/arena", ENDLESS.length(), ENDLESS));
        }
        while (served.busy() < jobs) {
            assertThat(Thread.interrupted())
                    .as("only %d of %d jobs came", served.busy(), jobs)
                    .isFalse();
            Thread.onSpinWait();
        }
        return clients;
    }

    @Test
    void workStopsWhenTheClientLeaves() throws IOException, InterruptedException {
        try (Served served = new Served(limits(HOURS, HOURS, 100))) {
            for (Socket client : fillTheLane(served, 3 * LANE)) {
                client.close();
            }
            assertThat(served.post("/api/play", SHORT).statusCode()).isEqualTo(200);
        }
    }

    @Test
    void aMomentsWorkHasALaneOfItsOwn() throws IOException, InterruptedException {
        try (Served served = new Served(limits(HOURS, HOURS, 100))) {
            List<Socket> clients = fillTheLane(served, 3 * LANE);
            for (int i = 0; i < 20; i++) {
                assertThat(served.analyse(Served.POSITION).statusCode()).isEqualTo(200);
                assertThat(served.get("/api/about").statusCode()).isEqualTo(200);
                assertThat(served.get("/").statusCode()).isEqualTo(200);
            }
            for (Socket client : clients) {
                client.close();
            }
        }
    }

    @Test
    void nobodyWaitsForAnotherAddressThatAsksForMuch() throws IOException {
        try (Served served = new Served(limits(HOURS, HOURS, 100))) {
            List<Socket> clients = fillTheLane(served, 10 * LANE);
            try (Socket neighbour = served.postFrom("127.0.0.2", "/api/play", SHORT)) {
                assertThat(Served.statusLine(neighbour)).contains(" 200");
            }
            for (Socket client : clients) {
                client.close();
            }
        }
    }

    @Test
    void aFullLaneHasAPlaceForAnotherAddress() throws IOException {
        try (Served served = new Served(limits(HOURS, HOURS, LANE))) {
            List<Socket> clients = fillTheLane(served, 2 * LANE);
            try (Socket neighbour = served.postFrom("127.0.0.2", "/api/play", SHORT)) {
                assertThat(Served.statusLine(neighbour)).contains(" 200");
            }
            for (Socket client : clients) {
                client.close();
            }
        }
    }

    @Test
    void whoWaitsTooLongIsToldSo() throws IOException, InterruptedException {
        try (Served served = new Served(limits(1_500, HOURS, 100))) {
            List<Socket> clients = fillTheLane(served, LANE);
            HttpResponse<String> answer = served.post("/api/play", SHORT);
            assertThat(answer.statusCode()).isEqualTo(503);
            assertThat(answer.body()).contains("busy");
            assertThat(answer.headers().firstValue("Retry-After")).contains("1");
            for (Socket client : clients) {
                client.close();
            }
        }
    }

    @Test
    void aFullLaneRefusesAtOnce() throws IOException, InterruptedException {
        try (Served served = new Served(limits(HOURS, HOURS, LANE))) {
            List<Socket> clients = fillTheLane(served, 2 * LANE);
            try (Socket oneMore = served.sendPost("/api/arena", ENDLESS.length(), ENDLESS)) {
                assertThat(Served.statusLine(oneMore)).contains(" 503");
            }
            for (Socket client : clients) {
                client.close();
            }
            assertThat(served.post("/api/play", SHORT).statusCode()).isEqualTo(200);
        }
    }

    @Test
    void aGameThatTakesTooLongIsToldAsFarAsItWent() throws IOException, InterruptedException {
        try (Served served = new Served(limits(HOURS, 300, 100))) {
            HttpResponse<String> game = served.post(
                    "/api/play", "game=tritorus:100x100/1500 opening@50,50 %231&agent=daggers-counted&seed=1");
            assertThat(game.statusCode()).isEqualTo(200);
            assertThat(game.body()).contains("\"stopped\":true").contains("sweeplab-trace 1");
            HttpResponse<String> games = served.post("/api/arena", ENDLESS);
            assertThat(games.statusCode()).isEqualTo(503);
            assertThat(games.body()).contains("needs more than 300 ms");
        }
    }
}
