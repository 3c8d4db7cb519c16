// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sweeplab.app.bench.SatBench;
import sweeplab.app.command.option.ChartOption;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.command.option.SeedOption;
import sweeplab.app.json.Json;
import sweeplab.app.table.BarChart;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.ProgressLine;
import sweeplab.app.terminal.Terminal;
import sweeplab.app.terminal.Words;
import sweeplab.catalogue.Board;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Start;
import sweeplab.rules.RuleBook;
import sweeplab.sat.Popping;
import sweeplab.sat.SatEngines;

/** {@code sweep bench sat}: what satisfiability reasoning costs in each encoding. */
@Command(
        name = "sat",
        description = "Variables, clauses and the agent's CPU milliseconds of whole games, per encoding.",
        footer = {
            "",
            "Every game goes to its end: a danger costs nothing here.",
            "",
            "Example:  sweep bench sat --games 20 --seed 1 --chart sat.svg",
            "Example:  sweep bench sat --popping --board 30x16/99 --games 20 --seed 1"
        })
final class BenchSat implements Runnable {

    private static final String[] BOARDS = {"9x9/10", "30x16/99", "100x100/2060"};
    private static final int FEWER_ON_LARGE = 10;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Games on each board (${DEFAULT-VALUE}; a tenth on the largest).")
    private int games = 20;

    @Option(names = "--board", paramLabel = "B", description = "Another board in place of the usual three.")
    @Nullable
    private String board;

    @Option(
            names = "--popping",
            description = "Compare ways to go from cell to cell, each with a knowledge base of its own, not encodings.")
    private boolean popping;

    @Option(names = "--total", description = "The agents also use the total (D7).")
    private boolean total;

    @Mixin
    private ChartOption chart = new ChartOption();

    @Mixin
    private SeedOption seed = new SeedOption();

    @Mixin
    private JsonOption json = new JsonOption();

    private final Terminal terminal;

    BenchSat(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        if (games < 1) {
            throw Failure.badInput("--games " + games + ": at least 1");
        }
        if (popping && total) {
            throw Failure.badInput("--popping and --total: a knowledge base of one cell has no total, leave one out");
        }
        chart.check();
        BarChart picture = new BarChart("What satisfiability costs", "board", "CPU milliseconds a game");
        List<Map<String, @Nullable Object>> rows = new ArrayList<>();
        List<String> lines = new ArrayList<>();
        try (ProgressLine progress = new ProgressLine(terminal, "rows")) {
            String[] all = board == null ? BOARDS : new String[] {board};
            for (String each : all) {
                List<Supplier<SatBench.Row>> measures = measures(games(each));
                for (Supplier<SatBench.Row> measure : measures) {
                    SatBench.Row row = measure.get();
                    picture.add(row.engine(), each, row.milliseconds());
                    rows.add(row(each, row));
                    lines.add(text(each, row));
                    progress.done(rows.size(), all.length * measures.size());
                }
            }
        }
        if (!json.on) {
            lines.forEach(terminal::line);
        } else {
            terminal.line(Json.text(Json.object("seed", seed.value(), "total", total, "rows", rows)));
        }
        chart.draw(picture::write);
    }

    private List<Supplier<SatBench.Row>> measures(SatBench.Games played) {
        List<Supplier<SatBench.Row>> measures = new ArrayList<>();
        if (popping) {
            Popping.all().forEach(way -> measures.add(() -> SatBench.run(way, played)));
        } else {
            SatEngines.all().forEach(engine -> measures.add(() -> SatBench.run(engine, total, played)));
        }
        return measures;
    }

    private SatBench.Games games(String text) {
        Board parsed = Board.parse(text, RuleBook.get("classic"));
        GameId id = GameId.ofBoard(RuleBook.get("classic"), parsed, Optional.of(Start.parse("opening@3,3")), 0);
        boolean large = (long) parsed.columns() * parsed.rows() > 2_000;
        int count = large ? Math.max(1, games / FEWER_ON_LARGE) : games;
        return new SatBench.Games(id, count, seed.value());
    }

    private static Map<String, @Nullable Object> row(String board, SatBench.Row row) {
        return Json.object(
                "board", board,
                "encoding", row.engine(),
                "games", row.games(),
                "variables", row.variables(),
                "clauses", row.clauses(),
                "queries", row.queries(),
                "bases", row.bases(),
                "guesses", row.guesses(),
                "millis", row.milliseconds(),
                "worstMillis", row.worst());
    }

    private static String text(String board, SatBench.Row row) {
        return board + "  " + row.engine() + ": " + Words.count(row.games(), "game") + ", "
                + Math.round(row.variables())
                + " variables, " + Math.round(row.clauses()) + " clauses, " + Math.round(row.queries()) + " queries, "
                + Math.round(row.bases()) + " knowledge bases, "
                + Math.round(10 * row.guesses()) / 10.0 + " guesses, "
                + Math.round(10 * row.milliseconds()) / 10.0 + " ms a game, worst "
                + Math.round(10 * row.worst()) / 10.0;
    }
}
