// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.grade;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;
import sweeplab.agent.Agent;
import sweeplab.agent.Decision;
import sweeplab.app.grade.feedback.Lesson;
import sweeplab.app.grade.feedback.Lessons;
import sweeplab.app.outside.ProcessAgent;
import sweeplab.arena.Boards;
import sweeplab.arena.GameRecord;
import sweeplab.arena.Plan;
import sweeplab.arena.Player;
import sweeplab.base.Dice;
import sweeplab.trace.Step;

/** Lets every submission play its games, each in a room of its own: one after the other, or some at a time. */
public final class Grading {

    /** Told how many games are done. */
    public interface Progress {
        void done(int games, int ofAll);
    }

    /** Told of a submission that was graded, and what there is to learn from its games; the digest says what was graded. */
    public interface Teacher {
        /** True if this teacher was told of it by an earlier run. */
        boolean knows(String name, String digest);

        void graded(Marked marked, String digest, List<Lesson> lessons);
    }

    private static final int END_SECONDS = 3;

    private final Plan plan;
    private final Terms terms;
    private final boolean ownSeeds;
    private @Nullable GradeLog log;
    private @Nullable Teacher teacher;
    private final AtomicInteger gamesDone = new AtomicInteger();
    private volatile @Nullable Thread caller;
    private volatile boolean stopped;

    /** The plan says which games are played; its agents do not matter. With own seeds everybody gets other boards. */
    public Grading(Plan plan, Terms terms, boolean ownSeeds) {
        this.plan = plan;
        this.terms = terms;
        this.ownSeeds = ownSeeds;
    }

    /** Goes on where this log ends. */
    public Grading logging(GradeLog kept) {
        log = kept;
        return this;
    }

    /** Looks at what was missed in the games. */
    public Grading teaching(Teacher told) {
        teacher = told;
        return this;
    }

    /** Ends it before its time, games under way as well: they are not kept. */
    public void stop() {
        stopped = true;
        Thread waiting = caller;
        if (waiting != null) {
            waiting.interrupt();
        }
    }

    /** True if somebody stopped it, so that not all was graded. */
    public boolean stopped() {
        return stopped || ProcessAgent.ending();
    }

    /** How many games were played, or known before. */
    public int gamesDone() {
        return gamesDone.get();
    }

    /** Grades all, so many at a time; in the order given. */
    public List<Marked> grade(List<Submission> submissions, int threads, Progress progress) {
        caller = Thread.currentThread();
        int all = submissions.size() * plan.games();
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Future<Marked>> futures = new ArrayList<>();
            for (Submission submission : submissions) {
                futures.add(pool.submit(
                        () -> grade(submission, () -> progress.done(gamesDone.incrementAndGet(), all))));
            }
            return graded(futures);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e.getCause());
        } finally {
            caller = null;
            end(pool);
        }
    }

    // Those at work take their rooms away and end their lines in the log.
    private static void end(ExecutorService pool) {
        pool.shutdownNow();
        try {
            pool.awaitTermination(END_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private List<Marked> graded(List<Future<Marked>> futures) throws ExecutionException {
        List<Marked> marked = new ArrayList<>();
        try {
            for (Future<Marked> each : futures) {
                marked.add(each.get());
            }
        } catch (InterruptedException e) {
            stopped = true;
        }
        return marked;
    }

    /** How many cells the board of a game has. */
    public int cells(int game) {
        return new Boards(plan).setup(game).world().topology().size();
    }

    /** One of our own agents on the same games as this submission. */
    public Marked rival(String name, LongFunction<Agent> maker, Marked of) {
        return new Marked(name, "", play(planOf(of.name()), maker, () -> {}, new ArrayList<>()));
    }

    /** True if every submission plays the same games. */
    public boolean sameGames() {
        return !ownSeeds;
    }

    private Plan planOf(String name) {
        long seed = ownSeeds ? Dice.seed(plan.seed(), Fingerprint.number(name)) : plan.seed();
        return new Plan(List.of(name), plan.boards(), plan.games(), seed, true, plan.worlds());
    }

    private Marked grade(Submission submission, Runnable progress) {
        Plan own = planOf(submission.name());
        String digest = log == null ? "" : Fingerprint.of(submission, own, terms);
        Optional<Marked> before = before(submission, digest);
        if (before.isPresent()) {
            before.get().games().forEach(any -> progress.run());
            return before.get();
        }
        List<Lesson> lessons = new ArrayList<>();
        Marked marked = play(submission, own, progress, lessons);
        if (!stopped()) {
            keep(digest, marked, lessons);
        }
        return marked;
    }

    private Optional<Marked> before(Submission submission, String digest) {
        boolean taught = teacher == null || teacher.knows(submission.name(), digest);
        return log == null || !taught ? Optional.empty() : log.find(digest);
    }

    private void keep(String digest, Marked marked, List<Lesson> lessons) {
        if (teacher != null) {
            teacher.graded(marked, digest, lessons);
        }
        if (log != null) {
            log.add(digest, marked, plan.seed());
        }
    }

    private Marked play(Submission submission, Plan own, Runnable progress, List<Lesson> lessons) {
        try (Room room = Room.open()) {
            Ready ready = ready(submission, room);
            return new Marked(submission.name(), ready.language(), play(own, ready.maker(), progress, lessons));
        }
    }

    private record Ready(String language, LongFunction<Agent> maker) {}

    // What cannot be run loses every game, and says why.
    private Ready ready(Submission submission, Room room) {
        try {
            room.fill(submission);
            Way way = Way.in(room.folder(), terms.limits().allowance().memory());
            return new Ready(way.language(), seed -> agent(way, room, seed));
        } catch (IOException | IllegalArgumentException e) {
            String why = String.valueOf(e.getMessage());
            return new Ready("", seed -> view -> new Decision.Forfeit("cannot be run: " + why));
        }
    }

    private ProcessAgent agent(Way way, Room room, long seed) {
        return new ProcessAgent(terms.launch(way, room.folder()), terms.limits(), false, seed);
    }

    private List<GameRecord> play(Plan own, LongFunction<Agent> maker, Runnable progress, List<Lesson> lessons) {
        List<GameRecord> games = new ArrayList<>();
        Boards boards = new Boards(own);
        List<Step> steps = new ArrayList<>();
        try (Player player = new Player(own, any -> maker)) {
            if (teacher != null) {
                player.keeping((trace, topology) -> steps.addAll(trace.steps()));
            }
            for (int game = 0; game < own.games() && !stopped(); game++) {
                steps.clear();
                GameRecord record = player.play(game);
                if (stopped()) {
                    break;
                }
                games.add(record);
                if (teacher != null) {
                    Lessons.of(record, boards.setup(game), List.copyOf(steps)).ifPresent(lessons::add);
                }
                progress.run();
            }
        }
        return games;
    }
}
