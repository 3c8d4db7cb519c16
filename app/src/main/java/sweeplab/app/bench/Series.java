// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import sweeplab.agent.Agent;
import sweeplab.app.library.TraceFile;
import sweeplab.app.outside.ProcessAgent;
import sweeplab.arena.GameRecord;
import sweeplab.arena.GuessLuck;
import sweeplab.arena.Plan;
import sweeplab.arena.Player;
import sweeplab.catalogue.GameId;
import sweeplab.play.Score;

/** Many games of one agent on boards of one kind: game i has the board of seed (seed, i), whoever plays it and when. */
public final class Series {

    private static final int BLOCK = 64;

    /** Told how many games are done. */
    public interface Progress {
        void done(int games, int ofAll);
    }

    private final GameId id;
    private final Supplier<Agent> agents;
    private final long seed;
    private final int lives;
    private final AtomicInteger next = new AtomicInteger();
    private String agentName = "agent";
    private @Nullable TraceFile traces;
    private boolean strict;
    private double @Nullable [] lucks;
    private volatile boolean stopped;

    public Series(GameId id, Supplier<Agent> agents, long seed) {
        this(id, agents, seed, 1);
    }

    /** Games that begin with this many lives. */
    public Series(GameId id, Supplier<Agent> agents, long seed, int lives) {
        this.id = id.withSeed(0);
        this.agents = agents;
        this.seed = seed;
        this.lives = lives;
    }

    /** Keeps every game that counts, under this name of the agent. */
    public Series keeping(TraceFile file, String name) {
        traces = file;
        agentName = name;
        return this;
    }

    /** Makes every move wrong that is not certain (V8). */
    public Series strictly(boolean wanted) {
        strict = wanted;
        return this;
    }

    /** Keeps by how many wins each game that counts went better than the chances of its guesses. */
    public Series keeping(double[] luckOfGames) {
        lucks = luckOfGames;
        return this;
    }

    private Player player(int games, long of) {
        Plan plan = new Plan(List.of(agentName), List.of(id.toString()), games, of, false, Map.of()).strictly(strict);
        Agent agent = agents.get();
        return new Player(plan, name -> any -> agent, lives, false);
    }

    /** Makes the workers end after the game they are at. */
    public void stop() {
        stopped = true;
    }

    public boolean stopped() {
        return stopped;
    }

    /** Plays games until so much CPU time is used, on boards of their own, so that the code is compiled when it counts. */
    public void warmUp(double cpuSeconds) {
        long end = Clock.nanos() + (long) (cpuSeconds * 1e9);
        playWhile(() -> Clock.nanos() < end, ~seed, record -> {});
    }

    /** Plays one game after the other as long as more are wanted, and tells of each. */
    public void playWhile(BooleanSupplier wanted, Consumer<GameRecord> told) {
        playWhile(wanted, seed, told);
    }

    private void playWhile(BooleanSupplier wanted, long of, Consumer<GameRecord> told) {
        try (Player player = player(Plan.MOST_BOUTS, of)) {
            for (int i = 0; wanted.getAsBoolean() && !stopped; i++) {
                told.accept(player.play(i));
            }
        }
    }

    /** Plays the games on so many threads. */
    public Measurement run(int games, int threads, Progress progress) {
        return run(new Score[games], threads, progress);
    }

    /** Plays as many games as there is room for scores, each of which is kept. */
    public Measurement run(@Nullable Score[] scores, int threads, Progress progress) {
        Measurement total = new Measurement();
        List<Thread> workers = new ArrayList<>();
        for (int i = 1; i < threads; i++) {
            workers.add(new Thread(() -> work(scores, total, progress)));
        }
        workers.forEach(Thread::start);
        work(scores, total, progress);
        try {
            for (Thread worker : workers) {
                worker.join();
            }
        } catch (InterruptedException e) {
            stop();
            Thread.currentThread().interrupt();
        }
        return total;
    }

    private void work(@Nullable Score[] scores, Measurement total, Progress progress) {
        int games = scores.length;
        Measurement mine = new Measurement();
        long began = Clock.nanos();
        long bytes = Clock.bytes();
        try (Player player = player(games, seed)) {
            if (traces != null) {
                player.keeping(traces::add);
            }
            GuessLuck luck = new GuessLuck();
            if (lucks != null) {
                player.weighing(luck);
            }
            for (int first = next.getAndAdd(BLOCK); first < games && !stopped; first = next.getAndAdd(BLOCK)) {
                play(first, Math.min(games, first + BLOCK), player, luck, mine, scores);
                progress.done(Math.min(games, next.get()), games);
            }
        }
        mine.addCost(Clock.nanos() - began, Clock.bytes() - bytes);
        synchronized (total) {
            total.merge(mine);
        }
    }

    private void play(int from, int to, Player player, GuessLuck luck, Measurement measured, @Nullable Score[] scores) {
        long before = Clock.nanos();
        for (int i = from; i < to && !stopped; i++) {
            GameRecord record = player.play(i);
            if (ProcessAgent.ending()) {
                return;
            }
            long after = Clock.nanos();
            measured.add(record, after - before);
            scores[i] = record.score();
            if (lucks != null) {
                lucks[i] = luck.ofLastGame();
            }
            before = after;
        }
    }
}
