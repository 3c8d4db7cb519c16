// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.watch;

import sweeplab.app.terminal.Keys;
import sweeplab.catalogue.Setup;
import sweeplab.world.Graph;
import sweeplab.world.Topology;

/** The cell that keys are about; it goes round at the edges. */
final class Cursor {

    private final Topology topology;
    private int cell;

    /** On the first start cell, or in the corner. */
    Cursor(Setup setup) {
        topology = setup.world().topology();
        cell = setup.starts().length == 0 ? 0 : setup.starts()[0];
    }

    int cell() {
        return cell;
    }

    void put(int other) {
        cell = other;
    }

    void move(char arrow) {
        switch (arrow) {
            case Keys.UP -> go(-1, 0);
            case Keys.DOWN -> go(1, 0);
            case Keys.LEFT -> go(0, -1);
            default -> go(0, 1);
        }
    }

    // The cells of a graph are one row, which is drawn as a list downwards.
    private void go(int rows, int columns) {
        if (topology.shape() instanceof Graph) {
            cell = Math.floorMod(cell + rows + columns, topology.size());
            return;
        }
        cell = topology.cell(
                Math.floorMod(topology.row(cell) + rows, topology.rows()),
                Math.floorMod(topology.column(cell) + columns, topology.columns()));
    }
}
