// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.bench.logic;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import sweeplab.agent.Agent;

/** The fixed set of positions that comes with the program; a new one gets a new version, and this one stays. */
public final class LogicSet {

    /** The version of the set. */
    public static final int VERSION = 1;

    private static final long SEED = 1;
    private static final int EACH = 4;

    /** For each game a board that is small enough for perfect play, and a larger one for reasoning that is rare on it. */
    private static final List<List<String>> BOARDS = List.of(
            List.of("8x8/13 opening@3,3", "16x16/56 opening@3,3"),
            List.of("nettle 8x8/13", "nettle 16x16/56"),
            List.of("tornado 8x8/11", "tornado 12x12/38"),
            List.of("reverse 8x8/11", "reverse 12x12/38"),
            List.of("obscured 8x8/8", "obscured 16x16/40"),
            List.of("daggers 8x8/11+3g", "daggers 16x16/50+8g"),
            List.of("daggers-m 8x8/11+3g", "daggers-m 14x14/36+6g"),
            List.of("daggers-counted 8x8/11+3g", "daggers-counted 14x14/36+6g"));

    private LogicSet() {}

    /** Its name as a file. */
    public static String file() {
        return "logic-" + VERSION + ".jsonl";
    }

    /** The set as it was drawn once and for all, a line a position. */
    public static String text() {
        return resource(file());
    }

    /** The scorer in Python, which needs nothing but this set. */
    public static String scorer() {
        return resource("score.py");
    }

    private static String resource(String name) {
        try (InputStream in = Objects.requireNonNull(LogicSet.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<LogicItem> items() {
        return text().lines().map(LogicItem::of).toList();
    }

    /** How many positions there are. */
    public static int size() {
        return (int) text().lines().count();
    }

    /** The set drawn anew, as text: how the fixed one was made. */
    public static String drawn(Consumer<String> progress) {
        StringBuilder lines = new StringBuilder();
        new LogicMaker(SEED, EACH, progress)
                .make(BOARDS)
                .forEach(item -> lines.append(item.line()).append('\n'));
        return lines.toString();
    }

    /** An agent's answers, a line a position. */
    public static String answers(Agent agent, Runnable progress) {
        Pupil pupil = new Pupil(agent);
        StringBuilder lines = new StringBuilder();
        for (LogicItem item : items()) {
            lines.append(pupil.answer(item).line()).append('\n');
            progress.run();
        }
        return lines.toString();
    }

    /** What answers are worth, by kind of reasoning and all together. */
    public static Map<String, Map<String, @Nullable Object>> score(List<String> lines) {
        List<LogicItem> items = items();
        Map<String, LogicAnswer> answers = new LinkedHashMap<>();
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).isBlank()) {
                take(LogicAnswer.of(lines.get(i), i + 1), i + 1, items, answers);
            }
        }
        Map<String, Map<String, @Nullable Object>> scores = new LinkedHashMap<>();
        LogicScore.of(items, answers).forEach((kind, score) -> scores.put(kind, score.shape()));
        return scores;
    }

    private static void take(LogicAnswer answer, int number, List<LogicItem> items, Map<String, LogicAnswer> answers) {
        if (items.stream().noneMatch(item -> item.id().equals(answer.id()))) {
            throw new IllegalArgumentException("line " + number + ": there is no position '" + answer.id() + "'");
        }
        if (answers.put(answer.id(), answer) != null) {
            throw new IllegalArgumentException("line " + number + ": '" + answer.id() + "' was answered before");
        }
    }
}
