// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.grade;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import sweeplab.app.library.TextFile;
import sweeplab.app.outside.CommandWords;
import sweeplab.app.outside.JavaCommand;

/** How a submission is run in its room: in which language, by which command, and whether that is our own java. */
record Way(String language, List<String> command, boolean java) {

    private static final int LONGEST_COMMAND = 100_000;
    private static final int LONGEST_FIRST_LINE = 256;
    private static final List<String> USUAL_NAMES = List.of("agent", "main", "player");

    /** Looks into a room for what there is to run. */
    static Way in(Path room, int megabytes) {
        Path own = room.resolve("agent.cmd");
        if (Files.isRegularFile(own)) {
            return command(CommandWords.of(firstLine(own)), megabytes);
        }
        List<Path> files = files(room);
        return CourseWork.in(room, files)
                .or(() -> program(files, room, "run", "run.sh"))
                .or(() -> one(files, "py").map(file -> new Way("Python", List.of("python3", "-u", here(file)), false)))
                .or(() -> one(files, "jar").map(file -> new Way("jar", JavaCommand.jar(file, heap(megabytes)), true)))
                .or(() -> one(files, "java").map(file -> new Way("Java", source(file, megabytes), true)))
                .or(() -> only(files.stream().filter(Files::isExecutable).toList())
                        .map(file -> new Way("program", List.of(here(file)), false)))
                .orElseThrow(
                        () -> new IllegalArgumentException(
                                "expected agent.cmd, codingame.cmd, run, MyAI.py, a file with class MinesweeperAI, one file .py, .jar or .java (or one called agent, main or player), or one program"));
    }

    private static Way command(List<String> words, int megabytes) {
        if (words.isEmpty()) {
            throw new IllegalArgumentException("agent.cmd holds no command");
        }
        boolean java = words.get(0).equals("java");
        List<String> command = new ArrayList<>(words);
        if (java) {
            command.add(1, heap(megabytes));
        }
        return new Way("command", command, java);
    }

    private static List<Path> files(Path room) {
        try (Stream<Path> files = Files.list(room)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Optional<Way> program(List<Path> files, Path room, String... names) {
        for (String name : names) {
            Path file = room.resolve(name);
            if (files.contains(file)) {
                boolean direct = Files.isExecutable(file);
                if (direct && beginsAsOnWindows(file)) {
                    throw new IllegalArgumentException(
                            name
                                    + " has the line ends of Windows, with which the program in its first line is not found: save it with those of Linux");
                }
                List<String> command = direct ? List.of("./" + name) : List.of("sh", name);
                return Optional.of(new Way("script", command, false));
            }
        }
        return Optional.empty();
    }

    private static boolean beginsAsOnWindows(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            String begin = new String(in.readNBytes(LONGEST_FIRST_LINE), StandardCharsets.ISO_8859_1);
            return begin.matches("(?s)#![^\n]*\r\n.*");
        } catch (IOException e) {
            return false;
        }
    }

    // The one file with this ending, or the one with a usual name.
    private static Optional<Path> one(List<Path> files, String ending) {
        List<Path> found = files.stream()
                .filter(file -> Submission.ending(name(file)).equals(ending))
                .toList();
        return only(found)
                .or(() -> found.stream()
                        .filter(file -> USUAL_NAMES.contains(
                                name(file).toLowerCase(Locale.ROOT).replaceAll("\\..*", "")))
                        .findFirst());
    }

    private static Optional<Path> only(List<Path> files) {
        return files.size() == 1 ? Optional.of(files.get(0)) : Optional.empty();
    }

    private static List<String> source(Path file, int megabytes) {
        List<String> command = new ArrayList<>(JavaCommand.java(heap(megabytes)));
        command.add(here(file));
        return command;
    }

    // A name that begins with a dash is an option to most programs.
    static String here(Path file) {
        return "./" + name(file);
    }

    private static String heap(int megabytes) {
        return "-Xmx" + megabytes + "m";
    }

    static String name(Path file) {
        return file.getFileName().toString();
    }

    static String firstLine(Path file) {
        return text(file)
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .findFirst()
                .orElse("");
    }

    // What it says of itself must not name the room, which the author has never seen.
    private static String text(Path file) {
        try {
            return TextFile.read(file, LONGEST_COMMAND);
        } catch (IllegalArgumentException | UncheckedIOException e) {
            throw new IllegalArgumentException(String.valueOf(e.getMessage()).replace(file.toString(), name(file)), e);
        }
    }
}
