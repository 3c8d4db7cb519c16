// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.bench.logic;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import sweeplab.app.json.Json;
import sweeplab.count.result.Analysis;
import sweeplab.format.Formats;
import sweeplab.format.document.Recast;
import sweeplab.view.View;
import sweeplab.world.Topology;

/**
 * One question: a position, and all that there is to say of it.
 *
 * @param kind the easiest reasoning that finds something certain, or "best guess" if nothing is; flags are right
 * @param position in our own text form, which every command reads
 * @param risk for each covered cell the chance of a danger
 * @param win for each covered cell the chance to win after opening it, by perfect play from there on; empty where that is not defined (several lives, gold clues)
 */
record LogicItem(
        String id, String kind, String game, String position, Map<GridCell, Double> risk, Map<GridCell, Double> win) {

    View view() {
        return Recast.view(new Formats().read(position));
    }

    /** The cells that are certainly safe. */
    List<GridCell> safe() {
        return where(0);
    }

    /** The cells that are certainly dangers. */
    List<GridCell> mines() {
        return where(1);
    }

    private List<GridCell> where(double chance) {
        return risk.entrySet().stream()
                .filter(each -> each.getValue() == chance)
                .map(Map.Entry::getKey)
                .toList();
    }

    String line() {
        return Json.text(Json.object(
                "id",
                id,
                "kind",
                kind,
                "game",
                game,
                "position",
                position,
                "safe",
                places(safe()),
                "mines",
                places(mines()),
                "risk",
                numbers(risk),
                "win",
                win.isEmpty() ? null : numbers(win)));
    }

    private static List<?> places(List<GridCell> spots) {
        return spots.stream().map(spot -> List.of(spot.row(), spot.column())).toList();
    }

    private static List<?> numbers(Map<GridCell, Double> values) {
        List<Object> all = new ArrayList<>();
        values.forEach((spot, value) -> all.add(List.of(spot.row(), spot.column(), value)));
        return all;
    }

    static LogicItem of(String line) {
        if (!(Json.read(line) instanceof Map<?, ?> read)) {
            throw new IllegalArgumentException("a line of a set is an object");
        }
        return new LogicItem(
                String.valueOf(read.get("id")),
                String.valueOf(read.get("kind")),
                String.valueOf(read.get("game")),
                String.valueOf(read.get("position")),
                GridCell.values(read.get("risk")),
                GridCell.values(read.get("win")));
    }

    /** The chances of all covered cells without a flag. */
    static Map<GridCell, Double> risks(View view, Analysis analysis) {
        Map<GridCell, Double> risks = new TreeMap<>();
        Topology topology = view.topology();
        for (int cell = 0; cell < topology.size(); cell++) {
            if (view.covered(cell) && !view.flagged(cell)) {
                risks.put(GridCell.of(topology, cell), analysis.danger(cell));
            }
        }
        return risks;
    }

    /** The best chance to win that any cell gives; nothing where it is not defined. */
    @Nullable
    Double best() {
        return win.values().stream().max(Double::compare).orElse(null);
    }

    double leastRisk() {
        return risk.values().stream().min(Double::compare).orElse(1.0);
    }
}
