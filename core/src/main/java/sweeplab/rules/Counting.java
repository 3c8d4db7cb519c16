// SPDX-License-Identifier: Apache-2.0
package sweeplab.rules;

import sweeplab.world.World;

/** The usual clue: the number of dangers among a cell's neighbours. */
interface Counting extends Rules {

    @Override
    default int clue(World world, int cell) {
        return world.dangersAround(cell);
    }

    @Override
    default int atLeast(int clue, int degree) {
        return clue;
    }
}
