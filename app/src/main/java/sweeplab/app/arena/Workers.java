// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.arena;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import sweeplab.agent.Agent;
import sweeplab.app.library.TraceFile;
import sweeplab.app.outside.ProcessAgent;
import sweeplab.arena.GameRecord;
import sweeplab.arena.Plan;
import sweeplab.arena.Player;

/** Plays what is left of a tournament, while the caller's own thread saves and shows progress. */
public final class Workers {

    private static final int PAUSE_MILLIS = 200;
    private static final int PAUSES_PER_FORCE = 5;

    private final Tournament tournament;
    private final Function<String, LongFunction<Agent>> makers;
    private final Optional<TraceFile> traces;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();

    /** The makers know every agent of the plan by name; the games may be kept. */
    public Workers(Tournament tournament, Function<String, LongFunction<Agent>> makers, Optional<TraceFile> traces) {
        this.tournament = tournament;
        this.makers = makers;
        this.traces = traces;
    }

    /** Plays on the threads of this machine until nothing is left or the tournament is stopped; the progress is told how many bouts are done, and the standing. */
    public void play(int threads, BiConsumer<Integer, String> progress) {
        run(Stream.generate(() -> (Runnable) this::work).limit(threads).toList(), progress);
    }

    /** Plays on other machines. */
    public void play(Elsewhere place, BiConsumer<Integer, String> progress) {
        run(List.of(() -> place.play(tournament)), progress);
    }

    private void run(List<Runnable> jobs, BiConsumer<Integer, String> progress) {
        List<Thread> workers =
                jobs.stream().map(job -> new Thread(() -> guard(job), "arena")).toList();
        workers.forEach(Thread::start);
        try {
            for (int pauses = 1; wait(workers); pauses++) {
                tournament.save(pauses % PAUSES_PER_FORCE == 0);
                progress.accept(tournament.boutsDone(), tournament.soFar());
            }
        } catch (RuntimeException e) {
            tournament.stop();
            throw e;
        }
        Throwable thrown = failure.get();
        if (thrown != null) {
            throw thrown instanceof RuntimeException known ? known : new IllegalStateException(thrown);
        }
    }

    private void guard(Runnable job) {
        try {
            job.run();
        } catch (RuntimeException | Error e) {
            failure.compareAndSet(null, e);
            tournament.stop();
        }
    }

    // True if somebody still works after a short while.
    private boolean wait(List<Thread> workers) {
        try {
            for (Thread worker : workers) {
                if (worker.isAlive()) {
                    worker.join(PAUSE_MILLIS);
                    return true;
                }
            }
        } catch (InterruptedException e) {
            tournament.stop();
            Thread.currentThread().interrupt();
        }
        return false;
    }

    private void work() {
        Plan plan = tournament.plan();
        try (Player player = new Player(plan, makers)) {
            traces.ifPresent(file -> player.keeping(file::add));
            int game = next.getAndIncrement();
            while (game < plan.games() && !tournament.over()) {
                play(player, plan, game);
                game = next.getAndIncrement();
            }
        }
    }

    private void take(GameRecord record) {
        if (!ProcessAgent.ending()) {
            tournament.take(record);
        }
    }

    private void play(Player player, Plan plan, int game) {
        for (int agent = 0; agent < plan.agents().size(); agent++) {
            int bout = plan.bout(game, agent);
            if (tournament.wants(bout)) {
                take(player.play(bout));
            }
        }
    }
}
