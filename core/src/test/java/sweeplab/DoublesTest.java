// SPDX-License-Identifier: Apache-2.0
package sweeplab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every method of the reasoning rooms that compares doubles or makes a whole number of one is listed with the reason why that is sound. */
final class DoublesTest {

    private static final List<String> ROOMS = List.of(
            "count",
            "endgame",
            "infer",
            "position",
            "agent",
            "advice",
            "optimal",
            "relation",
            "prove",
            "proof",
            "logic",
            "review");
    private static final Pattern TYPE = Pattern.compile("^[^ ].*?(?:class|interface|enum) (sweeplab[\\w.$]+).*");
    private static final Pattern METHOD = Pattern.compile("^  [^ ].*?([\\w$]+)\\(.*\\).*;$");
    private static final Pattern ON_DOUBLES = Pattern.compile("^ +\\d+: (dcmp[lg]|d2[il]|fcmp[lg]|f2[il])$");

    @Test
    void eachHasItsReason() throws IOException {
        Set<String> listed = new TreeSet<>();
        for (String line : list()) {
            assertThat(line).matches("[\\w.$]+: \\S.*");
            listed.add(line.substring(0, line.indexOf(':')));
        }
        Set<String> found = found();
        Set<String> without = new TreeSet<>(found);
        without.removeAll(listed);
        listed.removeAll(found);
        assertThat(without)
                .as("compare doubles, and have no reason in doubles.txt")
                .isEmpty();
        assertThat(listed).as("have a reason in doubles.txt, and compare none").isEmpty();
    }

    private static List<String> list() throws IOException {
        try (var in = Objects.requireNonNull(DoublesTest.class.getResourceAsStream("/doubles.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    private static Set<String> found() throws IOException {
        Set<String> found = new TreeSet<>();
        String type = "";
        String method = "";
        for (String line : disassembled()) {
            Matcher typed = TYPE.matcher(line);
            Matcher named = METHOD.matcher(line);
            if (typed.matches()) {
                type = typed.group(1);
            } else if (named.matches()) {
                method = named.group(1);
            } else if (ON_DOUBLES.matcher(line).matches()) {
                found.add(type + "." + source(method));
            }
        }
        return found;
    }

    // A lambda is a part of the method that it stands in.
    private static String source(String method) {
        return method.replaceAll("lambda\\$(\\w+)\\$\\d+", "$1");
    }

    private static List<String> disassembled() throws IOException {
        Path classes = Path.of("target/classes/sweeplab");
        List<String> arguments;
        try (Stream<Path> files = Files.walk(classes)) {
            arguments = Stream.concat(
                            Stream.of("-p", "-c"),
                            files.filter(file -> file.toString().endsWith(".class")
                                            && ROOMS.contains(classes.relativize(file)
                                                    .getName(0)
                                                    .toString()))
                                    .map(Path::toString)
                                    .sorted())
                    .collect(Collectors.toList());
        }
        StringWriter out = new StringWriter();
        ToolProvider javap = ToolProvider.findFirst("javap").orElseThrow();
        javap.run(new PrintWriter(out), new PrintWriter(out), arguments.toArray(String[]::new));
        return out.toString().lines().toList();
    }
}
