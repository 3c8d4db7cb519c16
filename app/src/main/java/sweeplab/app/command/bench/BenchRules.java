// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.DoubleStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sweeplab.app.bench.RuleTrial;
import sweeplab.app.bench.SmallBoards;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.command.option.SeedOption;
import sweeplab.app.json.Json;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.ProgressLine;
import sweeplab.app.terminal.Terminal;
import sweeplab.app.terminal.Words;
import sweeplab.base.Dice;
import sweeplab.catalogue.GameId;
import sweeplab.rules.RuleBook;

/** {@code sweep bench rules}: every rule in letters, how exact and how quick. */
@Command(
        name = "rules",
        description = "Every rule in letters: brute force, exact analyses and certified puzzles, in CPU time.",
        footer = {
            "",
            "Without --rules: the nine clue rules, the seven for where mines lie, three compounds and ten pairs",
            "drawn from the seed. 'off by' is the largest difference to going through all boards of 12 and 16",
            "cells. Analyses are of positions after 1 to 37 safe probes by chance, puzzles have few clues and",
            "their certificates are checked. [B] has as many mines as its rows can share, or fewer.",
            "",
            "Example:  sweep bench rules --rules [Q][M],[LM] --board 6x6 --mines 12 --seed 1"
        })
final class BenchRules implements Runnable {

    private static final List<String> USUAL = List.of(
            "[V]", "[M]", "[L]", "[W]", "[N]", "[X]", "[P]", "[E]", "[K]", "[Q]", "[C]", "[T]", "[O]", "[D]", "[S]",
            "[B]", "[LM]", "[MX]", "[NX]");
    private static final List<String> PLACEMENTS = List.of("Q", "C", "T", "O", "D", "S", "B");
    private static final List<String> CLUES = List.of("M", "L", "W", "N", "X", "P", "E", "K", "LM", "MX", "NX");
    private static final int PAIRS = 10;
    private static final int LOOKS = 1000;

    @Option(names = "--rules", paramLabel = "R,…", split = ",", description = "Other rules, for instance [Q][M],[LM].")
    private List<String> rules = List.of();

    @Option(names = "--board", paramLabel = "WxH", description = "The size of the board (${DEFAULT-VALUE}).")
    private String board = "8x8";

    @Option(names = "--mines", paramLabel = "N", description = "How many mines (${DEFAULT-VALUE}).")
    private int mines = 26;

    @Option(names = "--positions", paramLabel = "N", description = "Positions of each rule (${DEFAULT-VALUE}).")
    private int positions = 100;

    @Option(names = "--puzzles", paramLabel = "N", description = "Puzzles of each rule (${DEFAULT-VALUE}).")
    private int puzzles = 5;

    @Mixin
    private SeedOption seed = new SeedOption();

    @Mixin
    private JsonOption json = new JsonOption();

    private final Terminal terminal;

    private record Row(String rule, int mines, double difference, double[] analyses, Optional<double[]> puzzles) {}

    BenchRules(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        if (positions < 1 || puzzles < 1) {
            throw Failure.badInput("--positions " + positions + ", --puzzles " + puzzles + ": at least 1 of each");
        }
        if (!board.matches("[1-9]\\d?x[1-9]\\d?")) {
            throw Failure.badInput("--board " + board + ": columns x rows is right, for instance 8x8");
        }
        List<String> all = rules.isEmpty() ? usual() : rules;
        // What is no rule is refused before any line is written.
        all.forEach(RuleBook::get);
        List<Row> rows = new ArrayList<>();
        if (!json.on) {
            terminal.line(Words.pad("rule", 10) + Words.pad("mines", 7) + Words.pad("off by", 11)
                    + Words.pad("analysis in ms: median, 99 %, worst", 38) + "puzzle in ms: mean, worst");
        }
        try (ProgressLine progress = ProgressLine.besideOutput(terminal, "rules")) {
            for (String rule : all) {
                rows.add(row(rule));
                progress.done(rows.size(), all.size());
                if (!json.on) {
                    terminal.line(text(rows.get(rows.size() - 1)));
                    terminal.flush();
                }
            }
        }
        if (json.on) {
            terminal.line(Json.text(Json.object(
                    "seed",
                    seed.value(),
                    "rows",
                    rows.stream().map(BenchRules::json).toList())));
        }
    }

    private List<String> usual() {
        List<String> all = new ArrayList<>(USUAL);
        Dice dice = new Dice(seed.value());
        while (all.size() < USUAL.size() + PAIRS) {
            String pair = "[" + PLACEMENTS.get(dice.nextInt(PLACEMENTS.size())) + "]["
                    + CLUES.get(dice.nextInt(CLUES.size())) + "]";
            if (!all.contains(pair)) {
                all.add(pair);
            }
        }
        return all;
    }

    private Row row(String rule) {
        int rows = Integer.parseInt(board.substring(board.indexOf('x') + 1));
        int allowed = rule.contains("[B]") ? mines / rows * rows : mines;
        RuleTrial trial =
                new RuleTrial(GameId.parse(rule + " " + board + "/" + allowed).withSeed(seed.value()));
        double difference =
                SmallBoards.largestDifference(RuleBook.get(rule), positions, new Dice(Dice.seed(seed.value(), 1)));
        trial.analyses(Math.min(positions, 20));
        return new Row(rule, allowed, difference, trial.analyses(positions), trial.puzzles(puzzles, LOOKS));
    }

    private static double part(double[] sorted, double share) {
        return sorted[Math.max(0, (int) Math.ceil(share * sorted.length) - 1)];
    }

    private static String text(Row row) {
        String made = row.puzzles()
                .map(millis -> String.format(
                        "%.0f, %.0f",
                        DoubleStream.of(millis).average().orElse(0),
                        DoubleStream.of(millis).max().orElse(0)))
                .orElse("not found");
        double[] millis = row.analyses();
        return Words.pad(row.rule(), 10)
                + Words.pad("" + row.mines(), 7)
                + Words.pad(String.format("%.0e", row.difference()), 11)
                + Words.pad(
                        String.format("%.1f, %.1f, %.1f", part(millis, 0.5), part(millis, 0.99), part(millis, 1)), 38)
                + made;
    }

    private static Map<String, @Nullable Object> json(Row row) {
        return Json.object(
                "rule", row.rule(),
                "mines", row.mines(),
                "offBy", row.difference(),
                "medianMillis", part(row.analyses(), 0.5),
                "percentile99Millis", part(row.analyses(), 0.99),
                "worstMillis", part(row.analyses(), 1),
                "puzzleMeanMillis",
                        row.puzzles()
                                .map(millis -> DoubleStream.of(millis).average().orElse(0))
                                .orElse(null),
                "puzzleWorstMillis",
                        row.puzzles()
                                .map(millis -> DoubleStream.of(millis).max().orElse(0))
                                .orElse(null));
    }
}
