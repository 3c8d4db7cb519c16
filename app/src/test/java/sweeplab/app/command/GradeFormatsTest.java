// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.xml.parsers.DocumentBuilderFactory;
import org.assertj.core.data.Offset;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import sweeplab.app.json.Json;

/** {@code sweep grade --format}: what platforms read, from real games. */
final class GradeFormatsTest {

    @TempDir
    Path folder;

    private Path handedIn = Path.of("");

    @BeforeEach
    void handIn() throws IOException {
        Assumptions.assumeTrue(Cli.onPath("python3"), "python3 is not installed");
        handedIn = Files.createDirectory(folder.resolve("handed-in"));
        Files.createDirectory(handedIn.resolve("anna"));
        Files.copy(Path.of("../examples/agents/agent.py"), handedIn.resolve("anna/agent.py"));
    }

    private void handInBoaster() throws IOException {
        Files.createDirectory(handedIn.resolve("<b>&"));
        Files.copy(Path.of("src/test/resources/outside/hostile.py"), handedIn.resolve("<b>&/x.py"));
        Files.writeString(handedIn.resolve("<b>&/agent.cmd"), "python3 x.py brag\n");
    }

    private Cli grade(Path what, String format, String... more) {
        List<String> words = new ArrayList<>(List.of("grade", what.toString(), "--board", "9x9/10", "--start"));
        words.addAll(List.of("opening@4,4", "--games", "4", "--seed", "3", "--format", format));
        words.addAll(List.of("--out", folder.resolve("out").toString()));
        words.addAll(List.of(more));
        Cli graded = Cli.sweep(words.toArray(String[]::new));
        assertThat(graded.err().lines().count()).as(graded.err()).isLessThanOrEqualTo(2);
        return graded;
    }

    private List<?> tests() throws IOException {
        Map<?, ?> document = (Map<?, ?>) there(Json.read(Files.readString(folder.resolve("out/results.json"))));
        assertThat(document.keySet().toString())
                .contains("score", "execution_time", "visibility", "output_format", "leaderboard");
        List<?> tests = (List<?>) there(document.get("tests"));
        double sum = tests.stream().mapToDouble(test -> score((Map<?, ?>) test)).sum();
        assertThat(score(document)).isCloseTo(sum, Offset.offset(1e-6));
        return tests;
    }

    private static double score(Map<?, ?> object) {
        return ((Number) there(object.get("score"))).doubleValue();
    }

    private static Object there(@Nullable Object value) {
        return Objects.requireNonNull(value);
    }

    private static String test(List<?> tests, String name) {
        return tests.stream()
                .map(String::valueOf)
                .filter(each -> each.contains("name=" + name))
                .findFirst()
                .orElse("");
    }

    @Test
    @DisplayName("one submission for Gradescope: points by the rubric, with reasons, and a leaderboard")
    void gradescope() throws IOException {
        assertThat(grade(handedIn.resolve("anna"), "gradescope", "--one").exit())
                .isZero();
        List<?> tests = tests();
        assertThat(tests).hasSize(4);
        assertThat(test(tests, "soundness")).contains("score=30, max_score=30, status=passed", "certainly safe");
        assertThat(test(tests, "wins")).contains("max_score=40", "exact on the same games:");
        assertThat(test(tests, "completeness")).contains("visibility=visible", "output_format=text", "tags=[sweeplab]");
    }

    @Test
    @DisplayName("a rubric of the lecturer's, and a submission that boasts loses its points for soundness")
    void rubric() throws IOException {
        handInBoaster();
        Path rubric = Files.writeString(folder.resolve("r.txt"), "# mine\nsoundness 7\n\nfaultless 3.5 # too\n");
        assertThat(grade(handedIn, "gradescope", "--rubric", rubric.toString()).exit())
                .isZero();
        List<?> tests = tests();
        assertThat(test(tests, "<b>&: soundness"))
                .contains("score=0, max_score=7", "every game ended by a fault, the first: unsound: it called cell");
        assertThat(test(tests, "anna: soundness")).contains("score=7, max_score=7");
        assertThat(test(tests, "<b>&: faultless")).contains("score=0, max_score=3.5, status=failed");
    }

    @Test
    @DisplayName("wins beside several agents are beside each of them, and a world from a file is as large as it is")
    void severalRivalsAndSizes() throws IOException {
        Path rubric = Files.writeString(folder.resolve("r.txt"), "wins 4 exact\nwins 2 in-order\nworlds 6 1,2,3\n");
        assertThat(grade(handedIn, "gradescope", "--rubric", rubric.toString(), "--game", "daggers", "--world", "HARD1")
                        .exit())
                .isZero();
        assertThat(tests().toString())
                .containsPattern("exact on the same games: [1-4] of 4 won")
                .contains("in-order on the same games: 0 of 4 won")
                .contains("of 2 small worlds solved (1 each)", "of 2 middle worlds solved (2 each)");
    }

    @Test
    @DisplayName("a rubric that cannot be read is refused by its line")
    void badRubrics() throws IOException {
        for (String wrong :
                List.of("beauty 10", "wins 10", "soundness", "soundness -1", "time 10 fast", "soundness 5 exact", "")) {
            Path rubric = Files.writeString(folder.resolve("r.txt"), "\n" + wrong);
            Cli graded = grade(handedIn, "gradescope", "--rubric", rubric.toString());
            assertThat(graded.exit()).as(wrong).isEqualTo(2);
            assertThat(graded.err())
                    .contains(rubric.toString(), "soundness 30")
                    .contains(wrong.isEmpty() ? "no points" : "line 2");
        }
        Path rubric = Files.writeString(folder.resolve("r.txt"), "wins 10 nobody");
        assertThat(grade(handedIn, "gradescope", "--rubric", rubric.toString()).err())
                .contains("nobody");
    }

    @Test
    @DisplayName("JUnit's XML that a parser reads: a case a game, strangers' names and words escaped")
    void junit() throws Exception {
        handInBoaster();
        assertThat(grade(handedIn, "junit").exit()).isZero();
        Document xml = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(folder.resolve("out").toFile());
        assertThat(xml.getElementsByTagName("testcase").getLength()).isEqualTo(8);
        assertThat(xml.getElementsByTagName("error").getLength()).isEqualTo(4);
        assertThat(((Element) xml.getElementsByTagName("testsuite").item(0)).getAttribute("name"))
                .isEqualTo("<b>&");
        assertThat(((Element) xml.getElementsByTagName("error").item(0)).getAttribute("message"))
                .startsWith("unsound:");
    }

    @Test
    @DisplayName("a line a game as CSV, and the page alone")
    void csvAndHtml() throws IOException {
        assertThat(grade(handedIn, "csv").exit()).isZero();
        assertThat(Files.readAllLines(folder.resolve("out")))
                .hasSize(5)
                .first()
                .isEqualTo("name,game,id,result,probes,guesses,needlessGuesses,opened,left,millis,lastWords");
        assertThat(grade(handedIn, "html").exit()).isZero();
        assertThat(Files.readString(folder.resolve("out")))
                .startsWith("<!doctype html>")
                .contains("anna");
        assertThat(grade(handedIn, "pdf").exit()).isEqualTo(2);
    }
}
