// SPDX-License-Identifier: Apache-2.0
package sweeplab.rules;

import sweeplab.world.Topology;

/** Obscured Sweeper (X1): squares, some of them blocked, two given safe cells. */
public final class Obscured implements Counting {

    @Override
    public String id() {
        return "obscured";
    }

    @Override
    public String danger() {
        return "mine";
    }

    @Override
    public String dangerSymbol() {
        return "m";
    }

    @Override
    public boolean hasBlocked() {
        return true;
    }

    @Override
    public int[] starts(Topology topology) {
        return Starts.cornerAndCentre(topology);
    }
}
