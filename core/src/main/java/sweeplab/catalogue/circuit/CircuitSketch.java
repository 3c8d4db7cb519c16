// SPDX-License-Identifier: Apache-2.0
package sweeplab.catalogue.circuit;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import sweeplab.rules.GoldClue;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.Topology;

/**
 * A circuit on squared paper: signals, covered cells that carry a value, and between them links, open cells of which each sees
 * exactly one mine among its signals. What lies beside them is a wall of mines, and the rest is open, so that the walls are plain.
 */
final class CircuitSketch {

    /** A place on the paper; rows and columns may be negative. */
    record Spot(int row, int column) {}

    // Both lines pass, each turned into its opposite, and every open cell sees one mine: found by trying all patterns
    // that look the same when turned by 90 degrees.
    private static final String[] CROSSING = {"##..#", ".#.##", ".....", "##.#.", "#..##"};

    private final Map<Spot, Boolean> signals = new HashMap<>();

    /** A cell of a wire: a signal where row and column have an even sum, else a link. */
    void mark(int row, int column) {
        signals.put(new Spot(row, column), Math.floorMod(row + column, 2) == 0);
    }

    /** All cells from one to the other, which lie in one row or column. */
    void line(Spot from, Spot to) {
        int rows = Integer.signum(to.row() - from.row());
        int columns = Integer.signum(to.column() - from.column());
        int steps = Math.abs(to.row() - from.row()) + Math.abs(to.column() - from.column());
        for (int i = 0; i <= steps; i++) {
            mark(from.row() + i * rows, from.column() + i * columns);
        }
    }

    /** Lets two wires cross here; they reach it in the middle of its four sides. */
    void crossing(int row, int column) {
        for (int i = 0; i < CROSSING.length; i++) {
            for (int j = 0; j < CROSSING.length; j++) {
                signals.put(new Spot(row + i - 2, column + j - 2), CROSSING[i].charAt(j) == '#');
            }
        }
        line(new Spot(row - 4, column), new Spot(row - 3, column));
        line(new Spot(row + 3, column), new Spot(row + 4, column));
        line(new Spot(row, column - 4), new Spot(row, column - 3));
        line(new Spot(row, column + 3), new Spot(row, column + 4));
    }

    /** The uppermost row and the leftmost column of the board. */
    Spot corner() {
        int row = signals.keySet().stream().mapToInt(Spot::row).min().orElse(0);
        int column = signals.keySet().stream().mapToInt(Spot::column).min().orElse(0);
        return new Spot(row - 2, column - 2);
    }

    /** The position that a player sees; how many mines there are is not told. */
    View view() {
        Spot corner = corner();
        int rows = signals.keySet().stream().mapToInt(Spot::row).max().orElse(0) + 3 - corner.row();
        int columns = signals.keySet().stream().mapToInt(Spot::column).max().orElse(0) + 3 - corner.column();
        Rules rules = RuleBook.get("classic");
        Topology topology = rules.board(columns, rows);
        Scene scene = new Scene(rules, topology, View.UNTOLD, View.UNTOLD);
        Set<Spot> walls = walls();
        for (int cell = 0; cell < topology.size(); cell++) {
            Spot spot = new Spot(topology.row(cell) + corner.row(), topology.column(cell) + corner.column());
            boolean link = signals.containsKey(spot);
            if (!walls.contains(spot) && !(link && signals.getOrDefault(spot, false))) {
                scene.open(cell, around(spot, walls) + (link ? 1 : 0), GoldClue.UNTOLD);
            }
        }
        return scene.view();
    }

    private Set<Spot> walls() {
        Set<Spot> walls = new HashSet<>();
        for (Spot spot : signals.keySet()) {
            for (int i = 0; i < 9; i++) {
                walls.add(new Spot(spot.row() + i / 3 - 1, spot.column() + i % 3 - 1));
            }
        }
        walls.removeAll(signals.keySet());
        return walls;
    }

    private static int around(Spot spot, Set<Spot> walls) {
        int count = 0;
        for (int i = 0; i < 9; i++) {
            count += walls.contains(new Spot(spot.row() + i / 3 - 1, spot.column() + i % 3 - 1)) ? 1 : 0;
        }
        return count;
    }
}
