// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.document;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.Graph;
import sweeplab.world.Topology;

/** Counts of mines in groups of named cells, with no geometry; {@link View#UNTOLD} where a total is not said. */
public record RuleSet(List<Rule> rules, int totalCells, int totalMines) implements Document {

    /** So many mines are in these cells. */
    public record Rule(int mines, List<String> cells) {

        public Rule {
            cells = List.copyOf(cells);
        }
    }

    public RuleSet {
        rules = List.copyOf(rules);
    }

    @Override
    public String kind() {
        return "set of rules";
    }

    /** The named cells in the order they occur. */
    public Set<String> names() {
        Set<String> names = new LinkedHashSet<>();
        rules.forEach(rule -> names.addAll(rule.cells()));
        return names;
    }

    /**
     * The same as a position on a graph: a covered cell for each name, covered cells {@code free:1} and on for those that no
     * rule names, and for each rule an uncovered cell {@code rule:1} and on that joins its cells and shows its number.
     */
    public SeenPosition position() {
        Set<String> names = names();
        StringBuilder text = new StringBuilder();
        names.forEach(name -> text.append("cell ").append(name).append('\n'));
        for (int i = names.size(); i < totalCells; i++) {
            text.append("cell free:").append(i - names.size() + 1).append('\n');
        }
        int covered = Math.max(names.size(), totalCells);
        for (int i = 0; i < rules.size(); i++) {
            text.append("cell rule:").append(i + 1).append('\n');
        }
        for (int i = 0; i < rules.size(); i++) {
            if (!rules.get(i).cells().isEmpty()) {
                text.append("join rule:").append(i + 1).append(' ');
                text.append(String.join(" ", rules.get(i).cells())).append('\n');
            }
        }
        Topology topology = Topology.of(Graph.parse("rules", text.toString()));
        Scene scene = Minefield.scene(topology, totalMines);
        for (int i = 0; i < rules.size(); i++) {
            scene.open(covered + i, rules.get(i).mines(), View.UNTOLD);
        }
        return Minefield.position(scene);
    }
}
