package sweeplab.app.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import sweeplab.agent.Agent;
import sweeplab.base.Dice;
import sweeplab.catalogue.GameId;
import sweeplab.game.Game;
import sweeplab.play.Referee;
import sweeplab.play.Score;
import sweeplab.world.Topology;

/** Many games of one agent on boards of one kind: game i has the board of seed (seed, i), whoever plays it and when. */
public final class Series {

    private static final int BLOCK = 64;

    /** Told how many games are done. */
    public interface Progress {
        void done(int games, int ofAll);
    }

    private final GameId id;
    private final Topology topology;
    private final Supplier<Agent> agents;
    private final long seed;
    private final int lives;
    private final AtomicInteger next = new AtomicInteger();
    private volatile boolean stopped;

    public Series(GameId id, Topology topology, Supplier<Agent> agents, long seed) {
        this(id, topology, agents, seed, 1);
    }

    /** Games that begin with this many lives. */
    public Series(GameId id, Topology topology, Supplier<Agent> agents, long seed, int lives) {
        this.id = id;
        this.topology = topology;
        this.agents = agents;
        this.seed = seed;
        this.lives = lives;
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
        Agent agent = agents.get();
        long end = Clock.nanos() + (long) (cpuSeconds * 1e9);
        for (int i = 1; Clock.nanos() < end && !stopped; i++) {
            Referee.playOut(game(-i), agent);
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
        Agent agent = agents.get();
        Measurement mine = new Measurement();
        long began = Clock.nanos();
        long bytes = Clock.bytes();
        for (int first = next.getAndAdd(BLOCK); first < games && !stopped; first = next.getAndAdd(BLOCK)) {
            play(first, Math.min(games, first + BLOCK), agent, mine, scores);
            progress.done(Math.min(games, next.get()), games);
        }
        mine.addCost(Clock.nanos() - began, Clock.bytes() - bytes);
        synchronized (total) {
            total.merge(mine);
        }
    }

    private void play(int from, int to, Agent agent, Measurement tally, @Nullable Score[] scores) {
        long before = Clock.nanos();
        for (int i = from; i < to && !stopped; i++) {
            Game game = game(i);
            Score score = Referee.playOut(game, agent);
            long after = Clock.nanos();
            tally.add(i, score, game.view().opened(), after - before);
            scores[i] = score;
            before = after;
        }
    }

    private Game game(int i) {
        return id.withSeed(Dice.seed(seed, i)).setup(topology).newGame(lives);
    }
}
