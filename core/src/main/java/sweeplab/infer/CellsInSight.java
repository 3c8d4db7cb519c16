// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer;

import sweeplab.position.Fact;
import sweeplab.position.Position;
import sweeplab.view.View;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;

/** The frontier: unknown cells that at least one clue speaks of, kept up to date from a position: what the reports' agents go round, row by row. */
final class CellsInSight {

    private final Position position;
    private final CellSet cells;
    private int cluesRead;
    private int factsRead;

    CellsInSight(Position position) {
        this.position = position;
        cells = new CellSet(position.topology().size());
    }

    Position position() {
        return position;
    }

    /** The first such cell at or after this one, or -1. */
    int next(int from) {
        return cells.next(from);
    }

    /** Takes in what became known since the last time. */
    void update() {
        View view = position.view();
        for (; cluesRead < position.read(); cluesRead++) {
            if (position.informs(view.opened(cluesRead))) {
                addAround(view.opened(cluesRead));
            }
        }
        for (; factsRead < position.facts(); factsRead++) {
            cells.remove(Fact.cell(position.fact(factsRead)));
        }
    }

    private void addAround(int clue) {
        Topology topology = position.topology();
        for (int i = topology.firsts()[clue], end = topology.firsts()[clue + 1]; i < end; i++) {
            int cell = topology.adjacency()[i];
            if (position.unknown(cell)) {
                cells.add(cell);
            }
        }
    }
}
