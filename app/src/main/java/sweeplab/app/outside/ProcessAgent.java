// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import sweeplab.agent.Decision;
import sweeplab.arena.Reseedable;
import sweeplab.arena.Stranger;
import sweeplab.count.Exact;
import sweeplab.infer.relation.RelationLines;
import sweeplab.view.Status;
import sweeplab.view.View;

/**
 * A program in any language as an agent: one process for many games, by the line protocol of docs/protocol.md. Whatever goes
 * wrong with it is a forfeit of the game under way and never an exception; the next game has a fresh process.
 */
public final class ProcessAgent implements Reseedable, Stranger, AutoCloseable {

    private final Launch launch;
    private final ProcessLimits limits;
    private final boolean oracle;
    private final Transcript transcript;
    private long seed;
    private final Exact exact = new Exact();

    private @Nullable Talk talk;
    private @Nullable View game;
    private Optional<Fault> fault = Optional.empty();
    private Set<String> wishes = Set.of();
    private String name = "";
    private String boardTold = "";
    private int told;
    private int faultsInARow;
    private long nanosUsed;

    /** Chances are given to an agent that asks for them only if {@code oracle} allows it; the seed is for its random choices. */
    public ProcessAgent(Launch launch, ProcessLimits limits, boolean oracle, long seed) {
        this(launch, limits, oracle, seed, Transcript.NONE);
    }

    /** The same, with somebody who listens. */
    public ProcessAgent(Launch launch, ProcessLimits limits, boolean oracle, long seed, Transcript transcript) {
        this.transcript = transcript;
        this.launch = launch;
        this.limits = limits;
        this.oracle = oracle;
        this.seed = seed;
    }

    /** True once all agents are ended because we are: what comes of a game then is not theirs to answer for. */
    public static boolean ending() {
        return Brood.ending();
    }

    /** What it called itself in its hello, or nothing if it never said one. */
    public String name() {
        return name;
    }

    /** What went wrong in the game under way, or the last one. */
    public Optional<Fault> fault() {
        return fault;
    }

    @Override
    public void reseed(long next) {
        seed = next;
    }

    @Override
    public Decision decide(View view) {
        if (view.status() != Status.PLAYING) {
            return new Decision.Resign("the game is over");
        }
        try {
            if (view != game) {
                begin(view);
            }
            if (fault.isEmpty()) {
                return answer(view);
            }
        } catch (Broken broken) {
            fail(broken);
        }
        return new Decision.Forfeit(fault.map(Fault::toString).orElse(""));
    }

    private void begin(View view) throws Broken {
        endGame();
        game = view;
        fault = Optional.empty();
        told = 0;
        timeLeft();
        if (faultsInARow >= limits.faults()) {
            throw new Broken(
                    Fault.Kind.GIVEN_UP, "not started again after " + limits.faults() + " faulty games in a row");
        }
        Talk now = talk == null ? start() : talk;
        now.newGame();
        if (wishes.contains(Script.NEIGHBOURS)
                && !boardTold.equals(view.topology().id())) {
            now.tell(Script.neighbours(view.topology()));
            boardTold = view.topology().id();
        }
        now.tell(Script.game(view, Secret.of(seed)) + Script.flags(view));
        if (wishes.contains(Script.RELATIONS)) {
            now.tell(RelationLines.rules(view));
        }
    }

    private Talk start() throws Broken {
        boardTold = "";
        Talk now = Talk.start(launch, limits, transcript);
        talk = now;
        Hello hello = Hello.read(greeting(now));
        wishes = hello.wishes();
        name = hello.name();
        return now;
    }

    private String greeting(Talk now) throws Broken {
        try {
            return ask(now, Script.hello(oracle), limits.start());
        } catch (Broken broken) {
            throw broken.is(Fault.Kind.LATE)
                    ? new Broken(Fault.Kind.LATE, "it did not say hello within " + ProcessLimits.said(limits.start()))
                    : broken;
        }
    }

    private Decision answer(View view) throws Broken {
        Talk now = talk;
        if (now == null) {
            throw new Broken(Fault.Kind.CRASHED, "closed");
        }
        now.tell(Script.news(view, told));
        if (wishes.contains(Script.RELATIONS)) {
            now.tell(RelationLines.news(view, told));
        }
        told = view.opened();
        if (wishes.contains(Script.MASK)) {
            now.tell(Script.mask(view));
        }
        if (oracle && wishes.contains(Script.ORACLE)) {
            now.tell(Script.chances(view, exact.analyse(view)));
        }
        return AnswerReader.read(ask(now, Script.move(view), limits.move()), view);
    }

    private String ask(Talk now, String question, Duration limit) throws Broken {
        Duration left = timeLeft();
        long began = System.nanoTime();
        try {
            return now.ask(question, left.compareTo(limit) < 0 ? left : limit);
        } catch (Broken late) {
            throw late.is(Fault.Kind.LATE) && left.compareTo(limit) < 0 ? usedUp() : late;
        } finally {
            nanosUsed += System.nanoTime() - began;
        }
    }

    private Duration timeLeft() throws Broken {
        Duration left = limits.total().minusNanos(nanosUsed);
        if (left.isNegative() || left.isZero()) {
            throw usedUp();
        }
        return left;
    }

    private Broken usedUp() {
        return new Broken(Fault.Kind.USED_UP, "its " + ProcessLimits.said(limits.total()) + " for all games are over");
    }

    private void endGame() {
        View last = game;
        Talk now = talk;
        if (last == null) {
            return;
        }
        faultsInARow = fault.isPresent() ? faultsInARow + 1 : 0;
        if (now != null) {
            now.tell(Script.news(last, told) + Script.over(last));
        }
    }

    private void fail(Broken broken) {
        Talk now = talk;
        talk = null;
        if (now != null) {
            now.close();
        }
        fault = Optional.of(broken.fault(now == null ? "" : now.lastWords()));
    }

    /** Tells the process to leave, and ends it with all that it started. */
    @Override
    public void close() {
        endGame();
        Talk now = talk;
        talk = null;
        game = null;
        if (now != null) {
            now.leave();
            now.close();
        }
    }
}
