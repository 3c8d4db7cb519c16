// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import sweeplab.rules.HexLevel;
import sweeplab.rules.Outlines;
import sweeplab.rules.Rules;
import sweeplab.rules.TametsiLevel;
import sweeplab.world.Point;
import sweeplab.world.Topology;

/** Where cells lie that are not in rows and columns, which are joined, and what is written beside them, for the page to draw. */
final class Drawing {

    private Drawing() {}

    /** The places of cells; cells with shapes of their own in the unit of those. */
    static double[] points(Rules rules, Topology topology) {
        double unit = outlines(rules).unit();
        double[] points = new double[2 * topology.size()];
        for (int cell = 0; cell < topology.size(); cell++) {
            Point point = topology.shape().point(cell);
            points[2 * cell] = point.x() / unit;
            points[2 * cell + 1] = point.y() / unit;
        }
        return points;
    }

    /** What the cells are called. */
    static List<String> names(Topology topology) {
        return IntStream.range(0, topology.size()).mapToObj(topology::name).toList();
    }

    private static Outlines outlines(Rules rules) {
        return rules instanceof TametsiLevel level ? level.outlines() : Outlines.NONE;
    }

    /** The shape of each cell, x and y in turn around its place; nothing where they have none of their own. */
    static List<double[]> shapes(Rules rules) {
        Outlines outlines = outlines(rules);
        double unit = outlines.unit();
        return IntStream.range(0, outlines.drawn() ? outlines.corners().size() : 0)
                .mapToObj(cell -> outlines.of(cell, unit))
                .toList();
    }

    /** What is written beside such cells, in the same unit. */
    static List<PageJson> notes(Rules rules) {
        Outlines outlines = outlines(rules);
        double unit = outlines.unit();
        return (outlines.drawn() ? outlines.notes() : List.<Outlines.Note>of())
                .stream()
                        .map(note -> PageJson.object("x", note.x() / unit, "y", note.y() / unit, "text", note.text()))
                        .toList();
    }

    /** The places that hold a cell, where most hold none. */
    static int[] cells(Rules rules) {
        return rules instanceof HexLevel level
                ? IntStream.range(0, level.cells().length)
                        .filter(place -> level.cells()[place])
                        .toArray()
                : new int[0];
    }

    /** What is written at places that hold no cell. */
    static List<PageJson> signs(Rules rules, Topology topology) {
        return IntStream.range(0, rules instanceof HexLevel ? topology.size() : 0)
                .filter(place -> !rules.sign(place).isEmpty())
                .mapToObj(place -> PageJson.object("place", place, "text", rules.sign(place)))
                .toList();
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
