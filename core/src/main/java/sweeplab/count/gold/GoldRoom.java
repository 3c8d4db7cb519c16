// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.gold;

import sweeplab.base.IntList;
import sweeplab.view.View;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;

/**
 * Whether the covered cells far from all that is open have room for gold, wherever dangers lie. Far is three steps and more: gold
 * there, and dangers that make way for it, touch no clue and no gold that a clue speaks of.
 */
final class GoldRoom {

    private final View view;
    private final Topology topology;
    private final int[] far;

    private GoldRoom(View view) {
        this.view = view;
        topology = view.topology();
        CellSet near = new CellSet(topology.size());
        for (int i = 0; i < view.opened(); i++) {
            near.add(view.opened(i));
        }
        for (int start : view.starts()) {
            near.add(start);
        }
        far = allBut(withNeighbours(withNeighbours(near)));
    }

    private int[] allBut(CellSet near) {
        IntList list = new IntList(topology.size());
        for (int cell = 0; cell < topology.size(); cell++) {
            if (view.covered(cell) && !near.contains(cell)) {
                list.add(cell);
            }
        }
        return list.toArray();
    }

    /**
     * True if all gold that is not in sight may lie far from what is open, at either of two places that share no neighbours, and leave
     * there more cells than there are dangers: then every world without that gold becomes one with it in which any chosen
     * cell is as safe as before.
     */
    static boolean toSpare(View view) {
        int golds = view.golds() - view.goldCells();
        GoldRoom room = new GoldRoom(view);
        if (view.dangers() == View.UNTOLD || room.far.length < 2 * golds) {
            return false;
        }
        CellSet one = room.taken(0, golds);
        CellSet other = room.taken(room.far.length - golds, room.far.length);
        return one.stream().noneMatch(other::contains) && room.leaves(one) && room.leaves(other);
    }

    private CellSet taken(int from, int to) {
        CellSet gold = new CellSet(topology.size());
        for (int i = from; i < to; i++) {
            gold.add(far[i]);
        }
        return withNeighbours(gold);
    }

    private boolean leaves(CellSet taken) {
        int left = 0;
        for (int cell : far) {
            left += taken.contains(cell) ? 0 : 1;
        }
        return left > view.dangers() - view.explodedCells();
    }

    private CellSet withNeighbours(CellSet cells) {
        CellSet wider = cells.copy();
        cells.forEach(cell -> {
            for (int i = 0; i < topology.degree(cell); i++) {
                wider.add(topology.neighbour(cell, i));
            }
        });
        return wider;
    }
}
