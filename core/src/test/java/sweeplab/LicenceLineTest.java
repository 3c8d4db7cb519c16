// SPDX-License-Identifier: Apache-2.0
package sweeplab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Everything that runs says under which licence: the formatter sees to Java, this to the page and the scripts. */
final class LicenceLineTest {

    private static final String LINE = "SPDX-License-Identifier: Apache-2.0";
    private static final Pattern CODE = Pattern.compile("Containerfile|.*\\.(java|js|ts|css|py|sh|bat)");
    private static final Set<String> NOT_OURS = Set.of("mvnw", "mvnw.cmd");
    // What is made, and what is fetched.
    private static final Set<String> LEFT_OUT = Set.of("target", "node_modules", "dist", ".git", "wrapper");

    @Test
    @DisplayName("every source file of the page and every script has the SPDX line among its first two")
    void everyFileHasTheLine() throws IOException {
        List<Path> files = code(Path.of(".."));
        assertThat(files).hasSizeGreaterThan(1_000);
        assertThat(files.stream().filter(file -> !hasLine(file))).isEmpty();
    }

    private static List<Path> code(Path folder) throws IOException {
        List<Path> found = new ArrayList<>();
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path each, BasicFileAttributes attributes) {
                return LEFT_OUT.contains(each.getFileName().toString())
                        ? FileVisitResult.SKIP_SUBTREE
                        : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                String name = file.getFileName().toString();
                if (!NOT_OURS.contains(name) && (CODE.matcher(name).matches() || isScript(file, name))) {
                    found.add(file);
                }
                return FileVisitResult.CONTINUE;
            }
        });
        return found;
    }

    private static boolean isScript(Path file, String name) {
        return name.indexOf('.') < 0 && beginning(file).startsWith("#!");
    }

    private static boolean hasLine(Path file) {
        return beginning(file).lines().limit(2).anyMatch(line -> line.contains(LINE));
    }

    private static String beginning(Path file) {
        try (var in = Files.newInputStream(file)) {
            return new String(in.readNBytes(200), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
