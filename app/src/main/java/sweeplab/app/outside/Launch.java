package sweeplab.app.outside;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** How an agent outside is started: its command, its folder, and the environment it sees if that is not our own. */
public record Launch(List<String> command, Optional<Path> folder, Optional<Map<String, String>> environment) {

    private static final String COMMAND = "cmd:";
    private static final String JAR = "jar:";

    public Launch {
        command = List.copyOf(command);
    }

    /** A command in our own folder and environment. */
    public static Launch of(List<String> command) {
        return new Launch(command, Optional.empty(), Optional.empty());
    }

    /** True if this names a program of somebody's own and not one of our agents. */
    public static boolean isSpec(String text) {
        return text.startsWith(COMMAND) || text.startsWith(JAR);
    }

    /** Reads {@code cmd:} and a command line (words, with quotes around those that hold spaces), or {@code jar:} and a file. */
    public static Launch spec(String text) {
        if (text.startsWith(JAR)) {
            return of(JavaCommand.jar(Path.of(text.substring(JAR.length()))));
        }
        List<String> words = CommandWords.of(text.substring(COMMAND.length()));
        if (words.isEmpty()) {
            throw new IllegalArgumentException(
                    "agent '" + text + "' has no command: write for instance 'cmd:python3 agent.py'");
        }
        return of(words);
    }

    /** Complains if there is no such program, before anything is played. */
    public void check() {
        fault().ifPresent(fault -> {
            throw new IllegalArgumentException("agent 'cmd:" + String.join(" ", command) + "': " + fault);
        });
    }

    /** Starts the process; whatever descends from it carries the mark in its environment. */
    Process start(String mark) throws IOException {
        List<String> words = new ArrayList<>();
        program("setsid").ifPresent(words::add);
        words.addAll(command);
        ProcessBuilder builder = new ProcessBuilder(words);
        folder.ifPresent(place -> builder.directory(place.toFile()));
        environment.ifPresent(own -> {
            builder.environment().clear();
            builder.environment().putAll(own);
        });
        builder.environment().put(Brood.MARK, mark);
        return builder.start();
    }

    /** What is wrong with the command, before it is tried: with setsid in front, the system would not tell us. */
    Optional<String> fault() {
        String name = command.get(0);
        boolean found = name.contains("/")
                ? Files.isExecutable(folder.orElse(Path.of("")).resolve(name))
                : program(name).isPresent();
        return found ? Optional.empty() : Optional.of("there is no program '" + name + "'");
    }

    /** Where a program is found on the PATH. */
    public static Optional<String> program(String name) {
        String path = System.getenv().getOrDefault("PATH", "/usr/bin:/bin");
        return Stream.of(path.split(":"))
                .map(folder -> Path.of(folder).resolve(name))
                .filter(Files::isExecutable)
                .map(Path::toString)
                .findFirst();
    }
}
