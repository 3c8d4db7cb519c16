// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What a process and its descendants use at the moment, as /proc tells it, and what they have used of processors. */
record Usage(int processes, long threads, long megabytes, long nanos) {

    private static final Path PROC = Path.of("/proc");
    private static final int MOST = 100_000;
    private static final long NANOS_A_TICK = 10_000_000;
    private static final Pattern THREADS = Pattern.compile("(?m)^Threads:\\s+(\\d+)");
    private static final Pattern RESIDENT = Pattern.compile("(?m)^VmRSS:\\s+(\\d+) kB");
    private static final Pattern SWAPPED = Pattern.compile("(?m)^VmSwap:\\s+(\\d+) kB");
    private static final Pattern SHARE = Pattern.compile("(?m)^Pss:\\s+(\\d+) kB");

    /** Of this process and all below it; what is above {@code enough} megabytes is looked at more closely. */
    static Usage of(long pid, long enough) {
        List<Long> tree = tree(pid);
        long threads = tree.stream().mapToLong(Usage::threads).sum();
        long resident = sum(tree, Usage::resident);
        // Pages that several have in common count once, but finding that out takes longer.
        long megabytes = resident <= enough ? resident : sum(tree, Usage::share);
        return new Usage(
                tree.size(),
                threads,
                megabytes,
                tree.stream().mapToLong(Usage::nanos).sum());
    }

    private static long sum(List<Long> tree, ToLongFunction<Long> kilobytes) {
        return tree.stream().mapToLong(kilobytes).sum() >> 10;
    }

    private static List<Long> tree(long root) {
        List<Long> found = new ArrayList<>();
        Deque<Long> next = new ArrayDeque<>(List.of(root));
        while (!next.isEmpty() && found.size() < MOST) {
            long pid = next.pop();
            found.add(pid);
            children(pid).forEach(next::push);
        }
        return found;
    }

    private static List<Long> children(long pid) {
        try (Stream<Path> tasks = Files.list(place(pid).resolve("task"))) {
            return tasks.flatMap(
                            task -> Stream.of(text(task.resolve("children")).split(" ")))
                    .filter(word -> !word.isBlank())
                    .map(Long::valueOf)
                    .toList();
        } catch (IOException | java.io.UncheckedIOException e) {
            return List.of();
        }
    }

    private static long threads(long pid) {
        return number(THREADS, text(place(pid).resolve("status")));
    }

    private static long resident(long pid) {
        String status = text(place(pid).resolve("status"));
        return number(RESIDENT, status) + number(SWAPPED, status);
    }

    private static long share(long pid) {
        String rollup = text(place(pid).resolve("smaps_rollup"));
        return rollup.isEmpty() ? resident(pid) : number(SHARE, rollup);
    }

    // After the name in brackets, the twelfth to the fifteenth: its own time and that of children that have ended.
    private static long nanos(long pid) {
        String stat = text(place(pid).resolve("stat"));
        return Stream.of(stat.substring(stat.lastIndexOf(')') + 1).strip().split(" "))
                .skip(11)
                .limit(4)
                .mapToLong(ticks -> Long.parseLong(ticks) * NANOS_A_TICK)
                .sum();
    }

    private static long number(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        return matcher.find() ? Long.parseLong(matcher.group(1)) : 0;
    }

    private static Path place(long pid) {
        return PROC.resolve(Long.toString(pid));
    }

    // What has ended meanwhile reads as nothing.
    private static String text(Path file) {
        try {
            return Files.readString(file, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return "";
        }
    }
}
