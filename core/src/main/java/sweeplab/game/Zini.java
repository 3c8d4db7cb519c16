// SPDX-License-Identifier: Apache-2.0
package sweeplab.game;

import java.util.PriorityQueue;
import java.util.stream.IntStream;
import sweeplab.base.Dice;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;
import sweeplab.world.World;

/**
 * Greedy ZiNi: again and again the cell (the first of equals, column by column) whose chord saves most clicks is opened, its dangers flagged
 * and the chord made, as long as that costs no more than the left clicks it saves; the rest is left clicks. Human ZiNi opens all
 * openings first and then makes chords on open cells only.
 */
final class Zini {

    private final World world;
    private final Topology topology;
    private final Openings openings;
    private final CellSet closed;
    private final CellSet flagged;
    // What a chord on the cell saves: clicks that it makes needless, less the flags, the chord and the click to open
    // it.
    private final int[] premium;
    private final PriorityQueue<Long> worthwhile = new PriorityQueue<>();
    private final int[] queue;
    private final int[] seen;
    // The cells in the order in which the first of equals is taken, and where each stands in it.
    private final int[] order;
    private final int[] rank;
    private boolean human;
    private int walks;
    private int clicks;

    Zini(World world, Openings openings) {
        this(world, openings, byColumns(world.topology()));
    }

    // As the ranking programs go through a board: down the first column, then the second and so on.
    private static int[] byColumns(Topology topology) {
        return IntStream.range(0, topology.columns())
                .flatMap(column -> IntStream.range(0, topology.rows()).map(row -> topology.cell(row, column)))
                .toArray();
    }

    /** Takes the cells in a drawn order. */
    Zini(World world, Openings openings, Dice dice) {
        this(world, openings, shuffled(world.topology().size(), dice));
    }

    private static int[] shuffled(int size, Dice dice) {
        int[] order = IntStream.range(0, size).toArray();
        for (int i = size - 1; i > 0; i--) {
            int j = dice.nextInt(i + 1);
            int other = order[j];
            order[j] = order[i];
            order[i] = other;
        }
        return order;
    }

    private Zini(World world, Openings openings, int[] order) {
        this.order = order;
        rank = new int[order.length];
        for (int i = 0; i < order.length; i++) {
            rank[order[i]] = i;
        }
        this.world = world;
        this.openings = openings;
        topology = world.topology();
        closed = new CellSet(topology.size());
        flagged = new CellSet(topology.size());
        premium = new int[topology.size()];
        queue = new int[topology.size()];
        seen = new int[topology.size()];
    }

    int clicks() {
        start();
        return finish();
    }

    /** Human ZiNi. */
    int humanClicks() {
        human = true;
        start();
        for (int cell : order) {
            if (closed.contains(cell) && openings.opening(cell) >= 0) {
                click(cell);
            }
        }
        return finish();
    }

    private int finish() {
        int next = 0;
        while (next < order.length) {
            int best = best();
            if (best >= 0) {
                solve(best);
            } else if (closed.contains(order[next]) && needsClick(order[next])) {
                click(order[next]);
            } else {
                next++;
            }
        }
        return clicks;
    }

    private void start() {
        for (int cell = 0; cell < topology.size(); cell++) {
            if (!world.danger(cell) && !world.blocked(cell)) {
                closed.add(cell);
                premium[cell] -= world.dangersAround(cell) + 2;
            }
        }
        CellSet counted = new CellSet(topology.size());
        for (int cell = 0; cell < topology.size(); cell++) {
            if (openings.alone(cell)) {
                change(cell, 1);
                changeAround(cell, 1);
            } else if (openings.opening(cell) >= 0 && !counted.contains(cell)) {
                int end = gather(cell);
                for (int i = 0; i < end; i++) {
                    counted.add(queue[i]);
                    change(queue[i], 1);
                }
                forgetEdges(counted, end);
            }
        }
    }

    // A number may lie at the edge of several openings and counts for each of them.
    private void forgetEdges(CellSet counted, int end) {
        for (int i = 0; i < end; i++) {
            if (openings.opening(queue[i]) < 0) {
                counted.remove(queue[i]);
            }
        }
    }

    private boolean needsClick(int cell) {
        return openings.alone(cell) || openings.opening(cell) >= 0;
    }

    // Old entries stay in the queue until they come up: an entry counts only if it says what is true now.
    private int best() {
        while (!worthwhile.isEmpty()) {
            long entry = worthwhile.peek();
            int cell = order[(int) entry];
            if (entry == entry(cell) && !(human && closed.contains(cell))) {
                return cell;
            }
            worthwhile.remove();
        }
        return -1;
    }

    private long entry(int cell) {
        return (long) -premium[cell] << 32 | rank[cell];
    }

    private void change(int cell, int by) {
        premium[cell] += by;
        if (premium[cell] >= 0 && !world.danger(cell) && !world.blocked(cell)) {
            worthwhile.add(entry(cell));
        }
    }

    private void changeAround(int cell, int by) {
        for (int i = 0; i < topology.degree(cell); i++) {
            change(topology.neighbour(cell, i), by);
        }
    }

    private void solve(int cell) {
        if (closed.contains(cell)) {
            click(cell);
        }
        for (int i = 0; i < topology.degree(cell); i++) {
            int neighbour = topology.neighbour(cell, i);
            if (world.danger(neighbour) && flagged.add(neighbour)) {
                clicks++;
                changeAround(neighbour, 1);
            }
        }
        clicks++;
        for (int i = 0; i < topology.degree(cell); i++) {
            open(topology.neighbour(cell, i));
        }
    }

    private void click(int cell) {
        clicks++;
        open(cell);
    }

    private void open(int cell) {
        if (!closed.contains(cell)) {
            return;
        }
        if (openings.opening(cell) >= 0) {
            int end = gather(cell);
            for (int i = 0; i < end; i++) {
                change(queue[i], closed.remove(queue[i]) ? 0 : -1);
            }
            return;
        }
        closed.remove(cell);
        if (openings.alone(cell)) {
            change(cell, 0);
            changeAround(cell, -1);
        } else {
            change(cell, 1);
        }
    }

    /** Fills the queue with the cells of an opening and the numbers at its edge, and returns how many there are. */
    private int gather(int first) {
        walks++;
        int end = 0;
        seen[first] = walks;
        queue[end++] = first;
        for (int next = 0; next < end; next++) {
            for (int i = 0; openings.opening(queue[next]) >= 0 && i < topology.degree(queue[next]); i++) {
                int neighbour = topology.neighbour(queue[next], i);
                if (!world.blocked(neighbour) && seen[neighbour] != walks) {
                    seen[neighbour] = walks;
                    queue[end++] = neighbour;
                }
            }
        }
        return end;
    }
}
