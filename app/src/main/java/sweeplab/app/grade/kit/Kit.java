// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.grade.kit;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A folder that grades by itself, without a network and without this repository: the program's jars, the games, the rubric, and the
 * scripts that a platform calls.
 *
 * @param options what is played, as words of 'sweep grade', one a line of the kit's file {@code options}
 * @param worlds the lecturer's worlds, if the games are played on them
 * @param seed where the boards come from
 */
public record Kit(List<String> options, Optional<Path> worlds, long seed, String rubric) {

    /** Where a kit is used. */
    public enum Platform {
        GRADESCOPE(List.of("setup.sh", "run_autograder"), ""),
        ACTIONS(List.of(".github/workflows/grade.yml"), ".grade"),
        GITLAB(List.of(".gitlab-ci.yml"), ".grade"),
        LOCAL(List.of(), "");

        private final List<String> files;
        private final String inside;

        Platform(List<String> files, String inside) {
            this.files = files;
            this.inside = inside;
        }
    }

    /** The mark in {@code options} for the folder of the kit. */
    public static final String HERE = "@here@";

    /** Writes the kit as a folder, which must be new or empty, or where that is the name's ending as a new .zip. */
    public void write(Platform platform, Path out) throws IOException {
        if (!zipped(out)) {
            lay(platform, out);
            return;
        }
        Files.createDirectories(Objects.requireNonNull(out.toAbsolutePath().getParent()));
        try (FileSystem zip =
                FileSystems.newFileSystem(out, Map.of("create", "true", "enablePosixFileAttributes", "true"))) {
            lay(platform, zip.getPath("/"));
        }
    }

    /** Whether a kit of this name is a .zip. */
    public static boolean zipped(Path out) {
        return out.toString().endsWith(".zip");
    }

    private void lay(Platform platform, Path folder) throws IOException {
        Path home = folder.resolve(platform.inside);
        Files.createDirectories(home);
        for (String name : platform.files) {
            script(folder.resolve(name), name.replaceFirst(".*/", "").replaceFirst("^\\.", ""));
        }
        script(home.resolve("grade.sh"), "grade.sh");
        Files.writeString(home.resolve("options"), String.join("\n", options) + "\n");
        Files.writeString(home.resolve("seed"), seed + "\n");
        Files.writeString(home.resolve("rubric"), rubric);
        if (worlds.isPresent()) {
            copy(worlds.get(), home.resolve("worlds"));
        }
        OwnJars.copyTo(home.resolve("lib"));
    }

    private static void script(Path file, String resource) throws IOException {
        Files.createDirectories(Objects.requireNonNull(file.toAbsolutePath().getParent()));
        try (InputStream in = Objects.requireNonNull(Kit.class.getResourceAsStream(resource), resource)) {
            Files.writeString(file, new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
        PosixFileAttributeView rights = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        // Windows knows programs by their names.
        if (!resource.endsWith("yml") && rights != null) {
            rights.setPermissions(PosixFilePermissions.fromString("rwxr-xr-x"));
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to);
        try (Stream<Path> files = Files.list(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.copy(file, to.resolve(file.getFileName().toString()));
            }
        }
    }
}
