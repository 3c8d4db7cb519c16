// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.review;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import sweeplab.app.terminal.Failure;

/** The files of replays that a command is given: some by name, or all of a folder and those in it. */
public final class ReplayFiles {

    private static final List<String> ENDINGS = List.of(".evf", ".evfs", ".rmv", ".avf", ".mvf", ".rawvf", ".trace");

    private ReplayFiles() {}

    /** True if this is more than one game at first sight: several words, or a folder. */
    public static boolean many(List<String> words) {
        return words.size() > 1 || words.stream().anyMatch(ReplayFiles::folder);
    }

    private static boolean folder(String word) {
        try {
            return Files.isDirectory(Path.of(word));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    /** All of them; a folder without any is refused. */
    public static List<String> of(List<String> words) {
        List<String> files = words.stream()
                .flatMap(word -> folder(word) ? within(Path.of(word)) : Stream.of(word))
                .toList();
        if (files.isEmpty()) {
            throw Failure.badInput("no replay in " + String.join(", ", words) + ": its name would end with one of "
                    + String.join(", ", ENDINGS));
        }
        return files;
    }

    private static Stream<String> within(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files
                    .filter(file -> Files.isRegularFile(file) && replay(String.valueOf(file.getFileName())))
                    .map(Path::toString)
                    .sorted()
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean replay(String name) {
        return ENDINGS.stream().anyMatch(name.toLowerCase(Locale.ROOT)::endsWith);
    }
}
