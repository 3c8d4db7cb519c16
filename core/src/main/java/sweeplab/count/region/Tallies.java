// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

import org.jspecify.annotations.Nullable;
import sweeplab.base.IntList;
import sweeplab.count.layers.Allowance;
import sweeplab.count.layers.Binomials;
import sweeplab.count.layers.Weights;
import sweeplab.world.Topology;

/** Tells how the solutions of a region place dangers around one cell. It keeps the last region laid out, as several cells of one are asked about. */
public final class Tallies {

    private final LayeredPuzzle layout;
    private final TallyPass pass = new TallyPass();
    private @Nullable Region laidOut;

    public Tallies(Allowance allowance) {
        layout = new LayeredPuzzle(allowance);
    }

    /**
     * The solutions in which the cell is safe, by number of dangers (from the fewest on) and by how many of them lie around it; for a
     * region whose table is quick.
     */
    double[][] of(Workings workings, Region region, int cell) {
        TallyPass.Ways ways = ways(workings, region, cell);
        return pass.run(layout.layers(), ways);
    }

    /** The same for any region. */
    Weights[] ofAnySize(Workings workings, Region region, int cell) {
        TallyPass.Ways ways = ways(workings, region, cell);
        return WideTally.run(layout.layers(), ways);
    }

    private TallyPass.Ways ways(Workings workings, Region region, int cell) {
        if (laidOut != region) {
            laidOut = null;
            layout.of(workings.regions().puzzle(region));
            laidOut = region;
        }
        Topology topology = workings.position().topology();
        IntList boxes = layout.boxes();
        double[][][] ways = new double[boxes.size][][];
        for (int layer = 0; layer < boxes.size; layer++) {
            ways[layer] = ways(topology, region, boxes.items[layer], cell);
        }
        return (layer, label) -> ways[layer][label];
    }

    // For each number of dangers in a box, the ways to place them by how many come to lie around the cell; none in the
    // cell.
    private static double[][] ways(Topology topology, Region region, int box, int cell) {
        int inside = 0;
        int outside = 0;
        for (int i = region.starts[box]; i < region.starts[box + 1]; i++) {
            boolean around = topology.adjacent(cell, region.cells[i]);
            inside += around ? 1 : 0;
            outside += around || region.cells[i] == cell ? 0 : 1;
        }
        int size = region.starts[box + 1] - region.starts[box];
        double[][] ways = new double[size + 1][inside + 1];
        for (int dangers = 0; dangers <= size; dangers++) {
            for (int tally = 0; tally <= inside; tally++) {
                ways[dangers][tally] = Binomials.choose(inside, tally) * Binomials.choose(outside, dangers - tally);
            }
        }
        return ways;
    }
}
