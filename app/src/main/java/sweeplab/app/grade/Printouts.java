// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.grade;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import sweeplab.app.outside.JavaCommand;
import sweeplab.app.outside.Launch;
import sweeplab.app.program.TornadoProgram;

/** The printouts of a student's own program, line by line beside the expected ones, as the course at St Andrews has them. */
public final class Printouts {

    /** One printout that is asked for. */
    public record Wanted(String agent, String world) {}

    /** One printout that is not as expected. */
    public record Difference(String agent, String world, String what) {}

    /** What came of one submission. */
    public record Result(String name, int right, int all, List<Difference> differences) {}

    private final Terms terms;
    private final BiFunction<String, String, TornadoProgram> programs;

    /** The programs print what is expected, by the agent and the world. */
    public Printouts(Terms terms, BiFunction<String, String, TornadoProgram> programs) {
        this.terms = terms;
        this.programs = programs;
    }

    public Result compare(Submission submission, List<Wanted> wanted, boolean verbose) {
        List<Difference> differences = new ArrayList<>();
        try (Room room = Room.open()) {
            room.fill(submission);
            List<String> command = command(room.folder());
            for (Wanted each : wanted) {
                String what = difference(command, room, each.agent(), each.world(), verbose);
                if (!what.isEmpty()) {
                    differences.add(new Difference(each.agent(), each.world(), what));
                }
            }
        } catch (IOException | IllegalArgumentException e) {
            differences.add(new Difference("", "", "cannot be run: " + e.getMessage()));
            return new Result(submission.name(), 0, wanted.size(), differences);
        }
        return new Result(submission.name(), wanted.size() - differences.size(), wanted.size(), differences);
    }

    private List<String> command(Path room) throws IOException {
        try (Stream<Path> files = Files.list(room)) {
            List<Path> found = files.filter(Files::isRegularFile).sorted().toList();
            for (Path file : found) {
                if (Way.name(file).equals("playSweeper.sh")) {
                    return List.of("sh", "playSweeper.sh");
                }
            }
            Path jar = found.stream()
                    .filter(file -> Submission.ending(Way.name(file)).equals("jar"))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException(
                            "expected playSweeper.sh or a .jar that takes the words of it"));
            List<String> command = new ArrayList<>(
                    JavaCommand.java("-Xmx" + terms.limits().allowance().memory() + "m"));
            command.addAll(List.of("-jar", Way.here(jar)));
            return command;
        }
    }

    private String difference(List<String> command, Room room, String agent, String world, boolean verbose) {
        List<String> words = new ArrayList<>(command);
        words.addAll(List.of(agent, world));
        if (verbose) {
            words.add("verbose");
        }
        Launch.Ran ran = terms.launch(new Way("program", words, false), room.folder())
                .run(terms.limits().allowance(), terms.limits().move().toMillis());
        return ran.fault().isEmpty() ? firstDifference(expected(agent, world), ran.output()) : ran.fault();
    }

    private String expected(String agent, String world) {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        programs.apply(agent, world).run(out);
        out.flush();
        return text.toString();
    }

    /** Where two texts part; blanks at the end of a line and of the text do not count. */
    static String firstDifference(String expected, String printed) {
        List<String> should = lines(expected);
        List<String> did = lines(printed);
        for (int i = 0; i < Math.max(should.size(), did.size()); i++) {
            String one = i < should.size() ? should.get(i) : "";
            String other = i < did.size() ? did.get(i) : "";
            if (!one.equals(other)) {
                return String.format(
                        Locale.ROOT, "line %d should be '%s' and is '%s'", i + 1, shortened(one), shortened(other));
            }
        }
        return "";
    }

    private static List<String> lines(String text) {
        return text.stripTrailing().lines().map(String::stripTrailing).toList();
    }

    private static String shortened(String line) {
        return line.length() <= 80 ? line : line.substring(0, 80) + "…";
    }
}
