// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import sweeplab.app.terminal.Notation;
import sweeplab.view.View;
import sweeplab.world.Point;
import sweeplab.world.Topology;

/**
 * One cell of a picture.
 *
 * @param x where its middle is, in cells from the left edge
 * @param y where its middle is, in cells from the top
 * @param look how it is painted
 * @param label what stands in it
 * @param lit whether it is pointed out
 */
public record Tile(double x, double y, Look look, String label, boolean lit) {

    /** How a cell is painted. */
    public enum Look {
        COVERED,
        FLAG,
        OPEN,
        DANGER,
        BLOCKED
    }

    /** The cells of a view, some of them pointed out. */
    public static List<Tile> of(View view, Set<Integer> lit) {
        Topology topology = view.topology();
        List<Tile> tiles = new ArrayList<>();
        double left = Double.MAX_VALUE;
        double top = Double.MAX_VALUE;
        for (int cell = 0; cell < topology.size(); cell++) {
            left = Math.min(left, topology.shape().point(cell).x());
            top = Math.min(top, topology.shape().point(cell).y());
        }
        for (int cell = 0; cell < topology.size(); cell++) {
            Point at = topology.shape().point(cell);
            tiles.add(new Tile(
                    at.x() - left + 0.5, at.y() - top + 0.5, look(view, cell), label(view, cell), lit.contains(cell)));
        }
        return tiles;
    }

    private static Look look(View view, int cell) {
        if (view.covered(cell)) {
            return view.flagged(cell) ? Look.FLAG : Look.COVERED;
        }
        return view.exploded(cell) ? Look.DANGER : view.blocked(cell) ? Look.BLOCKED : Look.OPEN;
    }

    // A 0 is an open cell without a number, as players are used to.
    private static String label(View view, int cell) {
        if (view.covered(cell)) {
            return view.flagged(cell) ? "F" : "";
        }
        String symbol = Notation.of(view.rules()).symbol(view, cell).strip();
        return symbol.equals("0") ? "" : symbol;
    }
}
