// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.estimate;

import java.util.Arrays;
import sweeplab.base.Dice;
import sweeplab.base.IntList;
import sweeplab.view.View;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;

/** Chooses the covered cells that stay as they are while the others are drawn anew, so that what is left falls into pieces that can be counted. */
enum Blocks {
    /** Cells anywhere: all but a half, a quarter, an eighth … of them stay. */
    SCATTERED {
        @Override
        boolean stays(int cell, int level, int[] walls, Dice dice) {
            return dice.nextInt(1 << level) != 0;
        }
    },
    /** The board is divided around 2, 4, 8 … cells, and what lies along the borders stays. */
    WALLS {
        @Override
        boolean stays(int cell, int level, int[] walls, Dice dice) {
            return walls[cell] != 0;
        }
    };

    private static final int MOST_LEVEL = 12;

    abstract boolean stays(int cell, int level, int[] walls, Dice dice);

    CellSet choose(View view, int level, Dice dice) {
        Topology topology = view.topology();
        int[] walls = this == WALLS ? walls(topology, Math.min(topology.size(), 1 << level), dice) : new int[0];
        CellSet staying = new CellSet(topology.size());
        for (int cell = 0; cell < topology.size(); cell++) {
            if (view.covered(cell) && stays(cell, level, walls, dice)) {
                staying.add(cell);
            }
        }
        return staying;
    }

    /** The next finer choice. */
    static int finer(int level) {
        return Math.min(MOST_LEVEL, level + 1);
    }

    // 1 where a cell of an earlier part is at most two steps away: two cells of one clue are no further apart.
    private static int[] walls(Topology topology, int parts, Dice dice) {
        int[] part = parts(topology, parts, dice);
        int[] near = leastAround(topology, leastAround(topology, part));
        Arrays.setAll(near, cell -> near[cell] < part[cell] ? 1 : 0);
        return near;
    }

    private static int[] leastAround(Topology topology, int[] values) {
        int[] least = values.clone();
        for (int cell = 0; cell < least.length; cell++) {
            for (int i = 0; i < topology.degree(cell); i++) {
                least[cell] = Math.min(least[cell], values[topology.neighbour(cell, i)]);
            }
        }
        return least;
    }

    // Each cell belongs to the root that reaches it first; what none reaches is a part of its own.
    private static int[] parts(Topology topology, int roots, Dice dice) {
        int[] part = new int[topology.size()];
        Arrays.fill(part, Integer.MAX_VALUE);
        IntList reached = new IntList(topology.size());
        for (int root = 0; root < roots; root++) {
            reach(dice.nextInt(part.length), root, part, reached);
        }
        int next = 0;
        for (int cell = 0, parts = roots; cell < part.length; cell++) {
            for (; next < reached.size; next++) {
                for (int neighbour : topology.neighbours(reached.items[next])) {
                    reach(neighbour, part[reached.items[next]], part, reached);
                }
            }
            reach(cell, parts, part, reached);
            parts += part[cell] == parts ? 1 : 0;
        }
        return part;
    }

    private static void reach(int cell, int by, int[] part, IntList reached) {
        if (part[cell] == Integer.MAX_VALUE) {
            part[cell] = by;
            reached.add(cell);
        }
    }
}
