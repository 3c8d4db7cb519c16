// SPDX-License-Identifier: Apache-2.0
package sweeplab.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The neighbours of flat boards worked out a second way: from where the cells are drawn. */
final class GeometryTest {

    private static final double HEIGHT = Math.sqrt(3) / 2;

    @Test
    @DisplayName("N1, X3: squares are neighbours when they touch")
    void squares() {
        checkNeighbours("square", (a, b) -> Math.abs(a.x() - b.x()) <= 1 && Math.abs(a.y() - b.y()) <= 1);
        checkNeighbours("square4", (a, b) -> distance(a, b) < 1.01);
    }

    @Test
    @DisplayName("T1: hexagons are neighbours when their middles are one cell's width apart")
    void hexagons() {
        checkNeighbours("hex", (a, b) -> distance(a, b) < 1.01);
        Topology topology = Topologies.grid("hex", 7, 7);
        int cell = topology.cell(3, 2);
        assertThat(topology.neighbours(cell))
                .containsExactly(
                        topology.cell(2, 1),
                        topology.cell(2, 2),
                        topology.cell(3, 1),
                        topology.cell(3, 3),
                        topology.cell(4, 2),
                        topology.cell(4, 3));
    }

    @Test
    @DisplayName("X3: triangles are neighbours when they share a corner, and across a side when they share two")
    void triangles() {
        Topology topology = Topologies.grid("triangle", 9, 6);
        for (int cell = 0; cell < topology.size(); cell++) {
            List<Integer> touching = new ArrayList<>();
            List<Integer> beside = new ArrayList<>();
            for (int other = 0; other < topology.size(); other++) {
                int shared = sharedCorners(topology, cell, other);
                if (other != cell && shared > 0) {
                    touching.add(other);
                }
                if (other != cell && shared == 2) {
                    beside.add(other);
                }
            }
            assertThat(Arrays.stream(topology.neighbours(cell)).boxed()).containsExactlyElementsOf(touching);
            assertThat(Arrays.stream(topology.sides(cell)).boxed()).containsExactlyElementsOf(beside);
        }
    }

    @Test
    @DisplayName("X3: a triangle is drawn at the middle of its corners")
    void trianglesAreDrawnAtTheirMiddle() {
        Topology topology = Topologies.grid("triangle", 5, 4);
        for (int cell = 0; cell < topology.size(); cell++) {
            double y = corners(topology, cell).stream()
                    .mapToDouble(Point::y)
                    .average()
                    .orElseThrow();
            double x = corners(topology, cell).stream()
                    .mapToDouble(Point::x)
                    .average()
                    .orElseThrow();
            assertThat(distance(topology.shape().point(cell), new Point(x, y * HEIGHT)))
                    .isLessThan(1e-9);
        }
    }

    @Test
    @DisplayName("D8: the cardinal neighbours of a square are the four across its sides")
    void cardinalNeighbours() {
        Topology topology = Topologies.grid("square", 3, 3);
        assertThat(topology.sides(4)).containsExactly(1, 3, 5, 7);
        assertThat(topology.sides(0)).containsExactly(1, 3);
        assertThat(Topologies.grid("torus", 3, 3).sides(0)).containsExactly(1, 2, 3, 6);
        assertThat(Topologies.grid("hex", 3, 3).sides(4)).hasSize(6);
    }

    private static void checkNeighbours(String family, BiPredicate<Point, Point> near) {
        Topology topology = Topologies.grid(family, 7, 5);
        for (int cell = 0; cell < topology.size(); cell++) {
            List<Integer> expected = new ArrayList<>();
            for (int other = 0; other < topology.size(); other++) {
                if (other != cell
                        && near.test(
                                topology.shape().point(cell), topology.shape().point(other))) {
                    expected.add(other);
                }
            }
            assertThat(Arrays.stream(topology.neighbours(cell)).boxed())
                    .as("%s %s", family, topology.name(cell))
                    .containsExactlyElementsOf(expected);
        }
    }

    private static int sharedCorners(Topology topology, int a, int b) {
        List<Point> shared = new ArrayList<>(corners(topology, a));
        shared.retainAll(corners(topology, b));
        return shared.size();
    }

    private static List<Point> corners(Topology topology, int cell) {
        double x = topology.column(cell) / 2.0;
        int top = topology.row(cell);
        boolean up = (topology.row(cell) + topology.column(cell)) % 2 == 0;
        int base = up ? top + 1 : top;
        return List.of(new Point(x - 0.5, base), new Point(x + 0.5, base), new Point(x, up ? top : top + 1));
    }

    private static double distance(Point a, Point b) {
        return Math.hypot(a.x() - b.x(), a.y() - b.y());
    }
}
