// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sweeplab.app.json.Json;
import sweeplab.app.outside.Launch;
import sweeplab.count.Exact;
import sweeplab.count.result.Analysis;
import sweeplab.format.Formats;
import sweeplab.format.document.Recast;
import sweeplab.proof.Grade;
import sweeplab.proof.Proof;
import sweeplab.prove.Prover;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.view.View;

/** The set of positions by kind of reasoning, what its lines say, and both scorers. */
final class BenchLogicTest {

    @TempDir
    Path folder;

    private List<Map<?, ?>> items() throws IOException {
        return items("logic-1");
    }

    private List<Map<?, ?>> items(String set) throws IOException {
        assertThat(Cli.sweep("bench", "logic", "--set", set, "--write", folder.toString())
                        .exit())
                .isZero();
        List<Map<?, ?>> items = new ArrayList<>();
        for (String line : Files.readAllLines(folder.resolve(set + ".jsonl"))) {
            items.add(map(Json.read(line)));
        }
        return items;
    }

    private static Map<?, ?> score(String who, Cli ran) {
        assertThat(ran.exit()).as(ran.err()).isZero();
        return map(map(map(map(Json.read(ran.out())).get("scores")).get(who)).get("all"));
    }

    private static Map<?, ?> map(@Nullable Object value) {
        return (Map<?, ?>) Objects.requireNonNull(value);
    }

    private static List<?> list(@Nullable Object value) {
        return (List<?>) Objects.requireNonNull(value);
    }

    private static double number(@Nullable Object value) {
        return value instanceof Number number ? number.doubleValue() : 0;
    }

    @Test
    @DisplayName(
            "every game is there, what is called certain is, and the easiest proof is of the kind that the line says")
    void itemsAreTrue() throws IOException {
        List<Map<?, ?>> items = items();
        assertThat(items.stream().map(item -> String.valueOf(item.get("game"))).distinct())
                .containsExactlyInAnyOrderElementsOf(
                        RuleBook.all().stream().map(Rules::id).toList());
        for (int i = 0; i < items.size(); i += 7) {
            Map<?, ?> item = items.get(i);
            View view = risksAreRight(item);
            assertThat(item.get("kind"))
                    .isEqualTo(Prover.trustingFlags(view).certain().stream()
                            .map(Proof::grade)
                            .min(Grade::compareTo)
                            .map(Grade::words)
                            .orElse("best guess"));
        }
    }

    private static View risksAreRight(Map<?, ?> item) {
        View view = Recast.view(new Formats().read(String.valueOf(item.get("position"))));
        Analysis analysis = new Exact().analyse(view);
        for (Object triple : list(item.get("risk"))) {
            List<?> cell = list(triple);
            int place = view.topology().cell((int) number(cell.get(0)), (int) number(cell.get(1)));
            assertThat(number(cell.get(2))).as(item.toString()).isEqualTo(analysis.danger(place));
        }
        return view;
    }

    @ParameterizedTest
    @CsvSource({"cases-1,16", "guesses-1,48", "letters-1,118"})
    @DisplayName(
            "the other sets: risks are exact, names are there once, and nothing is certain where a guess is asked for")
    void otherSets(String set, int size) throws IOException {
        List<Map<?, ?>> items = items(set);
        assertThat(items).hasSize(size).extracting(item -> item.get("id")).doesNotHaveDuplicates();
        for (int i = 0; i < items.size(); i += 5) {
            Map<?, ?> item = items.get(i);
            risksAreRight(item);
            boolean certain = !list(item.get("safe")).isEmpty()
                    || !list(item.get("mines")).isEmpty();
            assertThat(certain).as(item.toString()).isNotEqualTo("best guess".equals(item.get("kind")));
            assertThat(item.get("win") != null || !set.equals("guesses-1")).isTrue();
        }
        Map<?, ?> exact = score("exact", Cli.sweep("bench", "logic", "--set", set, "--agents", "exact", "--json"));
        assertThat(exact.get("unsound")).isEqualTo(0L);
        assertThat(Cli.sweep("bench", "logic", "--set", "moon", "--agents", "exact")
                        .err())
                .contains("there is no set 'moon': there are logic-1, ");
    }

    @Test
    @DisplayName("exact finds all that is certain and nothing else; single point is sound and misses some")
    void references() {
        Map<?, ?> exact = score("exact", Cli.sweep("bench", "logic", "--agents", "exact", "--json"));
        assertThat(exact.get("unsound")).isEqualTo(0L);
        assertThat(exact.get("needlessRisk")).isEqualTo(0L);
        Map<?, ?> sps = score("sps", Cli.sweep("bench", "logic", "--agents", "sps", "--json"));
        assertThat(sps.get("unsound")).isEqualTo(0L);
        assertThat(number(sps.get("missed"))).isGreaterThan(number(exact.get("missed")));
    }

    @Test
    @DisplayName("the scorer in Python says the same as ours, for good and for foolish answers")
    void bothScorers() throws IOException, InterruptedException {
        Assumptions.assumeTrue(Launch.program("python3").isPresent(), "python3 is not installed");
        List<Map<?, ?>> items = items();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            Map<?, ?> item = items.get(i);
            Object safe = item.get(i % 3 == 0 ? "safe" : "mines");
            List<?> risks = list(item.get("risk"));
            List<?> first = list(risks.get(i % 5 == 0 ? 0 : risks.size() - 1));
            Object move = i % 4 == 3 ? null : first.subList(0, 2);
            if (i % 6 != 5) {
                lines.add(Json.text(Json.object("id", item.get("id"), "safe", safe, "mines", List.of(), "move", move)));
            }
        }
        Path answers = folder.resolve("answers.jsonl");
        Files.write(answers, lines);
        String said = scored(answers, 0);
        Cli ran = Cli.sweep("bench", "logic", "--answers", answers.toString(), "--json");
        Map<?, ?> ours = map(map(map(Json.read(ran.out())).get("scores")).get(answers.toString()));
        Map<?, ?> theirs = map(Json.read(said));
        assertThat(theirs.keySet()).isEqualTo(ours.keySet());
        ours.forEach((kind, score) -> map(score)
                .forEach((name, value) -> assertThat(number(value))
                        .as(kind + " " + name)
                        .isEqualTo(number(map(theirs.get(kind)).get(name)))));
    }

    private String scored(Path answers, int code) throws IOException, InterruptedException {
        Process python = new ProcessBuilder(
                        "python3",
                        folder.resolve("score.py").toString(),
                        folder.resolve("logic-1.jsonl").toString(),
                        answers.toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(python.waitFor()).as(said).isEqualTo(code);
        return said;
    }

    @Test
    @DisplayName("the scorer in Python names answers that cannot be read by their line, too")
    void wrongAnswersInPython() throws IOException, InterruptedException {
        Assumptions.assumeTrue(Launch.program("python3").isPresent(), "python3 is not installed");
        items();
        Path answers = folder.resolve("answers.jsonl");
        for (String wrong : List.of(
                "nonsense",
                "[]",
                "{}",
                "{\"id\":\"classic/one-clue/1\",\"safe\":3}",
                "{\"id\":\"classic/one-clue/1\",\"safe\":[[0]]}",
                "{\"id\":\"classic/one-clue/1\",\"move\":\"ab\"}")) {
            Files.writeString(answers, "\n" + wrong + "\n");
            assertThat(scored(answers, 1)).startsWith(answers + ", line 2: write {\"id\": ");
        }
        Files.writeString(answers, "{\"id\":\"nothing\"}");
        assertThat(scored(answers, 1)).startsWith(answers + ", line 1: there is no position 'nothing'");
    }

    @Test
    @DisplayName("answers that cannot be read are named by their line")
    void wrongAnswers() throws IOException {
        Path answers = folder.resolve("answers.jsonl");
        for (String[] each : new String[][] {
            {"{\"id\":\"nothing\"}", "line 1: there is no position 'nothing'"},
            {"[]", "line 1: expected an object"},
            {"{\"id\":\"classic/one-clue/1\",\"safe\":[[0]]}", "line 1: '[0]' is no cell"},
            {"{\"id\":\"classic/one-clue/1\",\"safe\":3}", "line 1: '3' is no list of cells"},
            {"nonsense", "line 1: not JSON"},
            {"{\"id\":\"classic", "line 1: not JSON: the text ends too early"},
        }) {
            Files.writeString(answers, each[0]);
            Cli ran = Cli.sweep("bench", "logic", "--answers", answers.toString());
            assertThat(ran.exit()).isEqualTo(2);
            assertThat(ran.err()).contains(answers + ", " + each[1]);
        }
    }
}
