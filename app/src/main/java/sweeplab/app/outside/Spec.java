// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import sweeplab.app.outside.bridge.Bridge;
import sweeplab.base.Excerpt;
import sweeplab.catalogue.GameId;

/**
 * A program of somebody's own as the agent of a run, by its name there: {@code cmd:COMMAND LINE}, {@code jar:FILE},
 * or an agent of a course by its own interface ({@link Bridge}).
 * {@code cmd+oracle:} lets it ask for exact chances, {@code cmd+0.5s:} gives it half a second for a move, and with
 * {@code mine=cmd:} it is called mine.
 */
public record Spec(String name, String kind, Launch launch, ProcessLimits limits, boolean oracle) {

    // 1 label, 2 the kind, 3 oracle, 4 seconds, 5 the command line or file.
    private static final Pattern FORM = Pattern.compile(
            "(?:([\\w.-]{1,40})=)?(cmd|jar|cs50|uci|codingame)(\\+oracle)?(?:\\+(\\d{1,6}(?:\\.\\d{1,3})?)s)?:(.*)");

    /** True if this names a program and not one of our agents. */
    public static boolean is(String text) {
        return text.matches("([\\w.-]{1,40}=)?(cmd|jar|cs50|uci|codingame)[:+].*");
    }

    /** A program by the words of its command. */
    public static Spec of(List<String> command) {
        return new Spec(command.get(0), "cmd", Launch.of(command), ProcessLimits.USUAL, false);
    }

    public static Spec parse(String text) {
        Matcher form = FORM.matcher(text);
        if (!form.matches()) {
            throw new IllegalArgumentException(
                    "agent '" + Excerpt.of(text)
                            + "': write cmd:COMMAND LINE, jar:FILE, cs50:FILE, uci:DIR or codingame:COMMAND LINE, with +oracle and +SECONDSs before the colon and NAME= before it all if you like");
        }
        String label = form.group(1);
        Launch launch = launch(text, form.group(2), form.group(5));
        return new Spec(
                label == null ? text : label, form.group(2), launch, limits(form.group(4)), form.group(3) != null);
    }

    private static Launch launch(String text, String kind, String named) {
        return switch (kind) {
            case "jar" -> jar(named);
            case "cmd" -> Launch.of(words(text, named));
            case "codingame" -> Launch.of(Bridge.to(kind, words(text, named)));
            default -> Launch.of(Bridge.to(kind, List.of(present(text, named))));
        };
    }

    private static ProcessLimits limits(@Nullable String seconds) {
        long millis = seconds == null ? 0 : Math.round(Double.parseDouble(seconds) * 1000);
        return millis == 0 ? ProcessLimits.USUAL : ProcessLimits.USUAL.withMove(Duration.ofMillis(millis));
    }

    private static Launch jar(String file) {
        try {
            return Launch.of(JavaCommand.jar(Path.of(file)));
        } catch (InvalidPathException e) {
            throw new IllegalArgumentException("agent 'jar:" + Excerpt.of(file) + "' names no file", e);
        }
    }

    private static String present(String text, String path) {
        if (path.isEmpty() || path.indexOf('\0') >= 0 || !Files.exists(Path.of(path))) {
            throw new IllegalArgumentException(
                    "agent '" + Excerpt.of(text) + "': there is no file or folder '" + Excerpt.of(path) + "'");
        }
        return path;
    }

    private static List<String> words(String text, String line) {
        List<String> words = CommandWords.of(line);
        if (words.isEmpty()) {
            throw new IllegalArgumentException(
                    "agent '" + Excerpt.of(text) + "' has no command: write for instance 'cmd:python3 agent.py'");
        }
        return words;
    }

    /** The same program, shut in like this. */
    public Spec in(Confinement confinement) {
        return new Spec(name, kind, launch.in(confinement), limits.withAllowance(confinement.allowance()), oracle);
    }

    /** True if the program can play the game; those that speak the protocol are expected to play any. */
    public boolean plays(GameId game) {
        return kind.equals("cmd") || kind.equals("jar") || Bridge.plays(kind, game);
    }

    /** The agent; its random choices come from the seed. */
    public ProcessAgent agent(long seed, Transcript transcript) {
        return new ProcessAgent(launch, limits, oracle, seed, transcript);
    }
}
