// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/** A talk with one running process: lines go out, one line comes back for each question, and nothing it does can hold us up. */
final class Talk implements AutoCloseable {

    private static final long MILLIS_TO_LEAVE = 300;
    // How long a busy machine may take to say how a process ended that has closed its output, and to hand over its last
    // words.
    private static final long MILLIS_TO_TELL = 3000;

    private final ProcessLimits limits;
    private final Transcript transcript;
    private final Brood brood;
    private final Ear ear;
    private final LastWords lastWords;
    private final Thread errors;
    // Writing may block for ever when nobody reads, so it has a thread of its own.
    private final ExecutorService writer;
    private final StringBuilder unsent = new StringBuilder();

    private Talk(Brood brood, ProcessLimits limits, Transcript transcript) {
        this.brood = brood;
        this.limits = limits;
        this.transcript = transcript;
        ear = new Ear(brood.process().getInputStream(), limits);
        lastWords = new LastWords(brood.process().getErrorStream(), limits.output(), brood::kill, transcript);
        writer = Executors.newSingleThreadExecutor(work -> daemon(work, "to agent"));
        errors = daemon(lastWords, "agent's errors");
        errors.start();
        daemon(ear, "from agent").start();
    }

    static Talk start(Launch launch, ProcessLimits limits, Transcript transcript) throws Broken {
        Optional<String> fault = launch.fault();
        if (fault.isPresent()) {
            throw new Broken(Fault.Kind.NO_START, fault.get());
        }
        try {
            return new Talk(Brood.start(launch, limits.allowance()), limits, transcript);
        } catch (IOException e) {
            throw new Broken(Fault.Kind.NO_START, Printable.start(String.valueOf(e.getMessage())));
        }
    }

    private static Thread daemon(Runnable work, String name) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        return thread;
    }

    /** To be sent before the next question. */
    void tell(String text) {
        unsent.append(text);
    }

    void newGame() {
        ear.newGame();
        lastWords.newGame();
    }

    /** Asks, and waits so long for the answer, or longer on a busy machine. */
    String ask(String question, Duration limit) throws Broken {
        checkSilent();
        tell(question);
        send();
        Patience patience = new Patience(limit, brood::nanosUsed, System::nanoTime);
        for (int lines = 0; lines <= limits.lines(); lines++) {
            String line = next(patience, limit);
            if (!comment(line)) {
                return line;
            }
        }
        throw new Broken(Fault.Kind.FLOOD, "more than " + limits.lines() + " lines before an answer");
    }

    private void checkSilent() throws Broken {
        for (Ear.Heard heard = hear(0); heard != null; heard = hear(0)) {
            String line = line(heard);
            if (!comment(line)) {
                throw new Broken(Fault.Kind.OUT_OF_TURN, "said '" + Printable.start(line) + "' before it was asked");
            }
        }
    }

    private static boolean comment(String line) {
        return line.isEmpty() || line.startsWith("#");
    }

    private void send() {
        unsent.toString().lines().forEach(line -> transcript.line(Transcript.Voice.US, line));
        byte[] bytes = unsent.toString().getBytes(StandardCharsets.UTF_8);
        unsent.setLength(0);
        writer.execute(() -> write(bytes));
    }

    private void write(byte... bytes) {
        try {
            OutputStream out = brood.process().getOutputStream();
            out.write(bytes);
            out.flush();
        } catch (IOException e) {
            // It does not listen any more: that shows in what it answers.
        }
    }

    private String next(Patience patience, Duration limit) throws Broken {
        Ear.Heard heard = hear(patience.nanosLeft());
        while (heard == null && patience.goesOn()) {
            heard = hear(patience.nanosLeft());
        }
        if (heard == null) {
            // Children may hold its output open when it has ended itself.
            throw brood.exit(0).map(this::ended).orElseGet(() -> silent(limit));
        }
        return line(heard);
    }

    private Broken silent(Duration limit) {
        return brood.closedOutput()
                ? closed()
                : new Broken(Fault.Kind.LATE, "no answer within " + ProcessLimits.said(limit));
    }

    private static Broken closed() {
        return new Broken(Fault.Kind.CRASHED, "closed its output");
    }

    private Ear.@Nullable Heard hear(long nanos) throws Broken {
        try {
            return ear.next(nanos);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Broken(Fault.Kind.LATE, "interrupted");
        }
    }

    private String line(Ear.Heard heard) throws Broken {
        String line = heard.line();
        if (line != null) {
            transcript.line(Transcript.Voice.AGENT, Printable.line(line));
            return line;
        }
        if (!heard.flood().isEmpty()) {
            throw new Broken(Fault.Kind.FLOOD, heard.flood());
        }
        throw brood.exit(MILLIS_TO_TELL).map(this::ended).orElseGet(Talk::closed);
    }

    private Broken ended(int code) {
        if (!brood.greed().isEmpty()) {
            return new Broken(Fault.Kind.GREEDY, brood.greed());
        }
        return lastWords.flooded()
                ? new Broken(
                        Fault.Kind.FLOOD, "more than " + limits.output() + " bytes to its standard error in one game")
                : new Broken(Fault.Kind.CRASHED, "ended with exit code " + code);
    }

    /** Lets the process end by itself. */
    void leave() {
        tell("quit\n");
        send();
        writer.execute(this::hangUp);
        brood.exit(MILLIS_TO_LEAVE);
    }

    private void hangUp() {
        try {
            brood.process().getOutputStream().close();
        } catch (IOException e) {
            // It is gone already.
        }
    }

    /** What it wrote to its standard error in the end: complete once the talk is closed. */
    String lastWords() {
        return lastWords.text();
    }

    /** Ends the process and all that it started. */
    @Override
    public void close() {
        brood.kill();
        writer.shutdownNow();
        try {
            errors.join(MILLIS_TO_TELL);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
