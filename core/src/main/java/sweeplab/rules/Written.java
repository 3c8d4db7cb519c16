// SPDX-License-Identifier: Apache-2.0
package sweeplab.rules;

import sweeplab.world.World;

/** The rules of a board whose clues are written down: what its liars say, and which of its cells say nothing. */
public final class Written extends RulesLike {

    private final int[] clues;

    /** The rules with one clue a cell, {@link #SILENT} where there is none. */
    public Written(Rules rules, int... clues) {
        super(rules);
        this.clues = clues.clone();
    }

    @Override
    public int clue(World world, int cell) {
        return clues[cell];
    }
}
