// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sweeplab.app.bench.LogLineChart;
import sweeplab.app.bench.Measurement;
import sweeplab.app.bench.Series;
import sweeplab.app.command.option.Agents;
import sweeplab.app.command.option.ChartOption;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.command.option.SeedOption;
import sweeplab.app.json.Json;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.ProgressLine;
import sweeplab.app.terminal.Terminal;
import sweeplab.app.terminal.Words;
import sweeplab.catalogue.Board;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Start;
import sweeplab.rules.RuleBook;

/** {@code sweep bench sizes}: what a game costs, from a small board to a large one, on squares and hexagons. */
@Command(
        name = "sizes",
        description = "The CPU time of a game against the size of the board, on squares and hexagons.",
        footer = {"", "Example:  sweep bench sizes --density 0.206 --seed 1 --chart sizes.svg"})
public final class BenchSizes implements Runnable {

    private static final int[][] SIZES = {{30, 16}, {50, 50}, {100, 100}, {200, 200}, {400, 400}, {1000, 1000}};
    private static final double MOST_CELLS = 4e6;
    // So few games are a trial, not a measurement.
    private static final int FEW = 4;

    @Option(names = "--agent", paramLabel = "A", description = "Who plays (${DEFAULT-VALUE}).")
    private String agent = "exact";

    @Option(names = "--density", paramLabel = "P", description = "The share of dangers (${DEFAULT-VALUE}).")
    private double density = 0.206;

    @Option(names = "--largest", paramLabel = "N", description = "Boards of at most so many cells (${DEFAULT-VALUE}).")
    private int largest = 1_000_000;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "At most so many games on each board (${DEFAULT-VALUE}).")
    private int games = 10_000;

    @Mixin
    private ChartOption chart = new ChartOption();

    @Mixin
    private SeedOption seed = new SeedOption();

    @Mixin
    private JsonOption json = new JsonOption();

    private final Terminal terminal;

    private record Row(String family, int cells, String board, Measurement measured) {

        double millis() {
            return 1000 * measured.cpuSeconds() / measured.tally().games();
        }

        Map<String, @Nullable Object> json() {
            return Json.object(
                    "board", board,
                    "cells", cells,
                    "games", measured.tally().games(),
                    "cpuMillisPerGame", millis(),
                    "cpuMicrosPerCell", 1000 * millis() / cells,
                    "guessesPerGame", measured.tally().guessesPerGame(),
                    "bytesPerGame", measured.bytesPerGame(),
                    "signature", measured.signature());
        }
    }

    public BenchSizes(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        if (!(density > 0 && density < 0.9)) {
            throw Failure.badInput("--density " + density + ": above 0 and below 0.9");
        }
        if (games < 1 || largest < SIZES[0][0] * SIZES[0][1]) {
            throw Failure.badInput(
                    "--games " + games + ", --largest " + largest + ": at least 1 and " + SIZES[0][0] * SIZES[0][1]);
        }
        chart.check();
        int[][] sizes = Arrays.stream(SIZES)
                .filter(size -> size[0] * size[1] <= largest)
                .toArray(int[][]::new);
        List<Row> rows = new ArrayList<>();
        try (ProgressLine progress = new ProgressLine(terminal, "sizes")) {
            for (String family : List.of("square", "hex")) {
                for (int[] size : sizes) {
                    rows.add(measure(family, size[0], size[1]));
                    progress.done(rows.size(), 2 * sizes.length);
                }
            }
        }
        print(rows);
        chart.draw(file -> draw(rows, file));
    }

    private Row measure(String family, int columns, int rows) {
        int cells = columns * rows;
        Board board = new Board(family, columns, rows, (int) Math.round(cells * density), 0, 0);
        GameId id = GameId.ofBoard(
                RuleBook.get("classic"), board, Optional.of(new Start(true, columns / 2, rows / 2)), seed.value());
        Series series = new Series(id, () -> Agents.all().get(agent).maker().apply(seed.value()), seed.value());
        int played = (int) Math.min(games, Math.max(4, MOST_CELLS / cells));
        series.warmUp(played < FEW ? 0 : 2);
        return new Row(family, cells, board.toString(), series.run(played, 1, (done, all) -> {}));
    }

    private void print(List<Row> rows) {
        if (json.on) {
            terminal.line(
                    Json.text(Json.object("rows", rows.stream().map(Row::json).toList(), "seed", seed.value())));
            return;
        }
        terminal.line(Words.pad("board", 28) + Words.pad("games", 8) + Words.pad("CPU ms a game", 16) + "guesses");
        for (Row row : rows) {
            terminal.line(Words.pad(row.board, 28)
                    + Words.pad("" + row.measured.tally().games(), 8)
                    + Words.pad(String.format("%.3f", row.millis()), 16)
                    + String.format("%.1f", row.measured.tally().guessesPerGame()));
        }
        terminal.line("agent " + agent + ", start opening in the middle, seed " + seed.value());
    }

    private void draw(List<Row> rows, Path file) {
        LogLineChart lines = new LogLineChart("CPU time of a game, agent " + agent, "cells", "milliseconds");
        Map<String, List<Row>> families = new LinkedHashMap<>();
        rows.forEach(row ->
                families.computeIfAbsent(row.family, key -> new ArrayList<>()).add(row));
        families.forEach((family, list) -> lines.add(
                family,
                list.stream().map(row -> (double) row.cells).toList(),
                list.stream().map(Row::millis).toList()));
        lines.write(file);
    }
}
