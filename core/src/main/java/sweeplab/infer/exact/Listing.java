package sweeplab.infer.exact;

import java.util.ArrayList;
import java.util.List;
import sweeplab.infer.endgame.WorldList;
import sweeplab.world.Topology;

/** Lists the worlds of a position that has few: cell by cell, with a look at the clues beside it after each. */
final class Listing {

    private final Frontier frontier;
    private final Topology topology;
    private final int[] cells;
    private final int[] least;
    private final int[] most;
    private final int[] unknown;
    private final boolean[] danger;
    private final List<boolean[]> found = new ArrayList<>();

    private Listing(Frontier frontier) {
        this.frontier = frontier;
        topology = frontier.topology();
        int size = topology.size();
        least = new int[size];
        most = new int[size];
        unknown = new int[size];
        danger = new boolean[size];
        for (int cell = 0; cell < size; cell++) {
            if (frontier.active(cell)) {
                least[cell] = frontier.least(cell);
                most[cell] = frontier.most(cell);
                unknown[cell] = frontier.unknownAround(cell);
            }
        }
        cells = order();
    }

    /** What every unknown cell would show in every world, as the number of dangers around it. */
    static WorldList of(Frontier frontier) {
        Listing listing = new Listing(frontier);
        listing.place(0, frontier.dangersLeft());
        return listing.list();
    }

    // Cells that share clues come one after another, so that a clue that fails is seen soon.
    private int[] order() {
        IntList order = new IntList(64);
        boolean[] seen = new boolean[topology.size()];
        for (int start = 0; start < seen.length; start++) {
            int next = order.size;
            add(start, seen, order);
            for (; next < order.size; next++) {
                int cell = order.items[next];
                for (int i = 0; i < topology.degree(cell); i++) {
                    int clue = topology.neighbour(cell, i);
                    for (int j = 0; frontier.active(clue) && j < topology.degree(clue); j++) {
                        add(topology.neighbour(clue, j), seen, order);
                    }
                }
            }
        }
        return order.toArray();
    }

    private void add(int cell, boolean[] seen, IntList order) {
        if (frontier.unknown(cell) && !seen[cell]) {
            seen[cell] = true;
            order.add(cell);
        }
    }

    private void place(int i, int left) {
        if (left < 0 || left > cells.length - i) {
            return;
        }
        if (i == cells.length) {
            found.add(danger.clone());
            return;
        }
        for (int value = 0; value <= 1; value++) {
            danger[cells[i]] = value == 1;
            if (shift(cells[i], value)) {
                place(i + 1, left - value);
            }
            shift(cells[i], ~value);
        }
        danger[cells[i]] = false;
    }

    // Tells the clues beside a cell its value, or takes it back (the complement); false if a clue cannot be met any
    // more.
    private boolean shift(int cell, int value) {
        int one = value < 0 ? 1 : -1;
        int dangers = value < 0 ? ~value : -value;
        boolean possible = true;
        for (int i = 0; i < topology.degree(cell); i++) {
            int clue = topology.neighbour(cell, i);
            if (frontier.active(clue)) {
                unknown[clue] += one;
                least[clue] += dangers;
                most[clue] += dangers;
                possible &= most[clue] >= 0 && least[clue] <= unknown[clue];
            }
        }
        return possible;
    }

    private WorldList list() {
        int[][] shows = new int[cells.length][found.size()];
        for (int c = 0; c < cells.length; c++) {
            for (int w = 0; w < found.size(); w++) {
                shows[c][w] = found.get(w)[cells[c]] ? WorldList.DANGER : dangersAround(cells[c], found.get(w));
            }
        }
        return new WorldList(cells, shows);
    }

    private int dangersAround(int cell, boolean[] world) {
        int dangers = 0;
        for (int i = 0; i < topology.degree(cell); i++) {
            int neighbour = topology.neighbour(cell, i);
            dangers += world[neighbour] || frontier.status(neighbour) == Frontier.DANGER ? 1 : 0;
        }
        return dangers;
    }
}
