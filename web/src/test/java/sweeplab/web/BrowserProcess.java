// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/** A browser that was started with a profile of its own, which goes away with it. */
final class BrowserProcess implements AutoCloseable {

    private static final int PATIENCE_SECONDS = 180;
    private static final long LOOK_AGAIN_NANOS = TimeUnit.MILLISECONDS.toNanos(20);

    private final Process process;
    private final Path profile;

    BrowserProcess(String command, String profileFlag, List<String> flags) {
        try {
            profile = Files.createTempDirectory("sweeplab-browser");
            List<String> words = new ArrayList<>(List.of(command));
            words.addAll(flags);
            words.addAll(
                    profileFlag.endsWith("=")
                            ? List.of(profileFlag + profile)
                            : List.of(profileFlag, profile.toString()));
            words.add("about:blank");
            process = new ProcessBuilder(words)
                    .redirectErrorStream(true)
                    .redirectOutput(profile.resolve("log.txt").toFile())
                    .start();
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "the browser tests need " + command + " on the PATH; install it with your package manager", e);
        }
    }

    /** The lines of a file of the profile that the browser writes when it can be asked, once there are so many. */
    List<String> await(String name, int count) {
        Path file = profile.resolve(name);
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        try {
            while (System.nanoTime() < end && process.isAlive()) {
                List<String> lines = Files.exists(file) ? Files.readAllLines(file) : List.of();
                if (lines.size() >= count) {
                    return lines;
                }
                LockSupport.parkNanos(LOOK_AGAIN_NANOS);
            }
            throw new IOException("the browser did not start: " + Files.readString(profile.resolve("log.txt")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        process.destroy();
        process.onExit()
                .orTimeout(10, TimeUnit.SECONDS)
                .exceptionally(e -> process.destroyForcibly())
                .join();
        removeProfile();
    }

    // A helper process of the browser may outlive it for a moment and write or take away files meanwhile:
    // what cannot be removed stays in the system's folder for such things.
    private void removeProfile() {
        try (Stream<Path> files = Files.walk(profile)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        } catch (IOException | UncheckedIOException e) {
            System.err.println(profile + " stays: " + e.getMessage());
        }
    }
}
