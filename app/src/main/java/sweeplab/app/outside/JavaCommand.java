// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sweeplab.agent.AgentMaker;

/** The command that runs an agent written in Java: a jar with an {@link AgentMaker}, a jar with a program, or a source file. */
public final class JavaCommand {

    private static final String SERVICE = "META-INF/services/" + AgentMaker.class.getName();

    private static final int LONGEST_SHOWN = 200;

    private JavaCommand() {}

    /** The java that we run on ourselves, with these options. */
    public static List<String> java(String... options) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:+UseSerialGC", "-Xshare:auto"));
        command.addAll(List.of(options));
        return command;
    }

    /** How the agent in a jar is run, with these options for its java. */
    public static List<String> jar(Path file, String... options) {
        List<String> command = java(options);
        if (hasService(file)) {
            command.addAll(List.of("-cp", ownPath(), Guest.class.getName(), file.toString()));
        } else {
            command.addAll(List.of("-jar", file.toString()));
        }
        return command;
    }

    private static boolean hasService(Path file) {
        if (!Files.exists(file)) {
            throw new IllegalArgumentException(shown(file.toString()) + ": there is no such jar");
        }
        try (JarFile jar = new JarFile(file.toFile())) {
            Manifest manifest = jar.getManifest();
            boolean service = jar.getEntry(SERVICE) != null;
            if (!service
                    && (manifest == null || manifest.getMainAttributes().get(Attributes.Name.MAIN_CLASS) == null)) {
                throw new IllegalArgumentException(
                        shown(file.toString()) + " holds no agent: it needs " + SERVICE + ", or a Main-Class");
            }
            return service;
        } catch (IOException e) {
            throw new IllegalArgumentException(
                    shown(file.toString()) + " is no jar that can be read: " + shown(String.valueOf(e.getMessage())),
                    e);
        }
    }

    private static String shown(String text) {
        return Printable.end(text, LONGEST_SHOWN);
    }

    private static String ownPath() {
        return ownPlaces().collect(Collectors.joining(File.pathSeparator));
    }

    /** Where this program lies: an agent in a jar may use core, and needs nothing else of ours but what runs it. */
    static Stream<String> ownPlaces() {
        return Stream.of(Guest.class, AgentMaker.class).map(JavaCommand::home).distinct();
    }

    private static String home(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
