// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** The page is checked against bridge.d.ts, and bridge.d.ts against Java. */
final class BridgeContractTest {

    private static final Map<Class<?>, String> TYPES = Map.of(
            String.class, "string",
            int.class, "number",
            boolean.class, "boolean",
            void.class, "void",
            byte[].class, "Int8Array",
            double[].class, "Float64Array");

    private final Contract contract = Contract.read();

    BridgeContractTest() throws IOException {}

    @Test
    @DisplayName("every exported method is in the contract with its types, and nothing else is")
    void calls() {
        assertThat(written("GameTable")).isEqualTo(exported(GameTable.class));
        assertThat(written("Engine")).isEqualTo(exported(Engine.class));
    }

    // A text of JSON is a string to Java, an object with arrays beside it is an object of the page.
    private Map<String, String> written(String name) {
        Map<String, String> calls = new LinkedHashMap<>();
        contract.interfaces()
                .getOrDefault(name, Map.of())
                .forEach((call, type) -> calls.put(
                        call,
                        type.replaceAll("\\w+: ", "")
                                .replaceAll("Json<.*>$", "string")
                                .replaceAll("(Analysis|ReadPosition)$", "JSObject")));
        return calls;
    }

    private static Map<String, String> exported(Class<?> bridge) {
        return Arrays.stream(bridge.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()))
                .filter(method -> !method.getName().equals("main"))
                .collect(Collectors.toMap(Method::getName, BridgeContractTest::signature));
    }

    private static String signature(Method method) {
        return Arrays.stream(method.getParameterTypes())
                        .map(BridgeContractTest::name)
                        .collect(Collectors.joining(", ", "(", ")"))
                + name(method.getReturnType());
    }

    private static String name(Class<?> type) {
        return TYPES.getOrDefault(type, type.getSimpleName());
    }

    @Test
    @DisplayName("what every call answers has the shape that the contract says")
    void answers() {
        Map<String, String> answers = samples();
        assertThat(answers.keySet()).as("samples").containsAll(promised());
        answers.forEach((type, json) -> assertThat(
                        contract.faults(type, type, JsonMapper.shared().readTree(json)))
                .as(json)
                .isEmpty());
    }

    private List<String> promised() {
        Pattern json = Pattern.compile("Json<(?:Partial<)?(\\w+)");
        return contract.interfaces().values().stream()
                .flatMap(members -> members.values().stream())
                .flatMap(type -> json.matcher(type).results())
                .map(match -> match.group(1))
                .distinct()
                .toList();
    }

    private static Map<String, String> samples() {
        Map<String, String> samples = new LinkedHashMap<>();
        int game = GameTable.open("square:6x6/5 opening@3,3 #7", 1);
        GameTable.take(game, "open", 21);
        samples.put("Contents", GameTable.contents());
        samples.put("BoardFacts", GameTable.board(GameTable.open("graph:petersen/3 #1", 1)));
        samples.put("GameState", GameTable.state(game, -1));
        samples.put("TurnCount", GameTable.count(game));
        samples.put("Metrics", GameTable.metrics(game));
        samples.put("Abilities", Engine.abilities());
        samples.put("Run", Engine.run(Engine.watch("daggers:easy10", "exact", "1"), 5));
        samples.put("DuelScore", Engine.duelScore(Engine.duel("daggers:easy10", "exact", "1")));
        samples.put("ArenaPart", Engine.arena("9x9/10", "exact", "1", 0, 2));
        samples.put("Hunt", Engine.noGuess("square:6x6/5 opening@3,3 #7", 1));
        samples.put("Moment", Engine.practice("square:9x9/10 opening@3,3 #7", "one_clue"));
        samples.put("Certificate", Engine.certificate("square:6x6/5 opening@3,3 #7"));
        Converted read = new Converted("3x2x1\n1HH\n1HH\n".getBytes(StandardCharsets.UTF_8));
        String head = PagePosition.head(read.view());
        byte[] cells = Shown.of(read.view());
        samples.put("ReadFacts", read.json().toString());
        samples.put("AnalysisFacts", new Analysed(read.view()).json().toString());
        samples.put("Explanation", Engine.explain(head, cells, new byte[0], 2));
        samples.put("Hint", Engine.hint(head, cells, new byte[0]));
        samples.put("ProofFiles", Engine.proofFiles(head, cells, new byte[0], 2));
        samples.put("Blank", Engine.blank("classic", "square", 3, 2, 1));
        samples.put("Judgement", Engine.judge(head, cells, new byte[0], "open", 2, false));
        samples.put("Clicking", Engine.clicking("square:9x1/2 =EI", false, "o0.500 f3.700 o5.1200"));
        samples.put(
                "Fortune", Engine.fortune("won", "open open", new double[] {0, 0, Double.NaN, 0.5, 0.5, 0, 0.5, 1}));
        samples.put("WinChance", Engine.winning(head, cells, new byte[0]));
        samples.put("WouldShow", Engine.wouldShow(head, cells, new byte[0], 1));
        return samples;
    }

    @Test
    @DisplayName("the codes of cells are the same on both sides")
    void codes() throws IOException {
        Map<String, Integer> page = new LinkedHashMap<>();
        Matcher constant = Pattern.compile("(?m)^export const (\\w+) = (-\\d+);")
                .matcher(Files.readString(Path.of("src/main/site/js/board/sprites.js")));
        while (constant.find()) {
            page.put(constant.group(1), Integer.parseInt(constant.group(2)));
        }
        assertThat(page)
                .containsEntry("COVERED", (int) Shown.COVERED)
                .containsEntry("FLAGGED", (int) Shown.FLAGGED)
                .containsEntry("EXPLODED", (int) Shown.EXPLODED)
                .containsEntry("BLOCKED", (int) Shown.BLOCKED)
                .containsEntry("GOLD", (int) Shown.GOLD)
                .containsEntry("SILENT", (int) Shown.SILENT);
        assertThat(page.values()).as("no two looks share a code").doesNotHaveDuplicates();
    }
}
