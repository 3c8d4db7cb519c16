// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import java.io.File;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;

/** Ties processes to ours, as far as the system has words for it: a session of their own, and death when ours dies, by kill -9 too. */
final class Leash {

    /** What stands before a command. */
    static final List<String> WORDS = words();

    // To the system the parent of a process is the thread that started it: one that lives as long as we do starts them
    // all.
    private static final Executor PARENT = Executors.newSingleThreadExecutor(work -> {
        Thread thread = new Thread(work, "parent of processes");
        thread.setDaemon(true);
        return thread;
    });

    private Leash() {}

    /** Starts a process whose words begin with ours. */
    static Process start(ProcessBuilder builder) throws IOException {
        FutureTask<Process> started = new FutureTask<>(builder::start);
        PARENT.execute(started);
        try {
            return started.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException cause) {
                throw cause;
            }
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted while a program was started");
        }
    }

    private static List<String> words() {
        List<String> words = new ArrayList<>();
        for (List<String> part : List.of(List.of("setsid"), List.of("setpriv", "--pdeathsig", "KILL"))) {
            if (works(part)) {
                words.addAll(part);
            }
        }
        return List.copyOf(words);
    }

    private static boolean works(List<String> part) {
        List<String> command = new ArrayList<>(part);
        command.add("true");
        return trial(command).isEmpty();
    }

    /** What is in the way of running this command; empty if nothing is. */
    static String trial(List<String> command) {
        if (Launch.program(command.get(0)).isEmpty()) {
            return "there is no program '" + command.get(0) + "'";
        }
        try {
            Process process = new ProcessBuilder(command)
                    .directory(new File("/"))
                    .redirectErrorStream(true)
                    .start();
            if (!process.waitFor(5, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                return command.get(0) + " does not answer";
            }
            return process.exitValue() == 0 ? "" : firstWords(process, command.get(0));
        } catch (IOException e) {
            return Printable.start(String.valueOf(e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "interrupted";
        }
    }

    private static String firstWords(Process process, String name) throws IOException {
        String said = new String(process.getInputStream().readNBytes(1000), StandardCharsets.UTF_8);
        return said.isBlank()
                ? name + " failed"
                : Printable.start(said.strip().lines().findFirst().orElse(""));
    }
}
