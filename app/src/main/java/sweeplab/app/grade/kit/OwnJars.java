// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.grade.kit;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

/** The jars that this program runs from; a folder of classes, as while it is developed, becomes one. */
final class OwnJars {

    private OwnJars() {}

    static void copyTo(Path folder) throws IOException {
        Files.createDirectories(folder);
        List<Path> places = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .filter(Files::exists)
                .distinct()
                .toList();
        for (int i = 0; i < places.size(); i++) {
            Path place = places.get(i);
            if (Files.isDirectory(place)) {
                pack(place, folder.resolve("classes-" + i + ".jar"));
            } else {
                Files.copy(place, folder.resolve(place.getFileName().toString()));
            }
        }
    }

    private static void pack(Path classes, Path jar) throws IOException {
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file);
                Stream<Path> all = Files.walk(classes)) {
            for (Path each : all.filter(Files::isRegularFile).sorted().toList()) {
                out.putNextEntry(
                        new JarEntry(classes.relativize(each).toString().replace(File.separatorChar, '/')));
                Files.copy(each, out);
                out.closeEntry();
            }
        }
    }
}
