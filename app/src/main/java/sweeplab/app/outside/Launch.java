// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/**
 * How an agent outside is started.
 *
 * @param folder a folder of its own, of which it gets a copy where it is shut in; without one it runs in ours
 * @param environment what it sees if that is not our own
 * @param confinement how it is shut in
 */
public record Launch(
        List<String> command,
        Optional<Path> folder,
        Optional<Map<String, String>> environment,
        Confinement confinement) {

    private static final int LARGEST = 1 << 22;

    /** What a program printed, and what went wrong, in a sentence; empty if nothing did. */
    public record Ran(String output, String fault) {}

    public Launch {
        command = List.copyOf(command);
    }

    /** The same, shut in like this. */
    public Launch in(Confinement other) {
        return new Launch(command, folder, environment, other);
    }

    /** A command in our own folder and environment. */
    public static Launch of(List<String> command) {
        return new Launch(command, Optional.empty(), Optional.empty(), Confinement.NONE);
    }

    /** Complains if there is no such program, before anything is played. */
    public void check() {
        fault().ifPresent(fault -> {
            throw new IllegalArgumentException("agent 'cmd:" + String.join(" ", command) + "': " + fault);
        });
    }

    /** Starts the process; whatever descends from it carries the mark in its environment. */
    Process start(String mark) throws IOException {
        List<String> words = new ArrayList<>(Leash.WORDS);
        words.addAll(confinement.words(
                this, folder.orElse(Path.of("")).toAbsolutePath().normalize()));
        words.addAll(command);
        ProcessBuilder builder = new ProcessBuilder(words);
        folder.ifPresent(place -> builder.directory(place.toFile()));
        environment.ifPresent(own -> {
            builder.environment().clear();
            builder.environment().putAll(own);
        });
        if (confinement.on()) {
            builder.environment().put("TMPDIR", folder.map(Path::toString).orElse("/tmp"));
        }
        builder.environment().put(Brood.MARK, mark);
        return Leash.start(builder);
    }

    /** What is wrong with the command, before it is tried: with setsid in front, the system would not tell us. */
    Optional<String> fault() {
        String name = command.get(0);
        boolean found = name.contains("/")
                ? Files.isExecutable(folder.orElse(Path.of("")).resolve(name))
                : program(name).isPresent();
        if (found) {
            return Optional.empty();
        }
        boolean there = Files.isRegularFile(folder.orElse(Path.of("")).resolve(name));
        return Optional.of(
                there
                        ? "the file '" + name + "' is no program by itself: say what runs it, for instance python3 "
                                + name
                        : "there is no program '" + name + "'");
    }

    /** Where a program is found on the PATH. */
    public static Optional<String> program(String name) {
        String path = System.getenv().getOrDefault("PATH", "/usr/bin:/bin");
        return Stream.of(path.split(":"))
                .map(folder -> Path.of(folder).resolve(name))
                .filter(Files::isExecutable)
                .map(Path::toString)
                .findFirst();
    }

    /** Runs it once to its end, shut in and limited as agents are. */
    public Ran run(ProcessAllowance allowance, long millis) {
        String wrong = fault().orElse("");
        if (!wrong.isEmpty()) {
            return new Ran("", wrong);
        }
        try {
            Brood brood = Brood.start(this, allowance);
            Ran ran = watched(brood.process(), millis);
            brood.kill();
            return brood.greed().isEmpty() ? ran : new Ran("", "too much of the machine: " + brood.greed());
        } catch (IOException e) {
            return new Ran("", Printable.start(String.valueOf(e.getMessage())));
        }
    }

    private static Ran watched(Process process, long millis) throws IOException {
        process.getOutputStream().close();
        CompletableFuture<String> errors = CompletableFuture.supplyAsync(() -> read(process.getErrorStream()));
        CompletableFuture<String> printed = CompletableFuture.supplyAsync(() -> read(process.getInputStream()));
        try {
            String output = printed.get(millis, TimeUnit.MILLISECONDS);
            if (output.length() >= LARGEST) {
                return new Ran(output, "it printed more than " + LARGEST + " characters");
            }
            boolean ended = process.waitFor(millis, TimeUnit.MILLISECONDS);
            int code = ended ? process.exitValue() : 0;
            String last =
                    code == 0 ? "" : errors.get(millis, TimeUnit.MILLISECONDS).strip();
            return new Ran(output, code == 0 ? "" : "it ended with exit code " + code + ": " + Printable.start(last));
        } catch (TimeoutException e) {
            return new Ran("", "it did not end within " + millis / 1000 + " s");
        } catch (ExecutionException e) {
            return new Ran("", "its output could not be read");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Ran("", "interrupted");
        }
    }

    private static String read(InputStream in) {
        try (in) {
            return new String(in.readNBytes(LARGEST), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return "";
        }
    }
}
