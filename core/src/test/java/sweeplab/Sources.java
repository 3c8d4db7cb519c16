// SPDX-License-Identifier: Apache-2.0
package sweeplab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The main code of all modules as files: what tests of the house look at, whether or not it has been compiled. */
final class Sources {

    static final List<String> MODULES = List.of("core", "sat", "app", "web", "server", "spark", "bench", "mcp");

    private static final Pattern IMPORT =
            Pattern.compile("(?m)^import (?:static )?(sweeplab(?:\\.[a-z0-9]+)+)\\.[A-Z]");

    private Sources() {}

    /** One file of main code. */
    record Source(String module, Path path, String text) {

        String room() {
            return text.replaceFirst("(?s).*?(?:^|\n)package ([\\w.]+);.*", "$1");
        }

        String type() {
            return path.getFileName().toString().replace(".java", "");
        }

        Set<String> imports() {
            Set<String> rooms = new TreeSet<>();
            Matcher matcher = IMPORT.matcher(text);
            while (matcher.find()) {
                rooms.add(matcher.group(1));
            }
            rooms.remove(room());
            return rooms;
        }

        @Override
        public String toString() {
            return path.toString();
        }

        long lines() {
            return text.lines().count();
        }
    }

    /** Every type. */
    static List<Source> all() {
        return files().stream()
                .filter(source -> !source.type().equals("package-info"))
                .toList();
    }

    /** Every file, those that describe a room too. */
    static List<Source> files() {
        return MODULES.stream().flatMap(module -> of(module).stream()).toList();
    }

    /** The JavaScript of the page. */
    static List<Source> ofThePage() {
        return in("web", Path.of("..", "web", "src/main/site"), ".js");
    }

    private static List<Source> of(String module) {
        return in(module, Path.of("..", module, "src/main/java"), ".java");
    }

    private static List<Source> in(String module, Path folder, String ending) {
        try (Stream<Path> files = Files.walk(folder)) {
            List<Source> found = files.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .map(file -> new Source(module, file, read(file)))
                    .toList();
            if (found.isEmpty()) {
                throw new IllegalStateException("no main code under " + folder);
            }
            return found;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Which rooms each room imports. */
    static Map<String, Set<String>> arrows() {
        return all().stream()
                .collect(Collectors.toMap(
                        Source::room,
                        Source::imports,
                        (one, other) -> {
                            Set<String> both = new TreeSet<>(one);
                            both.addAll(other);
                            return both;
                        },
                        TreeMap::new));
    }
}
