// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.program;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import sweeplab.view.View;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;

/** The cells that one probe uncovered in the order of report 000: depth first, straight neighbours before diagonal ones. */
final class Cascade {

    private Cascade() {}

    /** The cells uncovered since the journal had this length, beginning with the probed one. */
    static List<Integer> of(View view, int probed, int since) {
        CellSet fresh = new CellSet(view.topology().size());
        for (int i = since; i < view.opened(); i++) {
            fresh.add(view.opened(i));
        }
        List<Integer> order = new ArrayList<>();
        Deque<Deque<Integer>> paths = new ArrayDeque<>();
        paths.push(new ArrayDeque<>(List.of(probed)));
        while (!paths.isEmpty()) {
            Integer cell = paths.peek().poll();
            if (cell == null) {
                paths.pop();
            } else if (fresh.remove(cell)) {
                order.add(cell);
                if (!view.exploded(cell) && view.atMost(cell) == 0) {
                    paths.push(neighbours(view.topology(), cell));
                }
            }
        }
        return order;
    }

    private static Deque<Integer> neighbours(Topology topology, int cell) {
        int row = topology.row(cell);
        int column = topology.column(cell);
        Deque<Integer> cells = new ArrayDeque<>();
        int[][] steps = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}};
        for (int[] step : steps) {
            if (topology.contains(row + step[0], column + step[1])) {
                cells.add(topology.cell(row + step[0], column + step[1]));
            }
        }
        return cells;
    }
}
