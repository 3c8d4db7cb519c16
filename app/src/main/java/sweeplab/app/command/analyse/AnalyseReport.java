package sweeplab.app.command.analyse;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import sweeplab.advice.Advice;
import sweeplab.advice.AdviceShape;
import sweeplab.advice.Adviser;
import sweeplab.advice.BestMove;
import sweeplab.app.command.option.TimeLimit;
import sweeplab.app.json.Json;
import sweeplab.app.terminal.Notation;
import sweeplab.app.terminal.Words;
import sweeplab.base.Budget;
import sweeplab.count.Exact;
import sweeplab.count.result.Analysis;
import sweeplab.count.result.Census;
import sweeplab.view.View;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;

/** What an analysis found, told to a person or as JSON. */
record AnalyseReport(View view, Advice advice, Census census, Budget budget, double millis) {

    static AnalyseReport of(View view, Adviser adviser, Budget budget) {
        long began = System.nanoTime();
        Exact exact = new Exact().limit(budget);
        Analysis analysis = exact.analyse(view);
        Census census = exact.count(view);
        Advice advice = adviser.advise(view, analysis);
        return new AnalyseReport(view, advice, census, budget, (System.nanoTime() - began) / 1e6);
    }

    String json() {
        Map<String, @Nullable Object> object = Json.object(
                "consistent",
                analysis().fits().orElse(null),
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
        analysis().gap().ifPresent(gap -> object.put("unknown", gap));
        if (consistent() && !counted()) {
            object.put("givenUp", (known() ? "the number of worlds: " : "chances: ") + TimeLimit.why(budget));
        }
        return Json.text(object);
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
                if (gold) {
                    object.put("gold", analysis().gold(cell));
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
        Notation notation = Notation.of(view.rules());
        Topology topology = view.topology();
        for (int row = 0; row < topology.rows(); row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < topology.columns(); column++) {
                int cell = topology.cell(row, column);
                line.append(Words.pad(
                        view.covered(cell) ? chance(analysis().danger(cell)) : notation.symbol(view, cell), 6));
            }
            lines.add(line.toString().stripTrailing());
        }
        lines.add("");
        lines.add("Covered cells show the chance of a " + view.rules().danger() + " in percent.");
        lines.add(
                known() ? worlds() : "Chances are not known: " + TimeLimit.why(budget) + ". What is certain is right.");
        if (advice.solved()) {
            lines.add("Solved: every cell that is left is a " + view.rules().danger() + ".");
        }
        advice.best().ifPresent(best -> lines.add(best(best)));
        if (advice.best().stream().anyMatch(best -> best.risk() > advice.leastRisk())) {
            lines.add("Safest: " + topology.name(advice.safest()) + ", " + Words.percent(1 - advice.leastRisk())
                    + " to survive.");
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

    private static String chance(double danger) {
        if (Double.isNaN(danger)) {
            return "?";
        }
        if (danger == 0) {
            return "safe";
        }
        return danger == 1
                ? "100"
                : String.format(java.util.Locale.ROOT, "%.1f", Math.min(99.9, Math.max(0.1, 100 * danger)));
    }
}
