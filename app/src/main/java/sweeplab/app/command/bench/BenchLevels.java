// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sweeplab.agent.Roster;
import sweeplab.app.bench.LevelTrial;
import sweeplab.app.command.option.AgentOptions;
import sweeplab.app.command.option.Agents;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.command.option.Lasting;
import sweeplab.app.command.option.TimeLimit;
import sweeplab.app.json.Json;
import sweeplab.app.library.LevelFiles;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.ProgressLine;
import sweeplab.app.terminal.Terminal;
import sweeplab.app.terminal.Words;
import sweeplab.catalogue.Catalogue;
import sweeplab.format.Formats;
import sweeplab.format.document.FullBoard;

/** {@code sweep bench levels}: levels of Hexcells and Tametsi, each finished without a guess or shown to need one. */
@Command(
        name = "levels",
        description = "Plays levels of Hexcells and Tametsi without a guess, and shows where nothing follows.",
        footer = {
            "",
            "A level is finished, or two worlds for each covered cell, both of which fit all that is seen, show",
            "that nothing follows. The time limit is for each level.",
            "",
            "Example:  sweep bench levels mine"
        })
final class BenchLevels implements Runnable {

    private static final int USUAL_SECONDS = 60;

    @Parameters(paramLabel = "PATH", arity = "1..*", description = "Files .hexcells or .puz, or folders of them.")
    private List<Path> paths = List.of();

    @Option(
            names = "--agent",
            paramLabel = "AGENT",
            completionCandidates = Agents.Names.class,
            description = "Who plays (${DEFAULT-VALUE}).")
    private String agent = "sat-total";

    @Mixin
    private AgentOptions agents = new AgentOptions();

    @Mixin
    private TimeLimit limit = new TimeLimit(USUAL_SECONDS);

    @Mixin
    private JsonOption json = new JsonOption();

    private final Terminal terminal;

    BenchLevels(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        List<Path> files = LevelFiles.of(paths);
        List<LevelTrial> trials = new ArrayList<>();
        Formats formats = new Formats(new Catalogue());
        limit.budget();
        try (ProgressLine progress = new ProgressLine(terminal, "levels")) {
            for (Path file : files) {
                trials.add(trial(file, LevelFiles.read(file, formats)));
                progress.done(trials.size(), files.size());
                if (limit.stopped()) {
                    break;
                }
            }
        }
        print(trials);
        limit.end();
        if (count(trials, LevelTrial.Verdict.WRONG) > 0) {
            throw Failure.failed("a level was lost, or needed a guess of the agent");
        }
    }

    private LevelTrial trial(Path file, FullBoard board) {
        Roster.Entry entry = agents.find(agent, board.rules());
        agents.confine(paths);
        String name = String.valueOf(file.getFileName());
        try (Lasting player = new Lasting(entry.maker())) {
            return LevelTrial.of(name, board, player.of(entry).maker().apply(0), limit.afresh(), limit.afresh());
        }
    }

    private void print(List<LevelTrial> trials) {
        if (json.on) {
            terminal.line(Json.text(Json.object(
                    "agent",
                    agent,
                    "rows",
                    trials.stream().map(BenchLevels::row).toList())));
            return;
        }
        terminal.line(Words.pad("level", 52) + Words.pad("cells", 7) + Words.pad("", 17) + "agent's CPU ms");
        trials.forEach(trial -> terminal.line(Words.pad(trial.name(), 52)
                + Words.pad("" + trial.cells(), 7)
                + Words.pad(trial.verdict().words(), 17)
                + String.format("%.1f", trial.millis())));
        terminal.line(summary(trials));
    }

    private static Map<String, @Nullable Object> row(LevelTrial trial) {
        return Json.object(
                "level", trial.name(),
                "cells", trial.cells(),
                "verdict", trial.verdict().words(),
                "millis", trial.millis(),
                "showingMillis", trial.showing());
    }

    private static String summary(List<LevelTrial> trials) {
        double[] millis =
                trials.stream().mapToDouble(LevelTrial::millis).sorted().toArray();
        return Words.count(trials.size(), "level") + ": " + count(trials, LevelTrial.Verdict.FINISHED)
                + " finished, in "
                + count(trials, LevelTrial.Verdict.NOTHING_FOLLOWS) + " nothing follows at some point, "
                + count(trials, LevelTrial.Verdict.OPEN) + " open; "
                + String.format(
                        "median %.1f, 90 %% %.1f, 99 %% %.1f, worst %.1f ms",
                        part(millis, 0.5), part(millis, 0.9), part(millis, 0.99), part(millis, 1))
                + "; " + Arrays.stream(millis).filter(each -> each > 1000).count() + " over 1 s";
    }

    private static long count(List<LevelTrial> trials, LevelTrial.Verdict verdict) {
        return trials.stream().filter(trial -> trial.verdict() == verdict).count();
    }

    private static double part(double[] sorted, double share) {
        return sorted[Math.max(0, (int) Math.ceil(share * sorted.length) - 1)];
    }
}
