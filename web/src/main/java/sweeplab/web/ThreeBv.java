package sweeplab.web;

import sweeplab.rules.Rules;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** The fewest left clicks that solve a world: its openings, and the safe numbers that touch no opening (3BV). */
final class ThreeBv {

    private final World world;
    private final Topology topology;
    // 0: not part of an opening; else the number of the opening that uncovers the cell.
    private final int[] opening;
    private final int openings;

    ThreeBv(Rules rules, World world) {
        this.world = world;
        topology = world.topology();
        opening = new int[topology.size()];
        int found = 0;
        int[] queue = new int[topology.size()];
        for (int cell = 0; cell < topology.size(); cell++) {
            if (opening[cell] == 0 && opens(rules, cell)) {
                fill(rules, cell, ++found, queue);
            }
        }
        openings = found;
    }

    private boolean opens(Rules rules, int cell) {
        return !world.danger(cell)
                && !world.blocked(cell)
                && (world.gold(cell) || rules.cascades(rules.clue(world, cell), topology.degree(cell)));
    }

    private void fill(Rules rules, int from, int number, int[] queue) {
        int end = 0;
        queue[end++] = from;
        opening[from] = number;
        for (int i = 0; i < end; i++) {
            if (!opens(rules, queue[i])) {
                continue;
            }
            for (int k = 0; k < topology.degree(queue[i]); k++) {
                int next = topology.neighbour(queue[i], k);
                if (opening[next] == 0 && !world.blocked(next)) {
                    opening[next] = number;
                    queue[end++] = next;
                }
            }
        }
    }

    int openings() {
        return openings;
    }

    int total() {
        int lone = 0;
        for (int cell = 0; cell < opening.length; cell++) {
            lone += opening[cell] == 0 && !world.danger(cell) && !world.blocked(cell) ? 1 : 0;
        }
        return openings + lone;
    }
}
