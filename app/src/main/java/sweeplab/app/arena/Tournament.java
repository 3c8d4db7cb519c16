// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.arena;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sweeplab.app.terminal.Failure;
import sweeplab.arena.Boards;
import sweeplab.arena.GameRecord;
import sweeplab.arena.Grounds;
import sweeplab.arena.Plan;
import sweeplab.arena.SequentialTest;
import sweeplab.arena.Span;
import sweeplab.arena.Standings;

/** One run with its results file: takes the records as they come, from any thread, and knows what is still to be played. */
public final class Tournament implements AutoCloseable, Grounds.Taker {

    private final RunCard card;
    private final Path path;
    private final ResultsFile file;
    private final Damage damage;
    private final Standings standings;
    private final Optional<SequentialTest> test;
    private int boutsDone;
    private boolean decided;
    private volatile boolean stopped;

    private Tournament(RunCard card, Path path) {
        this.card = card;
        this.path = path;
        standings = new Standings(card.plan());
        test = card.sprt().map(sprt -> new SequentialTest(sprt, standings));
        file = ResultsFile.open(path);
        Boards boards = new Boards(card.plan());
        damage = file.recover(record -> belongs(record, boards) && standings.add(record));
        boutsDone = standings.boutsDone();
        decided = test.isPresent() && test.get().update();
    }

    private static boolean belongs(GameRecord record, Boards boards) {
        return record.game() >= 0 && boards.id(record.game()).toString().equals(record.id());
    }

    /** Begins a run, or goes on with the one whose results are there. */
    public static Tournament open(RunCard card, Path path, boolean resume) {
        if (Files.exists(path) && !resume) {
            throw Failure.badInput(path + " is there already: --resume goes on with it, or choose another file");
        }
        if (Files.exists(path)) {
            card.checkSameAs(path);
        } else {
            card.write(path);
        }
        return new Tournament(card, path);
    }

    public Plan plan() {
        return card.plan();
    }

    /** What was wrong with the results that were there; those games are played again. */
    public Damage damage() {
        return damage;
    }

    /** Where the results are as they were before damage in the middle was mended. */
    public Path damagedCopy() {
        return ResultsFile.damagedCopy(path);
    }

    /** Takes what came of a bout. */
    @Override
    public synchronized void take(GameRecord record) {
        if (standings.add(record)) {
            boutsDone++;
            file.add(record);
            decided = decided || test.isPresent() && test.get().update();
        }
    }

    @Override
    public boolean wantsMore() {
        return !over();
    }

    /** What is still to be played, in pieces of at most so many bouts. */
    synchronized List<Span> left(int longest) {
        List<Span> left = new ArrayList<>();
        int bouts = over() ? 0 : plan().bouts();
        int from = 0;
        for (int bout = 0; bout <= bouts && bouts > 0; bout++) {
            boolean gap = bout == bouts || standings.done(bout);
            if (bout > from && (gap || bout - from == longest)) {
                left.add(new Span(from, bout));
                from = bout;
            }
            from = gap ? bout + 1 : from;
        }
        return left;
    }

    /** True if the bout is still to be played. */
    public synchronized boolean wants(int bout) {
        return !over() && !standings.done(bout);
    }

    /** True if nothing more is to be played: all is, or the test has decided, or somebody stopped the run. */
    public synchronized boolean over() {
        return stopped || decided || boutsDone == plan().bouts();
    }

    /** Ends the run before its time; it can be resumed. */
    public void stop() {
        stopped = true;
    }

    public boolean stopped() {
        return stopped;
    }

    public synchronized int boutsDone() {
        return boutsDone;
    }

    /** Who has won how much so far, in a few words. */
    public synchronized String soFar() {
        StringBuilder words = new StringBuilder();
        for (int agent = 0; agent < plan().agents().size() && words.length() < 60; agent++) {
            long tenths = Math.round(1000 * standings.tally(agent).winRate());
            words.append(agent == 0 ? "" : ", ")
                    .append(plan().agents().get(agent))
                    .append(' ');
            words.append(tenths / 10).append('.').append(tenths % 10).append(" %");
        }
        return words.toString();
    }

    /** Makes what came so far safe from a kill, and with {@code deep} from a power cut. */
    public void save(boolean deep) {
        file.flush();
        if (deep) {
            file.force();
        }
    }

    /** Closes the file. Games behind the one that decided the test were played in vain and are left out. */
    @Override
    public synchronized void close() {
        file.close();
        if (decided) {
            int games = test.orElseThrow().games();
            if (standings.boutsDone() > plan().bout(games, 0)) {
                ResultsFile.keep(path, record -> record.game() < games);
            }
        }
    }
}
