// SPDX-License-Identifier: Apache-2.0
package sweeplab.rules;

import sweeplab.world.Topology;

/** What the games of tornadoes share: hexagons, the number of tornadoes untold, two given safe cells. */
interface Tornadoes extends Rules {

    @Override
    default String danger() {
        return "tornado";
    }

    @Override
    default String dangerSymbol() {
        return "t";
    }

    @Override
    default boolean dangersKnown() {
        return false;
    }

    @Override
    default String family() {
        return "hex";
    }

    @Override
    default int[] starts(Topology topology) {
        return Starts.cornerAndCentre(topology);
    }
}
