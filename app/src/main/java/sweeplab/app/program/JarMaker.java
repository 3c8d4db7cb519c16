// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.program;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;

/** Packs one of the reports' programs into a jar that needs nothing beside it. */
public final class JarMaker {

    // What the programs use of the class path: our own classes and the solvers, not the command line's libraries.
    private static final List<String> NEEDED = List.of("sweeplab", "logicng", "sat4j", "antlr");
    private static final long NO_TIME = 315_532_800_000L;

    private final Set<String> written = new HashSet<>();
    private final JarOutputStream out;

    private JarMaker(JarOutputStream out) {
        this.out = out;
    }

    /** Writes the jar of the program with this name, see {@link ReportProgram#names}. */
    public static void make(String program, Path jar) throws IOException {
        Files.createDirectories(jar.toAbsolutePath().getParent());
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest(program))) {
            JarMaker maker = new JarMaker(out);
            for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
                maker.addAll(Path.of(entry));
            }
        }
    }

    private static Manifest manifest(String program) {
        Manifest manifest = new Manifest();
        Attributes main = manifest.getMainAttributes();
        main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        main.put(Attributes.Name.MAIN_CLASS, ReportProgram.class.getName());
        main.put(Attributes.Name.IMPLEMENTATION_TITLE, program);
        return manifest;
    }

    private void addAll(Path entry) throws IOException {
        if (Files.isDirectory(entry.resolve("sweeplab"))) {
            addFolder(entry);
        } else if (Files.isRegularFile(entry) && needed(entry.getFileName().toString())) {
            addJar(entry);
        }
    }

    private static boolean needed(String name) {
        return NEEDED.stream().anyMatch(name::contains);
    }

    private void addFolder(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                try (InputStream in = Files.newInputStream(file)) {
                    add(folder.relativize(file).toString().replace(File.separatorChar, '/'), in);
                }
            }
        }
    }

    private void addJar(Path path) throws IOException {
        try (JarFile jar = new JarFile(path.toFile())) {
            for (JarEntry entry : jar.stream().filter(e -> !e.isDirectory()).toList()) {
                try (InputStream in = jar.getInputStream(entry)) {
                    add(entry.getName(), in);
                }
            }
        }
    }

    private void add(String name, InputStream in) throws IOException {
        if (name.startsWith("META-INF/") || name.equals("module-info.class") || !written.add(name)) {
            return;
        }
        JarEntry entry = new JarEntry(name);
        entry.setTime(NO_TIME);
        out.putNextEntry(entry);
        in.transferTo(out);
        out.closeEntry();
    }
}
