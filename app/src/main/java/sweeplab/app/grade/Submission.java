// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.grade;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** What one person has handed in: a file, or a folder of files. */
public record Submission(String name, Path place) {

    private static final Set<String> ENDINGS = Set.of("py", "jar", "java");
    private static final int MOST = 10_000;

    /** Everything in a folder that can be a submission, by name: folders, programs, and files in a language that is known. */
    public static List<Submission> in(Path folder) {
        if (!Files.isDirectory(folder)) {
            throw new IllegalArgumentException(folder + " is no folder: give the folder with the submissions");
        }
        try (Stream<Path> files = Files.list(folder)) {
            List<Submission> found = files.filter(Submission::counts)
                    .limit(MOST)
                    .sorted()
                    .map(file -> new Submission(file.getFileName().toString(), file))
                    .toList();
            if (found.isEmpty()) {
                throw new IllegalArgumentException(
                        folder + " holds no submission: expected folders, .py, .jar or .java files, or programs");
            }
            return found;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A folder that is one submission itself, as platforms hand it over. */
    public static List<Submission> alone(Path folder) {
        if (!Files.isDirectory(folder)) {
            throw new IllegalArgumentException(folder + " is no folder: give the folder with the submission");
        }
        return List.of(new Submission("submission", folder));
    }

    /** Copies it into a folder of its own below another, without links, as programs that compare submissions want it; all or nothing. */
    public void copyTo(Path folder) throws IOException {
        Room own = new Room(Files.createDirectories(folder.resolve(name)));
        try {
            own.fill(this);
        } catch (TooMuch e) {
            own.close();
            throw e;
        }
    }

    private static boolean counts(Path file) {
        String name = file.getFileName().toString();
        boolean plain = !name.startsWith(".") && !Files.isSymbolicLink(file);
        boolean program = Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                && (ENDINGS.contains(ending(name)) || Files.isExecutable(file));
        return plain && (program || Files.isDirectory(file));
    }

    static String ending(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
