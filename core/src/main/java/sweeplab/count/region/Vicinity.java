// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

import sweeplab.position.Position;
import sweeplab.world.Topology;

/**
 * What lies around a covered cell that may be safe.
 *
 * @param cell the cell
 * @param beside for each region whether it has a cell around it, or the cell itself
 * @param known how many known dangers lie around it
 * @param free how many free cells lie around it
 * @param freeElsewhere how many free cells there are besides these and the cell
 */
record Vicinity(int cell, boolean[] beside, int known, int free, int freeElsewhere) {

    static Vicinity of(Workings workings, int cell) {
        Topology topology = workings.position().topology();
        boolean[] beside = new boolean[workings.regions().count()];
        for (int i = 0; i < beside.length; i++) {
            beside[i] = touches(topology, workings.regions().get(i), cell);
        }
        int known = 0;
        int free = 0;
        for (int i = 0; i < topology.degree(cell); i++) {
            int other = topology.neighbour(cell, i);
            known += workings.position().status(other) == Position.DANGER ? 1 : 0;
            free += workings.freeCells().free(other) ? 1 : 0;
        }
        int freeElsewhere = workings.free() - free - (workings.freeCells().free(cell) ? 1 : 0);
        return new Vicinity(cell, beside, known, free, freeElsewhere);
    }

    private static boolean touches(Topology topology, Region region, int cell) {
        for (int other : region.cells) {
            if (other == cell || topology.adjacent(cell, other)) {
                return true;
            }
        }
        return false;
    }

    /** The fewest dangers that the regions beside the cell have, or that the others have. */
    int least(Regions regions, boolean here) {
        int least = 0;
        for (int i = 0; i < beside.length; i++) {
            least += beside[i] == here ? regions.get(i).table.least : 0;
        }
        return least;
    }
}
