// SPDX-License-Identifier: Apache-2.0
package sweeplab.game;

import java.util.Arrays;
import java.util.function.IntPredicate;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** The openings of a board: groups of joined cells without a danger around them, each with the numbers at its edge. */
final class Openings {

    private static final int NONE = -1;

    private final World world;
    private final Topology topology;
    private final int[] opening;
    private final CellSet touched;
    private int count;

    private Openings(World world) {
        this.world = world;
        topology = world.topology();
        opening = new int[topology.size()];
        Arrays.fill(opening, NONE);
        touched = new CellSet(topology.size());
    }

    static Openings of(World world) {
        Openings openings = new Openings(world);
        int[] queue = new int[openings.topology.size()];
        for (int cell = 0; cell < queue.length; cell++) {
            if (openings.opens(cell) && openings.opening[cell] == NONE) {
                openings.fill(cell, queue);
            }
        }
        return openings;
    }

    private boolean safe(int cell) {
        return !world.danger(cell) && !world.blocked(cell);
    }

    private boolean opens(int cell) {
        return safe(cell) && world.dangersAround(cell) == 0;
    }

    private void fill(int first, int[] queue) {
        int end = 0;
        opening[first] = count;
        queue[end++] = first;
        for (int next = 0; next < end; next++) {
            touched.add(queue[next]);
            for (int i = 0; i < topology.degree(queue[next]); i++) {
                int neighbour = topology.neighbour(queue[next], i);
                if (opens(neighbour) && opening[neighbour] == NONE) {
                    opening[neighbour] = count;
                    queue[end++] = neighbour;
                } else if (safe(neighbour)) {
                    touched.add(neighbour);
                }
            }
        }
        count++;
    }

    int count() {
        return count;
    }

    /** The number of the opening that a cell without dangers around it belongs to, or -1. */
    int opening(int cell) {
        return opening[cell];
    }

    /** True if the cell needs a click of its own: a safe number that touches no opening. */
    boolean alone(int cell) {
        return safe(cell) && !touched.contains(cell);
    }

    int bbbv() {
        int alone = 0;
        for (int cell = 0; cell < topology.size(); cell++) {
            alone += alone(cell) ? 1 : 0;
        }
        return count + alone;
    }

    /** The 3BV of what is open: openings with a cell of their own open, and numbers that need a click of their own. */
    int bbbv(IntPredicate open) {
        CellSet seen = new CellSet(Math.max(1, count));
        int alone = 0;
        for (int cell = 0; cell < topology.size(); cell++) {
            alone += open.test(cell) && alone(cell) ? 1 : 0;
            if (open.test(cell) && opening[cell] != NONE) {
                seen.add(opening[cell]);
            }
        }
        return alone + seen.size();
    }

    int islands() {
        CellSet seen = new CellSet(topology.size());
        int[] queue = new int[topology.size()];
        int islands = 0;
        for (int cell = 0; cell < topology.size(); cell++) {
            if (alone(cell) && seen.add(cell)) {
                islands++;
                walk(cell, seen, queue);
            }
        }
        return islands;
    }

    private void walk(int first, CellSet seen, int[] queue) {
        int end = 0;
        queue[end++] = first;
        for (int next = 0; next < end; next++) {
            for (int i = 0; i < topology.degree(queue[next]); i++) {
                int neighbour = topology.neighbour(queue[next], i);
                if (alone(neighbour) && seen.add(neighbour)) {
                    queue[end++] = neighbour;
                }
            }
        }
    }
}
