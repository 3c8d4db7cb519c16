// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.io.TempDirFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.app.outside.Confinement;

/** An isolated program sees no file that tells of the boards: neither the seed nor what others did, said or were told. */
final class SecretsTest {

    // Says which of the files it can read anything in, and stops.
    private static final String PEEK = """
            while read -r word rest; do
                case $word in
                    hello) echo hello peek 1 ;;
                    move) for file in FILES; do [ ! -s "$file" ] || echo "sees $file" >&2; done; echo ANSWER ;;
                esac
            done
            """;

    /** Not below /tmp, which is hidden as a whole. */
    static final class Visible implements TempDirFactory {
        @Override
        public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext context) throws IOException {
            return Files.createTempDirectory(Path.of("target").toAbsolutePath(), "secrets");
        }
    }

    @TempDir(factory = Visible.class)
    Path folder;

    @BeforeEach
    void isolated() {
        Assumptions.assumeTrue(Confinement.obstacle().isEmpty(), Confinement.obstacle());
    }

    private Path file(String name, String text) throws IOException {
        Files.createDirectories(folder.resolve(name).getParent());
        return Files.writeString(folder.resolve(name), text);
    }

    private String peek(String answer, Path... files) {
        List<String> names = Stream.of(files).map(Path::toString).toList();
        return PEEK.replace("FILES", String.join(" ", names)).replace("ANSWER", answer);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "arena run --board 4x4/3 --games 1 --threads 1 --out OUT --agents exact --agents CMD",
                "bench versus exact CMD --board 4x4/3 --games 1 --warm-up 0",
                "play CMD 4x4/3",
            })
    void ofARun(String command) throws IOException {
        Path seed = file("seed", "7");
        Path trace = file("games.trace", "of an earlier run");
        Path log = folder.resolve("talk.log");
        String program = "cmd:sh " + file("peek.sh", peek("resign", seed, trace, log));
        Stream<String> words = Arrays.stream(command.split(" "))
                .map(word -> word.equals("CMD") ? program : word.replace("OUT", folder + "/run.jsonl"));
        Stream<String> files =
                Stream.of("--seed-file", seed, "--trace", trace, "--log", log).map(Object::toString);
        Cli ran = Cli.sweep(Stream.concat(words, files).toArray(String[]::new));
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(log).content().contains("> move").doesNotContain("sees");
    }

    @Test
    void ofAClass() throws IOException {
        Path page = file("pages/anna.html", "a page");
        Path copy = file("compare/anna/agent.py", "a copy");
        Path grades = file("grades.csv", "of an earlier grading");
        file("handed-in/peek/run", peek("nonsense", page, copy, grades));
        Cli ran = Cli.sweep(
                "grade",
                folder.resolve("handed-in").toString(),
                "--board=4x4/3",
                "--games=1",
                "--out=" + folder.resolve("grades"),
                "--feedback=" + page.getParent(),
                "--jplag=" + folder.resolve("compare"));
        assertThat(ran.out())
                .as(ran.err())
                .contains("illegal answer: 'nonsense'")
                .doesNotContain("sees");
    }
}
