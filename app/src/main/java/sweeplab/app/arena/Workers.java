package sweeplab.app.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import sweeplab.arena.Plan;
import sweeplab.arena.Player;

/** Plays what is left of a tournament on the threads of this machine, while the caller's own thread saves and shows progress. */
public final class Workers {

    private static final int PAUSE_MILLIS = 200;
    private static final int PAUSES_PER_FORCE = 5;

    private final Tournament tournament;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();

    public Workers(Tournament tournament) {
        this.tournament = tournament;
    }

    /** Returns when nothing is left or the tournament was stopped; the progress is told how many bouts are done, and the standing. */
    public void play(int threads, BiConsumer<Integer, String> progress) {
        List<Thread> workers = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            workers.add(new Thread(this::work, "arena-" + i));
        }
        workers.forEach(Thread::start);
        for (int pauses = 1; wait(workers); pauses++) {
            tournament.save(pauses % PAUSES_PER_FORCE == 0);
            progress.accept(tournament.boutsDone(), tournament.soFar());
        }
        Throwable thrown = failure.get();
        if (thrown != null) {
            throw thrown instanceof RuntimeException known ? known : new IllegalStateException(thrown);
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
        try (Player player = new Player(plan, Entrants::maker)) {
            for (int game = next.getAndIncrement();
                    game < plan.games() && !tournament.over();
                    game = next.getAndIncrement()) {
                play(player, plan, game);
            }
        } catch (RuntimeException | Error e) {
            failure.compareAndSet(null, e);
            tournament.stop();
        }
    }

    private void play(Player player, Plan plan, int game) {
        for (int agent = 0; agent < plan.agents().size(); agent++) {
            int bout = plan.bout(game, agent);
            if (tournament.wants(bout)) {
                tournament.take(player.play(bout));
            }
        }
    }
}
