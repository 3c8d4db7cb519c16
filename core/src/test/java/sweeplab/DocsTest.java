// SPDX-License-Identifier: Apache-2.0
package sweeplab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sweeplab.rules.RuleBook;
import sweeplab.world.Topologies;

/** The documents speak of what is there. */
final class DocsTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Set<String> SOURCES = sources();
    private static final Pattern NAME = Pattern.compile("`([A-Z][a-z]\\w+)`");
    private static final Pattern NAME_OF_WORDS = Pattern.compile("`([A-Z][a-z]+[A-Z]\\w*)`");
    private static final Set<String> OF_OTHERS =
            Set.of("SplittableRandom", "HttpServer", "BigInteger", "IllegalArgumentException", "MinesweeperAI");
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)\\)");

    static Stream<String> requirements() {
        return Stream.of("C 5", "N 7", "D 13", "T 6", "X 3", "W 3").flatMap(DocsTest::ids);
    }

    private static Stream<String> ids(String group) {
        String[] words = group.split(" ");
        return Stream.iterate(1, i -> i <= Integer.parseInt(words[1]), i -> i + 1)
                .map(i -> words[0] + i);
    }

    @ParameterizedTest
    @MethodSource("requirements")
    @DisplayName("every requirement has a row in ARCHITECTURE.md, and every class it names is a file")
    void requirementsLeadToCode(String id) throws IOException {
        List<String> rows = Files.readAllLines(ROOT.resolve("ARCHITECTURE.md")).stream()
                .filter(line -> line.matches("\\| [^|]*\\b" + id + "\\b[^|]*\\|.*"))
                .toList();
        assertThat(rows).as("rows for %s", id).hasSize(1);
        Matcher names = NAME.matcher(rows.get(0));
        while (names.find()) {
            assertThat(SOURCES).as("%s in the row of %s", names.group(1), id).contains(names.group(1));
        }
    }

    private static Set<String> sources() {
        return Stream.of("core", "sat", "app", "web", "server", "spark", "bench", "mcp")
                .map(module -> ROOT.resolve(module).resolve("src"))
                .filter(Files::isDirectory)
                .flatMap(DocsTest::filesIn)
                .map(file -> file.getFileName().toString())
                .filter(name -> name.endsWith(".java"))
                .map(name -> name.replace(".java", ""))
                .collect(Collectors.toSet());
    }

    private static Stream<Path> filesIn(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    @DisplayName("C5: docs/games.md has a section with PEAS for every game, and every family of boards")
    void gamesAreDocumented() throws IOException {
        String text = Files.readString(ROOT.resolve("docs/games.md"));
        RuleBook.all().forEach(rules -> assertThat(text).contains("`" + rules.id() + "`"));
        Topologies.families().forEach(family -> assertThat(text).contains("`" + family + "`"));
        assertThat(text.split("\\| Performance \\|", -1)).as("tables of PEAS").hasSizeGreaterThan(5);
    }

    @ParameterizedTest
    @MethodSource("documents")
    @DisplayName("links between documents lead somewhere")
    void linksLeadSomewhere(Path document) throws IOException {
        Matcher links = LINK.matcher(Files.readString(document));
        while (links.find()) {
            assertThat(document.resolveSibling(links.group(1))).exists();
        }
        assertThat(Files.readString(document)).startsWith("# ");
    }

    @ParameterizedTest
    @MethodSource("documents")
    @DisplayName("every class that a document names is a file")
    void classesAreThere(Path document) throws IOException {
        List<String> named = NAME_OF_WORDS
                .matcher(Files.readString(document))
                .results()
                .map(name -> name.group(1))
                .filter(name -> !OF_OTHERS.contains(name))
                .toList();
        assertThat(SOURCES).containsAll(named);
    }

    static Stream<Path> documents() throws IOException {
        try (Stream<Path> top = Files.list(ROOT);
                Stream<Path> docs = Files.list(ROOT.resolve("docs"))) {
            return Stream.concat(top, docs).filter(path -> path.toString().endsWith(".md")).toList().stream();
        }
    }
}
