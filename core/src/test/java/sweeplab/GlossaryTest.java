// SPDX-License-Identifier: Apache-2.0
package sweeplab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import sweeplab.Sources.Source;

/** The glossary in ARCHITECTURE.md is true: every class it names is there, and says the term of art in its Javadoc. */
final class GlossaryTest {

    private static final Pattern CLASS = Pattern.compile("`([A-Z]\\w+)`");
    private static final Pattern JAVADOC = Pattern.compile("(?s)/\\*\\*(.*?)\\*/");

    private static List<String[]> rows() throws IOException {
        return Files.readAllLines(Path.of("../ARCHITECTURE.md")).stream()
                .dropWhile(line -> !line.equals("## Glossary"))
                .skip(1)
                .takeWhile(line -> !line.startsWith("## "))
                .filter(line -> line.startsWith("| ") && !line.startsWith("| term |"))
                .map(line -> line.split("\\|"))
                .toList();
    }

    // Several terms stand with commas between them, what explains one in brackets.
    private static List<String> terms(String[] row) {
        return Stream.of(row[1].replaceAll("\\(.*\\)", "").split(","))
                .map(term -> term.strip().toLowerCase(Locale.ROOT))
                .toList();
    }

    private static String javadoc(Source source) {
        return matches(JAVADOC, source.text())
                .map(comment -> comment.replaceAll("\\n \\* ?", " "))
                .collect(Collectors.joining(" "))
                .toLowerCase(Locale.ROOT);
    }

    private static Stream<String> matches(Pattern pattern, String text) {
        return pattern.matcher(text).results().map((MatchResult result) -> result.group(1));
    }

    @Test
    void everyClassSaysItsTerm() throws IOException {
        Map<String, String> said = Sources.all().stream()
                .collect(Collectors.toMap(Source::type, GlossaryTest::javadoc, (one, two) -> one));
        assertThat(rows()).hasSizeGreaterThan(20);
        for (String[] row : rows()) {
            List<String> types = matches(CLASS, row[3]).toList();
            assertThat(types).as(row[1]).isNotEmpty();
            for (String type : types) {
                String words = said.getOrDefault(type, "");
                assertThat(terms(row)).as("Javadoc of " + type).anyMatch(words::contains);
            }
        }
    }
}
