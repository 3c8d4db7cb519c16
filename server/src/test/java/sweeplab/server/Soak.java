// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A crowd of clients on one server for a while, and what they saw. */
final class Soak {

    /** What a client does until the time is over. */
    private interface Visit {
        void run() throws IOException, InterruptedException;
    }

    /** The memory of the server after some seconds. */
    record Memory(double atSeconds, int megabytes) {}

    private static final Pattern OVER = Pattern.compile("\"over\":(\\d+)");
    private static final int IDLE_SECONDS = 5;
    private static final int PARTS = 10;

    private final SoakServer server;
    private final Collection<String> troubles = new ConcurrentLinkedQueue<>();
    private final List<Memory> memory = new ArrayList<>();

    private Soak(SoakServer server) {
        this.server = server;
    }

    /** The soak; its log, its report and a plot are written to a folder. */
    static Report run(int seconds, long seed, Path folder) throws IOException, InterruptedException {
        Files.createDirectories(folder);
        try (SoakServer server = new SoakServer(folder.resolve("log.jsonl"))) {
            Report report = new Soak(server).run(seconds, seed);
            Files.writeString(folder.resolve("soak.txt"), report.text());
            Files.writeString(folder.resolve("soak.svg"), SoakPlot.of(report));
            return report;
        }
    }

    private Report run(int seconds, long seed) throws IOException, InterruptedException {
        Crowd alone = new Crowd(server, seed, Math.min(IDLE_SECONDS, seconds));
        alone.asksForLittle(0);
        Crowd crowd = new Crowd(server, seed, seconds);
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            int number = i;
            threads.add(begin(() -> crowd.asksForLittle(number)));
            threads.add(begin(() -> crowd.asksForMuch(number)));
        }
        for (int i = 0; i < 3; i++) {
            int number = i;
            threads.add(begin(() -> crowd.leaves(number)));
        }
        threads.add(begin(crowd::areSlow));
        while (crowd.on()) {
            memory.add(new Memory(crowd.seconds(), server.megabytes()));
            TimeUnit.MILLISECONDS.sleep(Math.max(100, seconds * 1_000L / 200));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        return new Report(
                seconds, seed, List.copyOf(alone.seen()), List.copyOf(crowd.seen()), memory, overs(), faults());
    }

    private Thread begin(Visit visit) {
        Thread thread = new Thread(() -> {
            try {
                visit.run();
            } catch (IOException | InterruptedException | RuntimeException e) {
                troubles.add(e.toString());
            }
        });
        thread.start();
        return thread;
    }

    // By how many milliseconds work went on after its budget had ended.
    private List<Integer> overs() throws IOException {
        List<Integer> overs = new ArrayList<>();
        for (String line : server.log()) {
            Matcher matcher = OVER.matcher(line);
            if (matcher.find()) {
                overs.add(Integer.parseInt(matcher.group(1)));
            }
        }
        return overs;
    }

    private List<String> faults() throws IOException {
        List<String> faults = new ArrayList<>(troubles);
        server.log().stream()
                .filter(line -> line.contains("\"status\":500") || line.contains("OutOfMemory"))
                .forEach(faults::add);
        return faults;
    }

    /** What came of it. */
    record Report(
            int seconds,
            long seed,
            List<Crowd.Seen> idle,
            List<Crowd.Seen> seen,
            List<Memory> memory,
            List<Integer> overs,
            List<String> faults) {

        List<Crowd.Seen> answered() {
            return seen.stream()
                    .filter(each -> !each.kind().equals(Crowd.MACHINE))
                    .toList();
        }

        List<Crowd.Seen> cheap() {
            return cheap(answered());
        }

        private static List<Crowd.Seen> cheap(List<Crowd.Seen> some) {
            return some.stream()
                    .filter(each -> each.status() > 0 && !each.kind().startsWith("hard"))
                    .toList();
        }

        private List<Crowd.Seen> machine() {
            return seen.stream()
                    .filter(each -> each.kind().equals(Crowd.MACHINE))
                    .toList();
        }

        private static String quantiles(List<Crowd.Seen> some) {
            double[] sorted =
                    some.stream().mapToDouble(Crowd.Seen::millis).sorted().toArray();
            return sorted.length + " calls, median " + at(sorted, 0.5) + " ms, 99 % under " + at(sorted, 0.99)
                    + " ms, slowest " + at(sorted, 1) + " ms";
        }

        private static double at(double[] sorted, double share) {
            return sorted.length == 0
                    ? 0
                    : Math.round(10 * sorted[(int) Math.min(sorted.length - 1, share * sorted.length)]) / 10.0;
        }

        // Minutes, if there are many.
        private int parts() {
            return Math.max(PARTS, seconds / 60);
        }

        /** The cheap calls of one part of the time. */
        List<Crowd.Seen> part(int part) {
            double length = (double) seconds / parts();
            return cheap().stream()
                    .filter(each -> (int) Math.min(parts() - 1, each.atSeconds() / length) == part)
                    .toList();
        }

        private Map<String, Integer> answers() {
            Map<String, Integer> answers = new TreeMap<>();
            answered().forEach(each -> answers.merge(each.kind() + " " + each.status(), 1, Integer::sum));
            return answers;
        }

        String text() {
            StringBuilder text = new StringBuilder();
            text.append(seconds)
                    .append(" s, seed ")
                    .append(seed)
                    .append(", ")
                    .append(Runtime.getRuntime().availableProcessors())
                    .append(" processors\n");
            text.append("cheap calls alone:      ")
                    .append(quantiles(cheap(idle)))
                    .append('\n');
            text.append("cheap calls in a crowd: ").append(quantiles(cheap())).append('\n');
            for (int part = 0; part < parts(); part++) {
                text.append("  part ")
                        .append(part + 1)
                        .append(": ")
                        .append(quantiles(part(part)))
                        .append('\n');
            }
            text.append("what the machine alone adds to a pause: ")
                    .append(quantiles(machine()))
                    .append('\n');
            text.append("answers: ").append(answers()).append('\n');
            text.append("work on the slow lane: ")
                    .append(overs.size())
                    .append(" requests, beyond their budget at most ")
                    .append(overs.stream().mapToInt(Integer::intValue).max().orElse(0))
                    .append(" ms, ")
                    .append(overs.stream().filter(over -> over > 1_000).count())
                    .append(" of them by more than 1 s\n");
            text.append("memory (MB): ");
            for (int i = 0; i < memory.size(); i += Math.max(1, memory.size() / PARTS)) {
                text.append(memory.get(i).megabytes()).append(' ');
            }
            text.append("\nfaults: ").append(faults.size()).append('\n');
            faults.stream()
                    .limit(20)
                    .forEach(fault -> text.append("  ").append(fault).append('\n'));
            return text.toString();
        }
    }
}
