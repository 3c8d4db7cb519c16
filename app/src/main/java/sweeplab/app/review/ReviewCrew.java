// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.review;

import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import sweeplab.app.library.Given;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.ProgressLine;
import sweeplab.base.Budget;
import sweeplab.format.document.Replay;
import sweeplab.format.document.ReplaySet;
import sweeplab.review.GameReview;
import sweeplab.review.Reviewer;

/** Judges many replays on a few threads; one that cannot be read is told and left out. */
public final class ReviewCrew {

    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();
    private static final long SLICE_MILLIS = 20;
    private static final String SPENT = "the time for one game of many was up";

    // So much processor time a game on average makes a thousand of them ten minutes on two cores; a hard game may take
    // what easy ones left.
    private static final long SHARE_MILLIS = 1_000;
    private static final long SPARE_AT_FIRST = 60_000;
    private static final long MOST_CPU_MILLIS = 20_000;

    // By the clock no game takes longer, however little the machine gives it.
    private static final long MOST_MILLIS = 60_000;

    private final List<String> files;
    private final Function<String, Given.Found> reader;
    private final ReviewLog log;
    private final long millisAGame;

    // What the games so far left of their shares; a little of it is there from the start, when the machine is cold.
    private final AtomicLong spare = new AtomicLong(SPARE_AT_FIRST);
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicInteger done = new AtomicInteger();
    private final List<String> refused = new ArrayList<>();
    private final Queue<Throwable> faults = new ConcurrentLinkedQueue<>();

    public ReviewCrew(List<String> files, Function<String, Given.Found> reader, ReviewLog log, long millisAGame) {
        this.files = files;
        this.reader = reader;
        this.log = log;
        this.millisAGame = millisAGame;
    }

    /** Works until all is judged or the budget is spent; says what could not be read. */
    public List<String> work(int threads, Budget budget, ProgressLine progress) {
        List<Thread> crew = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            Thread worker = new Thread(() -> take(budget, progress), "review");
            worker.setUncaughtExceptionHandler((thread, fault) -> {
                faults.add(fault);
                budget.cancel();
            });
            worker.start();
            crew.add(worker);
        }
        for (Thread worker : crew) {
            try {
                worker.join();
            } catch (InterruptedException e) {
                budget.cancel();
                Thread.currentThread().interrupt();
            }
        }
        rethrow();
        return refused.stream().sorted().toList();
    }

    // Where a log cannot be written nobody goes on as if it were.
    private void rethrow() {
        Throwable fault = faults.peek();
        if (fault instanceof RuntimeException known) {
            throw known;
        } else if (fault instanceof Error grave) {
            throw grave;
        }
    }

    private void take(Budget budget, ProgressLine progress) {
        for (int i = next.getAndIncrement(); i < files.size() && budget.end().isEmpty(); i = next.getAndIncrement()) {
            judge(files.get(i), budget);
            progress.done(done.incrementAndGet(), files.size());
        }
    }

    private void judge(String file, Budget budget) {
        Optional<Given.Found> read = read(file);
        if (read.isEmpty()) {
            return;
        }
        Given.Found found = read.get();
        if (found.document() instanceof ReplaySet set) {
            set.games().forEach(game -> judge(file + "#" + game.name(), found.format(), game.replay(), budget));
        } else if (found.document() instanceof Replay replay) {
            judge(file, found.format(), replay, budget);
        } else {
            refuse(file + ": this is a " + found.document().kind() + ", expected a replay");
        }
    }

    private Optional<Given.Found> read(String file) {
        try {
            return Optional.of(reader.apply(file));
        } catch (IllegalArgumentException | Failure e) {
            refuse(String.valueOf(e.getMessage()));
        } catch (UncheckedIOException e) {
            refuse(file + ": " + e.getMessage());
        }
        return Optional.empty();
    }

    private void judge(String name, String format, Replay replay, Budget budget) {
        if (!log.has(name) && budget.end().isEmpty()) {
            log.add(name, ReviewJson.of(format, review(replay), SPENT));
        }
    }

    // By processor time, so that a busy machine makes it slower and not less sure.
    private GameReview review(Replay replay) {
        Budget share = Budget.millis(MOST_MILLIS);
        Reviewer reviewer = new Reviewer(replay, Reviewer.USUAL_MARGIN, share);
        long start = cpuMillis();
        long end = start + Math.max(millisAGame, Math.min(MOST_CPU_MILLIS, spare.get()));
        boolean finished = false;
        while (!finished && share.end().isEmpty() && cpuMillis() < end) {
            finished = reviewer.work(Budget.millis(SLICE_MILLIS));
        }
        if (!finished) {
            share.cancel();
        }
        spare.addAndGet(SHARE_MILLIS - (cpuMillis() - start));
        return reviewer.workAll();
    }

    private static long cpuMillis() {
        return CLOCK.isCurrentThreadCpuTimeSupported()
                ? CLOCK.getCurrentThreadCpuTime() / 1_000_000
                : System.nanoTime() / 1_000_000;
    }

    private synchronized void refuse(String why) {
        refused.add(why);
    }
}
