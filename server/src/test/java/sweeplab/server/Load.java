package sweeplab.server;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import sweeplab.agent.ExactAgent;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.format.Formats;
import sweeplab.format.document.SeenPosition;
import sweeplab.game.Game;
import sweeplab.play.Referee;

/** Many clients at once on one server for a while, and what they saw: {@code Load [CLIENTS] [SECONDS] [MILLIS BETWEEN REQUESTS]}. */
public final class Load {

    private final ConcurrentLinkedQueue<Double> millis = new ConcurrentLinkedQueue<>();
    private final AtomicInteger errors = new AtomicInteger();
    private final List<String> positions = positions();
    private final HttpClient client = HttpClient.newHttpClient();

    public static void main(String[] args) throws InterruptedException {
        int clients = args.length > 0 ? Integer.parseInt(args[0]) : 200;
        int seconds = args.length > 1 ? Integer.parseInt(args[1]) : 60;
        int pause = args.length > 2 ? Integer.parseInt(args[2]) : 1_000;
        try (WebServer server = new WebServer(Limits.usual())) {
            new Load().run(server.start("127.0.0.1", 0), clients, seconds, pause);
        }
    }

    // Positions from the middle of expert games.
    private static List<String> positions() {
        List<String> texts = new ArrayList<>();
        for (int seed = 1; seed <= 40; seed++) {
            Game game = GameId.parse("30x16/99 opening@3,3 #" + seed)
                    .setup(new Catalogue())
                    .newGame();
            Referee referee = new Referee(game, new ExactAgent(), step -> {});
            for (int i = 0; i < 3 * seed && !game.over() && referee.step(); i++) {
                texts.add(new String(
                        new Formats().named("jsm").write(new SeenPosition(game.view())), StandardCharsets.UTF_8));
            }
        }
        return texts;
    }

    private void run(int port, int clients, int seconds, int pause) throws InterruptedException {
        System.out.println(positions.size() + " positions, " + clients + " clients, " + seconds + " s, a request each "
                + pause + " ms");
        loop(port, clients, 3, pause);
        millis.clear();
        errors.set(0);
        for (int part = 1; part <= 3; part++) {
            loop(port, clients, seconds / 3, pause);
            System.gc();
            long used =
                    Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
            System.out.println("after part " + part + ": " + (used >> 20) + " MB in use");
        }
        double[] sorted =
                millis.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        System.out.println(sorted.length + " analyses, " + errors + " errors, median " + at(sorted, 0.5)
                + " ms, 99 % under " + at(sorted, 0.99) + " ms, slowest " + at(sorted, 1) + " ms");
    }

    private static double at(double[] sorted, double share) {
        return Math.round(10 * sorted[(int) Math.min(sorted.length - 1, share * sorted.length)]) / 10.0;
    }

    private void loop(int port, int clients, int seconds, int pause) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < clients; i++) {
            int number = i;
            Thread thread = new Thread(() -> visit(port, number, end, pause));
            thread.start();
            threads.add(thread);
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    private void visit(int port, int number, long end, int pause) {
        URI address = URI.create("http://127.0.0.1:" + port + "/api/analyse");
        for (int i = number; System.nanoTime() < end; i += 7) {
            long begun = System.nanoTime();
            try {
                HttpRequest request = HttpRequest.newBuilder(address)
                        .POST(BodyPublishers.ofString(positions.get(i % positions.size())))
                        .build();
                if (client.send(request, BodyHandlers.ofString()).statusCode() != 200) {
                    errors.incrementAndGet();
                }
                millis.add((System.nanoTime() - begun) / 1e6);
                TimeUnit.MILLISECONDS.sleep(pause);
            } catch (java.io.IOException | InterruptedException e) {
                errors.incrementAndGet();
            }
        }
    }
}
