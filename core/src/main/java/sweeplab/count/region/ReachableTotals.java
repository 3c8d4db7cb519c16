// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

/**
 * Which numbers of dangers the regions can have together with the cells that no clue touches: what a total rules out. A tree of
 * sums, like the convolution of {@link Blend}, but of sets of numbers: what is possible is never asked of a weight.
 */
final class ReachableTotals {

    private final int leaves;
    private final TotalSet[] inside;
    private final TotalSet[] outside;
    private final TotalSet both;
    private final int left;

    /** So many dangers are left for the regions and the free cells. */
    ReachableTotals(Regions regions, int free, int dangers) {
        leaves = Blend.leaves(regions.count());
        inside = new TotalSet[2 * leaves];
        outside = new TotalSet[2 * leaves];
        int least = 0;
        for (int i = 0; i < leaves; i++) {
            inside[leaves + i] = i < regions.count() ? regions.get(i).table.totals() : TotalSet.of(1, k -> true);
            least += i < regions.count() ? regions.get(i).table.least : 0;
        }
        for (int node = leaves - 1; node >= 1; node--) {
            inside[node] = inside[2 * node].plus(inside[2 * node + 1]);
        }
        left = dangers - least;
        outside[1] = TotalSet.of(inside[1].length(), k -> left - k >= 0 && left - k <= free);
        for (int node = 1; node < leaves; node++) {
            hand(node, 2 * node, 2 * node + 1);
            hand(node, 2 * node + 1, 2 * node);
        }
        both = inside[1].and(outside[1]);
    }

    private void hand(int parent, int node, int sibling) {
        outside[node] = outside[parent].minus(inside[sibling], inside[node].length());
    }

    /** False if no world has this total. */
    boolean possible() {
        return !both.isEmpty();
    }

    /** The fewest dangers that the free cells hold in some world. */
    int leastFree() {
        return left - both.last();
    }

    /** The most dangers that the free cells hold in some world. */
    int mostFree() {
        return left - both.first();
    }

    /** True if a danger may lie in a box of the i-th region. */
    boolean mayBeDanger(int i, DangerTable table, int box) {
        return outside[leaves + i].meets(table.totalsWithDanger(box));
    }

    /** True if a cell of a box of the i-th region may be safe. */
    boolean mayBeSafe(int i, DangerTable table, int box) {
        return outside[leaves + i].meets(table.totalsWithSafe(box));
    }
}
