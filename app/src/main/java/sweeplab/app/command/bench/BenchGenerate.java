// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sweeplab.app.bench.LogLineChart;
import sweeplab.app.bench.Output;
import sweeplab.app.command.option.ChartOption;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.command.option.SeedOption;
import sweeplab.app.json.Json;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.ProgressLine;
import sweeplab.app.terminal.Terminal;
import sweeplab.app.terminal.Words;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.play.NoGuess;
import sweeplab.rules.Letters;
import sweeplab.world.Topology;

/** {@code sweep bench generate}: certified boards without a guess a CPU second, by kind of board and density. */
@Command(
        name = "generate",
        description = "How many certified boards without a guess are made in a CPU second, by density.",
        footer = {
            "",
            "Without --board: 9x9/10 and 30x16 with ever more mines, on squares, hexagons and a torus; the",
            "chart is of the latter.",
            "",
            "Example:  sweep bench generate --seconds 2 --seed 1 --chart no-guess.png",
            "Example:  sweep bench generate --board \"[Q] 8x8/26\" --few-clues --seconds 5"
        })
final class BenchGenerate implements Runnable {

    private static final String[] FAMILIES = {"square", "hex", "torus"};
    private static final int[] MINES = {48, 72, 99, 115, 130, 150, 170, 200, 230, 260};
    private static final int MOST_BOARDS = 1_000_000;
    private static final int MOST_LOOKS = 1_000_000;

    @Option(
            names = "--board",
            paramLabel = "GAME",
            description = "A game to make boards of, for instance 'torus:16x16/40 opening@3,3'; may be given again.")
    private List<String> boards = new ArrayList<>();

    @Option(names = "--method", paramLabel = "M", description = "rejection, repair or auto (${DEFAULT-VALUE}).")
    private NoGuess.Method method = NoGuess.Method.AUTO;

    @Option(names = "--mix", paramLabel = "N", description = "Mixing moves after a repair (${DEFAULT-VALUE}).")
    private int mixing = NoGuess.USUAL_MIXING;

    @Option(names = "--few-clues", description = "Puzzles with few clues; for rules in letters, see sweep generate.")
    private boolean fewClues;

    @Option(names = "--seconds", paramLabel = "S", description = "CPU seconds for each board (${DEFAULT-VALUE}).")
    private double seconds = 2;

    @Mixin
    private ChartOption chart = new ChartOption();

    @Mixin
    private SeedOption seed = new SeedOption();

    @Mixin
    private JsonOption json = new JsonOption();

    private final Terminal terminal;

    private record Row(GameId id, int cells, Optional<Output> output) {

        String board() {
            String prefix = Letters.like(id.rules().id()) ? id.rules().id() + " " : "";
            return prefix + id.board().orElseThrow();
        }

        double density() {
            return 100.0 * id.board().orElseThrow().dangers() / cells;
        }

        Map<String, @Nullable Object> json() {
            return Json.object(
                    "board", board(),
                    "density", density(),
                    "boards", output.map(Output::boards).orElse(0),
                    "cpuSeconds", output.map(Output::cpuSeconds).orElse(null),
                    "boardsPerCpuSecond", output.map(Output::perSecond).orElse(null),
                    "worstMillis", output.map(Output::worstMillis).orElse(null),
                    "attempts", output.map(Output::attempts).orElse(null),
                    "method", output.map(Output::method).orElse(null));
        }

        String text() {
            return Words.pad(board(), 22)
                    + Words.pad(String.format("%.1f %%", density()), 10)
                    + output.map(made -> Words.pad(made.method(), 12)
                                    + Words.pad("" + made.boards(), 9)
                                    + Words.pad(String.format("%.1f", made.perSecond()), 12)
                                    + Words.pad(String.format("%.0f", made.worstMillis()), 12)
                                    + String.format("%.1f", (double) made.attempts() / made.boards()))
                            .orElse("none found by " + MOST_LOOKS + " looks");
        }
    }

    BenchGenerate(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        if (!(seconds > 0)) {
            throw Failure.badInput("--seconds " + seconds + ": above 0");
        }
        chart.check();
        List<String> games = boards.isEmpty() ? usual() : boards;
        List<Row> rows = new ArrayList<>();
        try (ProgressLine progress = new ProgressLine(terminal, "boards")) {
            measure(GameId.parse(games.get(0)));
            for (String game : games) {
                rows.add(measure(GameId.parse(game)));
                progress.done(rows.size(), games.size());
            }
        }
        print(rows);
        chart.draw(file -> draw(rows, file));
    }

    private static List<String> usual() {
        List<String> games = new ArrayList<>();
        for (String family : FAMILIES) {
            games.add(family + ":9x9/10 opening@3,3");
        }
        for (String family : FAMILIES) {
            for (int mines : MINES) {
                games.add(family + ":30x16/" + mines + " opening@3,3");
            }
        }
        return games;
    }

    private Row measure(GameId game) {
        GameId id = game.withSeed(seed.value());
        Topology topology = id.setup(new Catalogue()).world().topology();
        NoGuess source = new NoGuess(id, topology, NoGuess.Wish.ANY, method, mixing);
        if (fewClues) {
            source.fewClues();
        }
        return new Row(id, topology.size(), Output.measure(source, seconds, MOST_BOARDS, MOST_LOOKS));
    }

    private void print(List<Row> rows) {
        if (json.on) {
            terminal.line(Json.text(
                    Json.object("rows", rows.stream().map(Row::json).toList(), "mix", mixing, "seed", seed.value())));
            return;
        }
        terminal.line(Words.pad("board", 22) + Words.pad("density", 10) + Words.pad("method", 12)
                + Words.pad("boards", 9) + Words.pad("a second", 12) + Words.pad("worst, ms", 12) + "looks a board");
        rows.forEach(row -> terminal.line(row.text()));
        terminal.line("CPU time of one thread, seed " + seed.value());
    }

    private static void draw(List<Row> rows, Path file) {
        Map<String, List<Row>> lines = new LinkedHashMap<>();
        rows.stream()
                .filter(row -> row.output.isPresent())
                .forEach(row -> lines.computeIfAbsent(kind(row), key -> new ArrayList<>())
                        .add(row));
        LogLineChart picture =
                new LogLineChart("Certified boards without a guess", "mines in 100 cells", "boards a CPU second");
        picture.plainAcross();
        lines.values().removeIf(line -> line.size() == 1);
        lines.forEach((kind, line) -> picture.add(
                kind,
                line.stream().map(Row::density).toList(),
                line.stream().map(row -> row.output.orElseThrow().perSecond()).toList()));
        picture.write(file);
    }

    private static String kind(Row row) {
        return row.board().substring(0, row.board().indexOf('/'));
    }
}
