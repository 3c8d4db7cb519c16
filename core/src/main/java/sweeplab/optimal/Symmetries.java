// SPDX-License-Identifier: Apache-2.0
package sweeplab.optimal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sweeplab.world.Topology;

/** The ways to lay a board on itself so that neighbours stay neighbours (automorphisms), for symmetry reduction. */
final class Symmetries {

    private final Topology topology;
    private final int most;
    private final List<int[]> found = new ArrayList<>();
    private final int[] image;
    private final boolean[] taken;
    private final int[] order;

    private Symmetries(Topology topology, int most) {
        this.topology = topology;
        this.most = most;
        image = new int[topology.size()];
        taken = new boolean[topology.size()];
        order = outward();
    }

    /** At most this many, the one that changes nothing first; entry c of each is where cell c goes. */
    static int[][] of(Topology topology, int most) {
        Symmetries search = new Symmetries(topology, most);
        search.place(0);
        int[] same = new int[topology.size()];
        Arrays.setAll(same, cell -> cell);
        search.found.removeIf(each -> Arrays.equals(each, same));
        search.found.add(0, same);
        return search.found.subList(0, Math.min(most, search.found.size())).toArray(int[][]::new);
    }

    // Breadth first, so that almost every cell has a neighbour placed before it and few images fit.
    private int[] outward() {
        int size = topology.size();
        int[] cells = new int[size];
        boolean[] seen = new boolean[size];
        int end = 0;
        for (int start = 0; start < size; start++) {
            if (!seen[start]) {
                seen[start] = true;
                cells[end++] = start;
            }
            for (int next = end - 1; next < end; next++) {
                for (int neighbour : topology.neighbours(cells[next])) {
                    if (!seen[neighbour]) {
                        seen[neighbour] = true;
                        cells[end++] = neighbour;
                    }
                }
            }
        }
        return cells;
    }

    private void place(int n) {
        if (n == order.length) {
            found.add(image.clone());
            return;
        }
        for (int to = 0; to < taken.length && found.size() < most; to++) {
            if (fits(n, to)) {
                taken[to] = true;
                image[order[n]] = to;
                place(n + 1);
                taken[to] = false;
            }
        }
    }

    private boolean fits(int n, int to) {
        int cell = order[n];
        if (taken[to] || topology.degree(cell) != topology.degree(to)) {
            return false;
        }
        for (int i = 0; i < n; i++) {
            if (topology.adjacent(cell, order[i]) != topology.adjacent(to, image[order[i]])) {
                return false;
            }
        }
        return true;
    }
}
