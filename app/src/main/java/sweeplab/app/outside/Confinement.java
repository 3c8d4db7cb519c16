// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How an agent outside is shut in where the system allows it: without a network, with no process but its own to see, with everything
 * read-only but a folder for itself, and with some places empty.
 *
 * @param on false if it is not shut in
 * @param allowance how much it may write, and how many processes it may have
 * @param hidden files and folders that it must not see
 */
public record Confinement(boolean on, ProcessAllowance allowance, List<Path> hidden) {

    public static final Confinement NONE = new Confinement(false, ProcessAllowance.USUAL, List.of());

    private static final List<String> ALONE = List.of(
            "unshare",
            "--user",
            "--map-root-user",
            "--net",
            "--ipc",
            "--mount",
            "--pid",
            "--fork",
            "--kill-child",
            "--mount-proc",
            "--",
            "sh",
            "-c",
            script(),
            "sh");
    // The folders that are empty inside, but for what is kept.
    private static final String SCRATCH = "(/tmp|/var/tmp|/run)/.*";

    public Confinement {
        hidden = List.copyOf(hidden);
    }

    /** Shut in, if the system allows it. */
    public static Confinement of(ProcessAllowance allowance, List<Path> hidden) {
        return new Confinement(Obstacle.FOUND.isEmpty(), allowance, hidden);
    }

    /** The same allowance, and not shut in. */
    public Confinement off() {
        return new Confinement(false, allowance, hidden);
    }

    /** Why this system does not allow it; empty if it does. */
    public static String obstacle() {
        return Obstacle.FOUND;
    }

    /** The words to be put before a command that is run in this folder. */
    List<String> words(Launch launch, Path folder) {
        if (!on) {
            return List.of();
        }
        List<String> words = new ArrayList<>(ALONE);
        words.add(Integer.toString(allowance.disk()));
        words.add(Integer.toString(2 * allowance.threads()));
        words.add(launch.folder().isPresent() ? folder.toString() : "-");
        words.add(lines(hidden.stream().map(path -> path.toAbsolutePath().normalize())));
        words.add(lines(launch.folder().isPresent() ? own() : kept(launch.command(), folder)));
        return words;
    }

    // A stranger's command must not say what is seen: our own java and what an agent in a jar runs on, wherever they
    // lie.
    private static Stream<Path> own() {
        return Stream.concat(Stream.of(System.getProperty("java.home")), JavaCommand.ownPlaces())
                .filter(place -> place.matches(SCRATCH))
                .map(Path::of);
    }

    private static String lines(Stream<Path> paths) {
        return paths.map(Path::toString)
                .filter(path -> !path.contains("\n"))
                .distinct()
                .collect(Collectors.joining("\n"));
    }

    // What a command needs of the folders that are empty inside: where it is run, and what its words name.
    private static Stream<Path> kept(List<String> command, Path folder) {
        Stream<String> named =
                command.stream().filter(word -> !word.contains("\n")).flatMap(word -> Stream.of(word.split("[:=]")));
        String programs =
                System.getenv().getOrDefault("PATH", "") + File.pathSeparator + System.getProperty("java.home");
        return Stream.concat(
                        Stream.of(folder),
                        Stream.concat(named, Stream.of(programs.split(File.pathSeparator)))
                                .filter(word -> !word.isEmpty() && word.indexOf('\0') < 0)
                                .map(word -> beside(folder.resolve(word).normalize())))
                .filter(path -> path.toString().matches(SCRATCH) && Files.exists(path));
    }

    // A program may need the files beside it.
    private static Path beside(Path path) {
        Path parent = Objects.requireNonNullElse(path.getParent(), path);
        return Files.isRegularFile(path) && parent.toString().matches(SCRATCH) ? parent : path;
    }

    private static String script() {
        try (InputStream in = Objects.requireNonNull(Confinement.class.getResourceAsStream("confine.sh"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What the system says when it is tried for the first time. */
    private static final class Obstacle {

        static final String FOUND = Leash.trial(trial());

        private static List<String> trial() {
            List<String> words = new ArrayList<>(ALONE);
            words.addAll(List.of("1", "1000", "-", "", "", "true"));
            return words;
        }
    }
}
