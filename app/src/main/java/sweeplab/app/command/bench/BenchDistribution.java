// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sweeplab.app.bench.Distance;
import sweeplab.app.bench.HeatMap;
import sweeplab.app.bench.Portrait;
import sweeplab.app.command.option.BoardOptions;
import sweeplab.app.command.option.ChartOption;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.command.option.SeedOption;
import sweeplab.app.json.Json;
import sweeplab.app.library.OutFile;
import sweeplab.app.table.BarChart;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.ProgressLine;
import sweeplab.app.terminal.Terminal;
import sweeplab.app.terminal.Words;
import sweeplab.base.Dice;
import sweeplab.catalogue.GameId;
import sweeplab.play.NoGuess;
import sweeplab.world.Topology;

/** {@code sweep bench distribution}: how far repaired boards are from all boards without a guess being equally likely. */
@Command(
        name = "distribution",
        description = "Compares boards without a guess that were repaired with such boards found by rejection.",
        footer = {
            "",
            "place: root mean square difference in the chance of a danger, in points, each cell taken",
            "together with its neighbours; clues: share of safe cells that would have to show another clue;",
            "3BV and openings: difference of the means in standard deviations. The first row compares two",
            "samples of the kind that all are compared with.",
            "",
            "Example:  sweep bench distribution --board 30x16/99 --start opening@3,3 --boards 1000 --seed 1"
        })
final class BenchDistribution implements Runnable {

    private static final int FEWEST = 50;
    private static final int MOST_LOOKS = 10_000_000;

    @Mixin
    private BoardOptions board = new BoardOptions();

    @Option(names = "--boards", paramLabel = "N", description = "How many boards of each kind (${DEFAULT-VALUE}).")
    private int boards = 1000;

    @Option(
            names = "--mix",
            split = ",",
            paramLabel = "N",
            description = "Repaired boards with so many mixing moves (0,100,1000 unless said).")
    private List<Integer> mixing = List.of(0, 100, 1000);

    @Option(
            names = "--against-mix",
            paramLabel = "N",
            description = "Where rejection finds nothing: compare with repaired boards of so many moves instead.")
    @Nullable
    private Integer reference;

    @Option(names = "--heat", paramLabel = "FILE", description = "Also draw where the dangers lie, as .png.")
    @Nullable
    private Path heat;

    @Mixin
    private ChartOption chart = new ChartOption();

    @Mixin
    private SeedOption seed = new SeedOption();

    @Mixin
    private JsonOption json = new JsonOption();

    private final Terminal terminal;

    private record Sample(String name, Portrait portrait) {}

    BenchDistribution(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        check();
        GameId id = board.id(seed.value());
        Topology topology = board.topology(id);
        List<Sample> samples = samples(id, topology);
        print(id, topology, samples);
        if (heat != null) {
            drawPlaces(topology, samples, heat);
        }
        chart.draw(file -> drawClues(id, samples, file));
    }

    private void check() {
        if (boards < FEWEST) {
            throw Failure.badInput("--boards " + boards + ": at least " + FEWEST);
        }
        if (heat != null && !heat.toString().endsWith(".png")) {
            throw Failure.badInput("--heat " + heat + ": a heat map is a file .png");
        }
        if (heat != null) {
            OutFile.check("--heat", heat);
        }
        chart.check();
    }

    // The first sample is what the others are compared with.
    private List<Sample> samples(GameId id, Topology topology) {
        List<Sample> samples = new ArrayList<>();
        try (ProgressLine progress = new ProgressLine(terminal, "boards")) {
            for (int i = 0; i < mixing.size() + 2; i++) {
                Integer mix = i < 2 ? reference : mixing.get(i - 2);
                GameId first = id.withSeed(Dice.seed(seed.value(), i));
                NoGuess source = mix == null
                        ? new NoGuess(first, topology, NoGuess.Wish.ANY)
                        : new NoGuess(first, topology, NoGuess.Wish.ANY, NoGuess.Method.REPAIR, mix);
                Portrait portrait = new Portrait(topology.size());
                while (portrait.boards() < boards) {
                    portrait.add(found(source, first).setup().world());
                    progress.done(i * boards + portrait.boards(), boards * (mixing.size() + 2));
                }
                samples.add(new Sample(mix == null ? "rejection" : "repair, mix " + mix, portrait));
            }
        }
        return samples;
    }

    private static NoGuess.Found found(NoGuess source, GameId id) {
        return source.find(MOST_LOOKS)
                .orElseThrow(() -> Failure.failed("none of " + MOST_LOOKS + " boards of " + id
                        + " can be won without a guess: rejection must be possible to compare with it"));
    }

    private void print(GameId id, Topology topology, List<Sample> samples) {
        Portrait all = samples.get(0).portrait;
        if (json.on) {
            List<Map<String, @Nullable Object>> rows = new ArrayList<>();
            samples.subList(1, samples.size()).forEach(sample -> rows.add(row(sample, all, topology)));
            terminal.line(Json.text(Json.object(
                    "board", String.valueOf(id.board().orElseThrow()),
                    "start", id.start().map(String::valueOf).orElse(""),
                    "boards", boards,
                    "seed", seed.value(),
                    "rows", rows)));
            return;
        }
        terminal.line(id.board().orElseThrow() + ", " + boards + " boards of each kind, seed " + seed.value());
        terminal.line(Words.pad("boards", 20) + Words.pad("place, points", 20) + Words.pad("clues, %", 20)
                + Words.pad("3BV, sd", 24) + "openings, sd");
        samples.subList(1, samples.size()).forEach(sample -> terminal.line(text(sample, all, topology)));
    }

    private static Map<String, @Nullable Object> row(Sample sample, Portrait all, Topology topology) {
        return Json.object(
                "boards", sample.name,
                "place", interval(Distance.ofPlaces(sample.portrait, all, topology)),
                "clues", interval(Distance.ofClues(sample.portrait, all)),
                "bbbv", interval(Distance.ofBbbv(sample.portrait, all)),
                "openings", interval(Distance.ofOpenings(sample.portrait, all)),
                "meanBbbv", sample.portrait.bbbv(),
                "meanOpenings", sample.portrait.openings());
    }

    private static List<Double> interval(Distance distance) {
        return List.of(distance.value(), distance.low(), distance.high());
    }

    private static String text(Sample sample, Portrait all, Topology topology) {
        return Words.pad(sample.name, 20)
                + Words.pad(text("%.2f", 100, Distance.ofPlaces(sample.portrait, all, topology)), 20)
                + Words.pad(text("%.2f", 100, Distance.ofClues(sample.portrait, all)), 20)
                + Words.pad(text("%+.2f", 1, Distance.ofBbbv(sample.portrait, all)), 24)
                + text("%+.2f", 1, Distance.ofOpenings(sample.portrait, all));
    }

    private static String text(String form, double unit, Distance distance) {
        return String.format(
                form + " (" + form + ".." + form + ")",
                unit * distance.value(),
                unit * distance.low(),
                unit * distance.high());
    }

    // The scale goes from the lowest to the highest chance outside the start.
    private static void drawPlaces(Topology topology, List<Sample> samples, Path file) {
        List<double[]> maps = samples.stream()
                .skip(1)
                .map(sample -> Distance.around(topology, sample.portrait::danger))
                .toList();
        DoubleSummaryStatistics range = IntStream.range(0, topology.size())
                .filter(cell -> samples.get(0).portrait.danger(cell) > 0)
                .boxed()
                .flatMap(cell -> maps.stream().map(map -> map[cell]))
                .collect(Collectors.summarizingDouble(Double::doubleValue));
        HeatMap heatMap = new HeatMap(topology, range.getMin(), range.getMax());
        for (int i = 0; i < maps.size(); i++) {
            double[] map = maps.get(i);
            heatMap.add(samples.get(i + 1).name, cell -> map[cell]);
        }
        heatMap.write(file);
    }

    private static void drawClues(GameId id, List<Sample> samples, Path file) {
        BarChart bars =
                new BarChart("Clues of boards without a guess, " + id.board().orElseThrow(), "clue", "% of safe cells");
        for (Sample sample : samples.subList(1, samples.size())) {
            for (int clue = 0; clue <= 8; clue++) {
                bars.add(sample.name, "" + clue, 100 * sample.portrait.clue(clue));
            }
        }
        bars.write(file);
    }
}
