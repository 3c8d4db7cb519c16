// SPDX-License-Identifier: Apache-2.0
package sweeplab.rules;

import sweeplab.world.World;

/** Reverse Tornado Sweeper (T4): a clue is the number of neighbours that are no tornado. */
public final class ReverseTornado implements Tornadoes {

    @Override
    public String id() {
        return "reverse";
    }

    @Override
    public int clue(World world, int cell) {
        return world.topology().degree(cell) - world.dangersAround(cell);
    }

    @Override
    public int atLeast(int clue, int degree) {
        return degree - clue;
    }
}
