// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.util.ArrayList;
import java.util.List;
import sweeplab.world.Point;
import sweeplab.world.Topology;

/** Where a graph's cells lie and which are joined, for the page to draw. */
final class Drawing {

    private Drawing() {}

    static double[] points(Topology topology) {
        double[] points = new double[2 * topology.size()];
        for (int cell = 0; cell < topology.size(); cell++) {
            Point point = topology.shape().point(cell);
            points[2 * cell] = point.x();
            points[2 * cell + 1] = point.y();
        }
        return points;
    }

    static int[] links(Topology topology) {
        List<Integer> ends = new ArrayList<>();
        for (int cell = 0; cell < topology.size(); cell++) {
            for (int neighbour : topology.neighbours(cell)) {
                if (neighbour > cell) {
                    ends.add(cell);
                    ends.add(neighbour);
                }
            }
        }
        return ends.stream().mapToInt(Integer::intValue).toArray();
    }
}
