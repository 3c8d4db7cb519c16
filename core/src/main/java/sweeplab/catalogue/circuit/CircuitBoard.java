// SPDX-License-Identifier: Apache-2.0
package sweeplab.catalogue.circuit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import sweeplab.catalogue.circuit.CircuitSketch.Spot;
import sweeplab.view.View;
import sweeplab.world.Topology;

/**
 * A formula drawn as a position: a mine at a variable's cell means that it is true, and then there is one way to place all other
 * mines, with a mine at the output exactly if the formula is true. If it is said to be true, a world fits only if some values make it so.
 */
public record CircuitBoard(String formula, Proposition meaning, View view, Map<String, Integer> inputs, int output) {

    /** How often variables may stand in a formula. */
    public static final int MOST_LEAVES = 40;

    static final int MOST_VARIABLES = 12;

    public static CircuitBoard of(String formula, boolean saidToBeTrue) {
        Proposition meaning = PropositionText.read(formula);
        TreeSet<String> names = new TreeSet<>();
        meaning.names(names);
        if (names.size() > MOST_VARIABLES) {
            throw new IllegalArgumentException(
                    "the formula has " + names.size() + " variables, at most " + MOST_VARIABLES + " are drawn");
        }
        return new Draughtsman(List.copyOf(names)).draw(formula, meaning, saidToBeTrue);
    }

    /** Draws: a column for each variable, a row for each place where one stands, the gates to the right of them. */
    private static final class Draughtsman {

        private static final int COLUMN = 8;
        private static final int ROW = 12;
        private static final int TOP = -8;

        private final CircuitSketch sketch = new CircuitSketch();
        private final List<String> names;
        private final List<String> leaves = new ArrayList<>();
        private final Map<String, CircuitWire> rails = new LinkedHashMap<>();
        private int next;

        Draughtsman(List<String> names) {
            this.names = names;
            for (String name : names) {
                rails.put(name, rail(name));
            }
        }

        private CircuitWire rail(String name) {
            return new CircuitWire(sketch, new Spot(TOP, COLUMN * names.indexOf(name)), false);
        }

        CircuitBoard draw(String formula, Proposition meaning, boolean saidToBeTrue) {
            collect(meaning);
            CircuitWire end = drawn(meaning);
            CircuitWire output = end.to(end.at().row(), end.at().column() + (end.denied() ? 2 : 4));
            if (saidToBeTrue) {
                sketch.mark(output.at().row(), output.at().column() + 1);
            }
            View view = sketch.view();
            Map<String, Integer> inputs = new LinkedHashMap<>();
            names.forEach(name -> inputs.put(name, cell(view, rail(name).at())));
            return new CircuitBoard(formula, meaning, view, inputs, cell(view, output.at()));
        }

        private int cell(View view, Spot spot) {
            Topology topology = view.topology();
            return topology.cell(
                    spot.row() - sketch.corner().row(),
                    spot.column() - sketch.corner().column());
        }

        private void collect(Proposition of) {
            if (of instanceof Proposition.Variable variable) {
                leaves.add(variable.name());
            } else if (of instanceof Proposition.Not not) {
                collect(not.of());
            } else if (of instanceof Proposition.And and) {
                collect(and.left());
                collect(and.right());
            }
        }

        private CircuitWire drawn(Proposition of) {
            if (of instanceof Proposition.Not not) {
                return drawn(not.of()).negated();
            }
            if (of instanceof Proposition.And and) {
                CircuitWire upper = drawn(and.left());
                return gate(upper, drawn(and.right()));
            }
            return leaf();
        }

        // The row of the next place: from its variable's column to the right, across the columns that go on below.
        private CircuitWire leaf() {
            int row = ROW * next;
            String name = leaves.get(next);
            List<String> below = leaves.subList(next + 1, leaves.size());
            next++;
            CircuitWire at = rails.merge(
                    name, rail(name), (rail, same) -> rail.to(row, rail.at().column()));
            for (String other : names.subList(names.indexOf(name) + 1, names.size())) {
                int column = COLUMN * names.indexOf(other);
                at = at.to(row, column - 4);
                if (below.contains(other)) {
                    at = at.across(false);
                    rails.merge(
                            other,
                            rail(other),
                            (rail, same) -> rail.to(row - 4, column).across(true));
                } else {
                    at = at.to(row, column + 4);
                }
            }
            return at.to(row, COLUMN * names.size());
        }

        // "And": the two inputs come from above and below, each denied; the output leaves to the right. Of the cells
        // left of it one
        // says "only the upper", one "only the lower" and one "neither": exactly one of them and the output is a mine.
        private CircuitWire gate(CircuitWire upper, CircuitWire lower) {
            int row = upper.at().row() + ROW / 2;
            int column = Math.max(upper.at().column(), lower.at().column()) + CircuitWire.ROOM;
            upper.around(row - 2, column, true);
            lower.around(row + 2, column, true);
            sketch.line(new Spot(row - 2, column), new Spot(row + 2, column));
            sketch.line(new Spot(row - 1, column - 1), new Spot(row + 1, column - 1));
            sketch.mark(row, column - 2);
            return new CircuitWire(sketch, new Spot(row, column), false).to(row, column + 4);
        }
    }

    /** What is what, a line each. */
    public List<String> legend() {
        List<String> lines = new ArrayList<>();
        lines.add("The circuit of " + formula);
        inputs.forEach((name, cell) ->
                lines.add(name + " is true if " + view.topology().name(cell) + " is a mine"));
        lines.add("the formula is true if " + view.topology().name(output) + " is a mine");
        return lines;
    }
}
