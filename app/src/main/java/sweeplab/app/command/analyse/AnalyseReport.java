// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.analyse;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import sweeplab.advice.Advice;
import sweeplab.advice.AdviceShape;
import sweeplab.advice.Adviser;
import sweeplab.advice.BestMove;
import sweeplab.app.command.option.TimeLimit;
import sweeplab.app.json.Json;
import sweeplab.app.terminal.BoardPainter;
import sweeplab.app.terminal.Notation;
import sweeplab.app.terminal.Words;
import sweeplab.base.Budget;
import sweeplab.count.Exact;
import sweeplab.count.estimate.Estimate;
import sweeplab.count.relation.LargeRelations;
import sweeplab.count.result.Analysis;
import sweeplab.count.result.Census;
import sweeplab.sat.FittingWorlds;
import sweeplab.sat.SatEngines;
import sweeplab.view.View;
import sweeplab.world.CellSet;
import sweeplab.world.Graph;
import sweeplab.world.HexPlaces;
import sweeplab.world.Topology;

/** What an analysis found, told to a person or as JSON. */
record AnalyseReport(
        View view, Advice advice, Census census, Optional<Estimate> estimate, Budget budget, double millis) {

    private static final long SEED = 1;

    // Sampling begins where counting ends: it takes what is left of the time, but for some to give advice in.
    static AnalyseReport of(View view, Adviser adviser, Budget budget, boolean estimated) {
        long began = System.nanoTime();
        Exact exact = new Exact().limit(estimated ? budget.withMillis(budget.millisLeft() / 3) : budget);
        Analysis analysis = LargeRelations.improve(exact.analyse(view), view, SatEngines.DEFAULT.tools(), budget);
        Optional<Estimate> estimate = estimated && analysis.verdict() == Analysis.Verdict.TOO_LARGE
                ? Optional.of(FittingWorlds.estimate(view, SEED, budget.withMillis(budget.millisLeft() / 5 * 4)))
                : Optional.empty();
        Census census = estimate.isPresent()
                ? Census.unknown(analysis.verdict())
                : exact.limit(budget).count(view);
        Advice advice = adviser.advise(view, analysis);
        return new AnalyseReport(view, advice, census, estimate, budget, (System.nanoTime() - began) / 1e6);
    }

    String json() {
        Map<String, @Nullable Object> object = Json.object(
                "consistent",
                fits().orElse(null),
                "solutions",
                counted() || !consistent() ? census.solutions().toString() : null,
                "cells",
                consistent() ? cells() : List.of(),
                "safe",
                places(analysis().safe()),
                "mines",
                places(analysis().dangers()));
        object.putAll(AdviceShape.of(advice, view.topology()));
        object.put("millis", millis);
        gap().ifPresent(gap -> object.put("unknown", gap));
        estimate.ifPresent(made -> object.put("estimated", made.shape()));
        if (consistent() && !counted()) {
            object.put("givenUp", (known() ? "the number of worlds: " : "chances: ") + TimeLimit.why(budget));
        }
        return Json.text(object);
    }

    // A world that was found and looked at fits, whatever was not counted.
    private Optional<Boolean> fits() {
        return foundWorld() ? Optional.of(true) : analysis().fits();
    }

    private boolean foundWorld() {
        return estimate.stream().anyMatch(Estimate::foundWorld);
    }

    private Optional<String> gap() {
        return foundWorld()
                ? Optional.of("some chances: the position is too large to be counted")
                : analysis().gap();
    }

    // Chances may be known where the number of worlds takes too long to write down.
    private boolean counted() {
        return census.verdict() == Analysis.Verdict.KNOWN;
    }

    private Analysis analysis() {
        return advice.analysis();
    }

    boolean consistent() {
        return advice.consistent();
    }

    private boolean known() {
        return analysis().verdict() == Analysis.Verdict.KNOWN;
    }

    private List<Map<String, @Nullable Object>> cells() {
        Topology topology = view.topology();
        boolean gold = analysis().gold().length > 0;
        List<Map<String, @Nullable Object>> cells = new ArrayList<>();
        for (int cell = 0; cell < topology.size(); cell++) {
            if (view.covered(cell)) {
                Map<String, @Nullable Object> object = Json.object(
                        "row",
                        topology.row(cell),
                        "col",
                        topology.column(cell),
                        "mine",
                        analysis().danger(cell));
                if (topology.shape() instanceof Graph) {
                    object.put("name", topology.name(cell));
                }
                if (gold) {
                    object.put("gold", analysis().gold(cell));
                }
                if (!analysis().knows(cell)) {
                    int asked = cell;
                    estimate.ifPresent(made -> object.putAll(made.shape(asked)));
                }
                cells.add(object);
            }
        }
        return cells;
    }

    private List<List<Integer>> places(CellSet cells) {
        Topology topology = view.topology();
        List<List<Integer>> places = new ArrayList<>();
        cells.forEach(cell -> places.add(List.of(topology.row(cell), topology.column(cell))));
        return places;
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        if (!consistent()) {
            lines.add("No world fits this position.");
            if (!advice.clash().isEmpty()) {
                lines.add("These clues cannot all be true: "
                        + advice.clash().stream().map(view.topology()::name).collect(Collectors.joining(", ")) + ".");
            }
            return lines;
        }
        Topology topology = view.topology();
        lines.addAll(topology.shape() instanceof Graph ? list() : grid());
        lines.add("");
        lines.add("Covered cells show the chance of a " + view.rules().danger() + " in percent.");
        lines.add(known() ? worlds() : estimate.map(this::sampled).orElseGet(this::notKnown));
        if (advice.solved()) {
            lines.add("Solved: every cell that is left is a " + view.rules().danger() + ".");
        }
        advice.best().ifPresent(best -> lines.add(best(best)));
        boolean stops = advice.best().isEmpty() && advice.leastRisk() < 1;
        if (stops) {
            lines.add("No best move: this agent opens only what it knows to be safe.");
        }
        if (stops || advice.best().stream().anyMatch(best -> best.risk() > advice.leastRisk())) {
            lines.add("Safest: " + topology.name(advice.safest()) + ", " + Words.percent(1 - advice.leastRisk())
                    + " to survive.");
        }
        return lines;
    }

    // The cells of a graph have names and no places.
    private List<String> list() {
        Topology topology = view.topology();
        List<String> lines = IntStream.range(0, topology.size())
                .mapToObj(cell -> Words.pad(shown(cell), 6) + topology.name(cell))
                .collect(Collectors.toCollection(ArrayList::new));
        List<String> told = view.rules().told(topology);
        lines.addAll(
                told.isEmpty()
                        ? told
                        : Stream.concat(Stream.of(""), told.stream()).toList());
        return lines;
    }

    private String shown(int cell) {
        return view.covered(cell) ? chance(cell) : Notation.of(view.rules()).symbol(view, cell);
    }

    private List<String> grid() {
        List<String> lines = new ArrayList<>();
        Topology topology = view.topology();
        if (topology.shape() instanceof HexPlaces) {
            return new BoardPainter(false).paint(view, this::shown);
        }
        for (int row = 0; row < topology.rows(); row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < topology.columns(); column++) {
                line.append(Words.pad(shown(topology.cell(row, column)), 6));
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    private String best(BestMove best) {
        String survive = Double.isNaN(best.risk()) ? "" : ", " + Words.percent(1 - best.risk()) + " to survive";
        String win = Double.isNaN(best.win())
                ? ""
                : ", " + Words.percent(best.win())
                        + (best.winMargin() == 0 ? "" : " ± " + Words.percent(best.winMargin()))
                        + " to win";
        return "Best by " + best.by() + ": " + view.topology().name(best.cell()) + survive + win + ": " + best.why()
                + ".";
    }

    private String worlds() {
        if (!counted()) {
            return "The number of worlds is not known: " + TimeLimit.why(budget) + ". The chances are right.";
        }
        String count = census.solutions().toString();
        String shown = count.length() > 30
                ? count.charAt(0) + "." + count.substring(1, 4) + "e" + (count.length() - 1)
                : count;
        return shown + (shown.equals("1") ? " world fits." : " worlds fit.");
    }

    private String notKnown() {
        return "Chances are not known: " + TimeLimit.why(budget) + ". What is certain is right.";
    }

    private String sampled(Estimate made) {
        double[] margins = IntStream.range(0, view.topology().size())
                .filter(cell -> !analysis().knows(cell) && made.knows(cell))
                .mapToDouble(cell -> made.margin()[cell])
                .sorted()
                .toArray();
        if (margins.length == 0) {
            return made.foundWorld()
                    ? "Chances are not known: it is too large, and the samples do not agree yet. What is certain is right."
                    : "Chances are not known: it is too large, and no world to begin samples with was found.";
        }
        return "It is too large to be counted: chances with ~ are estimates from samples, in 95 of 100 cases within "
                + points(margins[margins.length / 2]) + " points of the true one in the middle, within "
                + points(margins[margins.length - 1]) + " at worst. What is certain is right.";
    }

    private static String points(double margin) {
        return String.format(Locale.ROOT, "%.1f", 100 * margin);
    }

    private String chance(int cell) {
        boolean sampled = !analysis().knows(cell) && estimate.stream().anyMatch(made -> made.knows(cell));
        return sampled
                ? "~" + estimate.map(made -> chance(made.danger()[cell])).orElseThrow()
                : chance(analysis().danger(cell));
    }

    private static String chance(double danger) {
        if (Double.isNaN(danger)) {
            return "?";
        }
        if (danger == 0) {
            return "safe";
        }
        return danger == 1 ? "100" : String.format(Locale.ROOT, "%.1f", Math.min(99.9, Math.max(0.1, 100 * danger)));
    }
}
