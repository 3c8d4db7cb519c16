package sweeplab.app.command.analyse;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
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
record AnalyseReport(View view, Analysis analysis, Census census, Budget budget, double millis) {

    static AnalyseReport of(View view, Budget budget) {
        long began = System.nanoTime();
        Exact exact = new Exact().limit(budget);
        Analysis analysis = exact.analyse(view);
        Census census = exact.count(view);
        return new AnalyseReport(view, analysis, census, budget, (System.nanoTime() - began) / 1e6);
    }

    String json() {
        Map<String, @Nullable Object> object = Json.object(
                "consistent",
                analysis.fits().orElse(null),
                "solutions",
                counted() || !consistent() ? census.solutions().toString() : null,
                "cells",
                consistent() ? cells() : List.of(),
                "safe",
                places(analysis.safe()),
                "mines",
                places(analysis.dangers()),
                "best",
                best() < 0 ? null : bestObject(),
                "millis",
                millis);
        analysis.gap().ifPresent(gap -> object.put("unknown", gap));
        if (consistent() && !counted()) {
            object.put("givenUp", (known() ? "the number of worlds: " : "chances: ") + TimeLimit.why(budget));
        }
        return Json.text(object);
    }

    // Chances may be known where the number of worlds takes too long to write down.
    private boolean counted() {
        return census.verdict() == Analysis.Verdict.KNOWN;
    }

    private boolean consistent() {
        return analysis.verdict() != Analysis.Verdict.INCONSISTENT;
    }

    private boolean known() {
        return analysis.verdict() == Analysis.Verdict.KNOWN;
    }

    private List<Map<String, @Nullable Object>> cells() {
        Topology topology = view.topology();
        boolean gold = analysis.gold().length > 0;
        List<Map<String, @Nullable Object>> cells = new ArrayList<>();
        for (int cell = 0; cell < topology.size(); cell++) {
            if (view.covered(cell)) {
                Map<String, @Nullable Object> object = Json.object(
                        "row", topology.row(cell), "col", topology.column(cell), "mine", analysis.danger(cell));
                if (gold) {
                    object.put("gold", analysis.gold(cell));
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

    private Map<String, @Nullable Object> bestObject() {
        Topology topology = view.topology();
        return Json.object(
                "row", topology.row(best()),
                "col", topology.column(best()),
                "survive", 1 - analysis.danger(best()),
                "why", why());
    }

    // The covered cell with the least chance of danger, or -1 if none can be said to be better than a certain danger.
    private int best() {
        int best = -1;
        for (int cell = 0; consistent() && cell < view.topology().size(); cell++) {
            boolean known = view.covered(cell) && analysis.knows(cell);
            boolean better = best < 0 || analysis.danger(cell) < analysis.danger(best);
            if (known && analysis.danger(cell) < 1 && better) {
                best = cell;
            }
        }
        return best;
    }

    private String why() {
        return analysis.danger(best()) == 0 ? "certainly safe" : "the least chance of danger";
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        if (!consistent()) {
            lines.add("No world fits this position.");
            return lines;
        }
        Notation notation = Notation.of(view.rules());
        Topology topology = view.topology();
        for (int row = 0; row < topology.rows(); row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < topology.columns(); column++) {
                int cell = topology.cell(row, column);
                line.append(
                        Words.pad(view.covered(cell) ? chance(analysis.danger(cell)) : notation.symbol(view, cell), 6));
            }
            lines.add(line.toString().stripTrailing());
        }
        lines.add("");
        lines.add("Covered cells show the chance of a " + view.rules().danger() + " in percent.");
        lines.add(
                known() ? worlds() : "Chances are not known: " + TimeLimit.why(budget) + ". What is certain is right.");
        if (best() >= 0) {
            lines.add("Best: " + topology.name(best()) + ", " + Words.percent(1 - analysis.danger(best()))
                    + " to survive: " + why() + ".");
        }
        return lines;
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
