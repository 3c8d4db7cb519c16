// SPDX-License-Identifier: Apache-2.0
package sweeplab.rules;

import sweeplab.world.Topology;

/** The start cells that several games share. */
final class Starts {

    private Starts() {}

    static int[] cornerAndCentre(Topology topology) {
        int centre = topology.cell(topology.rows() / 2, topology.columns() / 2);
        return centre == 0 ? new int[] {0} : new int[] {0, centre};
    }
}
