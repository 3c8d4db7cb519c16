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
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import sweeplab.agent.Agent;
import sweeplab.base.Excerpt;
import sweeplab.proof.Grade;

/** Fixed sets of positions that come with the program; a new one gets a new version, and these stay. */
public enum LogicSet {
    /** Every kind of reasoning in every game. */
    LOGIC("logic-1", new LogicPlan(1, 4, 60, LogicMaker.kinds(), BoardsOf.EVERY_GAME)),

    /** Positions where cases must be told apart. */
    CASES("cases-1", new LogicPlan(2, 8, 300, List.of(Grade.CASE_SPLIT.words()), BoardsOf.DENSE)),

    /** Guesses, with the winning chance of every cell. */
    GUESSES("guesses-1", new LogicPlan(3, 16, 200, List.of(LogicMaker.GUESS), BoardsOf.SMALL)),

    /** Rules in letters. */
    LETTERS("letters-1", new LogicPlan(4, 2, 30, LogicMaker.kinds(), BoardsOf.LETTERS));

    private final String file;
    private final LogicPlan plan;

    LogicSet(String file, LogicPlan plan) {
        this.file = file;
        this.plan = plan;
    }

    /** The set of this name, such as cases-1. */
    public static LogicSet named(String name) {
        return Stream.of(values())
                .filter(set -> set.file.equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "there is no set '" + Excerpt.of(name) + "': there are " + String.join(", ", names())));
    }

    /** The names of all sets. */
    public static List<String> names() {
        return Stream.of(values()).map(LogicSet::title).toList();
    }

    /** Its name with its version. */
    public String title() {
        return file;
    }

    /** Its name as a file. */
    public String file() {
        return file + ".jsonl";
    }

    /** The set as it was drawn once and for all, a line a position. */
    public String text() {
        return resource(file());
    }

    /** The scorer in Python, which needs nothing but a set. */
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

    private List<LogicItem> items() {
        return text().lines().map(LogicItem::of).toList();
    }

    /** How many positions there are. */
    public int size() {
        return (int) text().lines().count();
    }

    /** The set drawn anew, as text: how the fixed one was made. */
    public String drawn(Consumer<String> progress) {
        StringBuilder lines = new StringBuilder();
        new LogicMaker(plan, progress)
                .make()
                .forEach(item -> lines.append(item.line()).append('\n'));
        return lines.toString();
    }

    /** An agent's answers, a line a position. */
    public String answers(Agent agent, Runnable progress) {
        Pupil pupil = new Pupil(agent);
        StringBuilder lines = new StringBuilder();
        for (LogicItem item : items()) {
            lines.append(pupil.answer(item).line()).append('\n');
            progress.run();
        }
        return lines.toString();
    }

    /** What answers are worth, by kind of reasoning and all together. */
    public Map<String, Map<String, @Nullable Object>> score(List<String> lines) {
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
