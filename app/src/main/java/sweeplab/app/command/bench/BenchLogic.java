// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.bench;

import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sweeplab.app.bench.logic.LogicSet;
import sweeplab.app.command.option.Agents;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.json.Json;
import sweeplab.app.library.OutFile;
import sweeplab.app.library.TextFile;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.ProgressLine;
import sweeplab.app.terminal.Terminal;
import sweeplab.app.terminal.Words;

/** {@code sweep bench logic}: how well somebody reasons on a fixed set of positions. */
@Command(
        name = "logic",
        description = "Scores reasoning on a fixed set of positions of every game, by kind of reasoning.",
        footer = {
            "",
            "Answers are scored by what they call certain (sound, unsound, missed) and by what their moves give away;",
            "docs/logic.md says how. --write gives the positions with their answers and a scorer in Python to others.",
            "",
            "Example:  sweep bench logic --agents sps,exact",
            "Example:  sweep bench logic --set letters-1 --agents exact"
        })
public final class BenchLogic implements Runnable {

    private static final int LARGEST = 1 << 26;

    @Option(
            names = "--agents",
            split = ",",
            paramLabel = "A",
            description = "Our agents that answer, for instance sps,exact.")
    private List<String> agents = List.of();

    @Option(names = "--answers", paramLabel = "FILE", description = "Somebody's answers, a line of JSON a position.")
    @Nullable
    private Path answers;

    @Option(
            names = "--write",
            paramLabel = "DIR",
            description = "Writes the set, a scorer in Python and, with --agents, their answers.")
    @Nullable
    private Path folder;

    @Option(names = "--draw", paramLabel = "FILE", hidden = true, description = "Draws the set anew.")
    @Nullable
    private Path drawn;

    @Option(
            names = "--set",
            paramLabel = "NAME",
            completionCandidates = Sets.class,
            description = "The set: ${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}); docs/logic.md says what is in each.")
    private String name = LogicSet.LOGIC.title();

    /** The sets there are. */
    static final class Sets implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return LogicSet.names().iterator();
        }
    }

    @Mixin
    private JsonOption json = new JsonOption();

    private final Terminal terminal;

    public BenchLogic(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        if (drawn != null) {
            OutFile.writeInFolder(drawn, set().drawn(terminal::warn));
            return;
        }
        if (agents.isEmpty() && answers == null && folder == null) {
            throw Failure.badInput("say who answers: --agents A,B or --answers FILE; or --write DIR for the positions");
        }
        agents.forEach(Agents.all()::get);
        if (folder != null) {
            OutFile.writeInFolder(folder.resolve(set().file()), set().text());
            OutFile.writeInFolder(folder.resolve("score.py"), LogicSet.scorer());
        }
        Map<String, Map<String, Map<String, @Nullable Object>>> scores = new LinkedHashMap<>();
        agents.forEach(
                agent -> scores.put(agent, set().score(said(agent).lines().toList())));
        if (answers != null) {
            scores.put(answers.toString(), scored(answers));
        }
        print(scores);
    }

    private Map<String, Map<String, @Nullable Object>> scored(Path file) {
        List<String> lines = TextFile.read(file, LARGEST).lines().toList();
        try {
            return set().score(lines);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(file + ", " + e.getMessage(), e);
        }
    }

    private LogicSet set() {
        return LogicSet.named(name);
    }

    private String said(String agent) {
        int[] done = {0};
        try (ProgressLine progress = new ProgressLine(terminal, agent)) {
            String said = set().answers(
                            Agents.all().get(agent).maker().apply(1), () -> progress.done(++done[0], set().size()));
            if (folder != null) {
                OutFile.writeInFolder(folder.resolve(agent.replaceAll("[^\\w-]", "-") + ".jsonl"), said);
            }
            return said;
        }
    }

    private void print(Map<String, Map<String, Map<String, @Nullable Object>>> scores) {
        if (json.on) {
            terminal.line(Json.text(Json.object("set", set().title(), "positions", set().size(), "scores", scores)));
            return;
        }
        scores.forEach((who, kinds) -> {
            terminal.line(who);
            kinds.forEach((kind, score) -> terminal.line("  " + kind + ": " + words(score)));
        });
        if (folder != null) {
            terminal.line("Written: " + folder.resolve(set().file()) + ", " + folder.resolve("score.py"));
        }
    }

    private static String number(Map<String, @Nullable Object> score, String member, String noun) {
        return Words.count(((Number) Objects.requireNonNull(score.get(member))).longValue(), noun);
    }

    private static String words(Map<String, @Nullable Object> score) {
        return number(score, "positions", "position") + ", " + score.get("sound") + " sound, " + score.get("unsound")
                + " unsound, " + score.get("missed") + " missed, " + number(score, "moves", "move") + ", needless risk "
                + score.get("needlessRisk") + ", winning chance lost "
                + Objects.requireNonNullElse(score.get("winLost"), "not known");
    }
}
