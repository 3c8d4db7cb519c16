// SPDX-License-Identifier: Apache-2.0
package sweeplab.rules;

import sweeplab.base.PublicApi;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** What an uncovered cell says of the gold around it, and what that means. */
@PublicApi
public enum GoldClue {
    /** Nothing. */
    NONE {
        @Override
        public int clue(World world, int cell) {
            return UNTOLD;
        }

        @Override
        public int[] scope(Topology topology, int cell) {
            return new int[0];
        }

        @Override
        public int atMost(int clue, int scope) {
            return 0;
        }
    },
    /** 1 (written {@code m}) if a neighbour across a side is gold, else 0 (D8). */
    CARDINAL {
        @Override
        public int clue(World world, int cell) {
            for (int side : world.topology().sides(cell)) {
                if (world.gold(side)) {
                    return 1;
                }
            }
            return 0;
        }

        @Override
        public int[] scope(Topology topology, int cell) {
            return topology.sides(cell);
        }

        @Override
        public int atMost(int clue, int scope) {
            return clue == 0 ? 0 : scope;
        }
    },
    /** The number of neighbours with gold; the total is told as well (D9). */
    COUNTED {
        @Override
        public int clue(World world, int cell) {
            return world.goldsAround(cell);
        }

        @Override
        public int[] scope(Topology topology, int cell) {
            return topology.neighbours(cell);
        }

        @Override
        public int atMost(int clue, int scope) {
            return clue;
        }
    };

    /** Stands for a gold clue where none is given. */
    public static final int UNTOLD = -1;

    public abstract int clue(World world, int cell);

    /** The cells that the clue speaks of. */
    public abstract int[] scope(Topology topology, int cell);

    /** The fewest gold cells in the scope when this clue is shown. */
    public int atLeast(int clue) {
        return Math.max(clue, 0);
    }

    /** The most gold cells in a scope of this size when this clue is shown. */
    public abstract int atMost(int clue, int scope);

    /** True if the player is told how much gold there is in all. */
    public boolean goldsKnown() {
        return this == COUNTED;
    }
}
