// SPDX-License-Identifier: Apache-2.0
package sweeplab.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.Boards;

/** What every topology must hold: T1 for hexagons, X3 for all of them. A new family is covered as soon as it is registered. */
final class TopologyContractTest {

    static Stream<Topology> topologies() {
        return Boards.topologies();
    }

    static Stream<String> families() {
        return Topologies.families().stream();
    }

    @ParameterizedTest
    @MethodSource("topologies")
    @DisplayName("X3: neighbours are ascending, distinct, on the board, never the cell itself")
    void neighboursAreInOrder(Topology topology) {
        for (int cell = 0; cell < topology.size(); cell++) {
            int[] neighbours = topology.neighbours(cell);
            assertThat(neighbours).as("neighbours of %s", topology.name(cell)).doesNotContain(cell);
            assertThat(neighbours.length).isEqualTo(topology.degree(cell));
            for (int i = 0; i < neighbours.length; i++) {
                assertThat(neighbours[i])
                        .isBetween(0, topology.size() - 1)
                        .isEqualTo(topology.neighbour(cell, i))
                        .isEqualTo(topology.adjacency()[topology.firsts()[cell] + i]);
                assertThat(i == 0 || neighbours[i - 1] < neighbours[i]).isTrue();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("topologies")
    @DisplayName("X3: whoever is my neighbour has me as a neighbour, across sides too")
    void neighboursAreSymmetric(Topology topology) {
        for (int cell = 0; cell < topology.size(); cell++) {
            for (int neighbour : topology.neighbours(cell)) {
                assertThat(topology.neighbours(neighbour)).contains(cell);
                assertThat(topology.adjacent(cell, neighbour)).isTrue();
            }
            for (int side : topology.sides(cell)) {
                assertThat(topology.sides(side)).contains(cell);
                assertThat(topology.adjacent(side, cell))
                        .as("a side is a neighbour")
                        .isTrue();
            }
            assertThat(topology.sides(cell)).isSorted().doesNotHaveDuplicates();
            assertThat(topology.adjacent(cell, cell)).isFalse();
        }
    }

    @ParameterizedTest
    @MethodSource("topologies")
    @DisplayName("X3: every cell is drawn at a place of its own and has a row and a column")
    void isDrawable(Topology topology) {
        Set<Point> points = new HashSet<>();
        for (int cell = 0; cell < topology.size(); cell++) {
            Point point = topology.shape().point(cell);
            assertThat(Double.isFinite(point.x()) && Double.isFinite(point.y())).isTrue();
            assertThat(points.add(point))
                    .as("the place of %s", topology.name(cell))
                    .isTrue();
            assertThat(topology.cell(topology.row(cell), topology.column(cell))).isEqualTo(cell);
        }
        assertThat(topology.size()).isEqualTo(topology.rows() * topology.columns());
    }

    @ParameterizedTest
    @MethodSource("families")
    @DisplayName("X3: a family is there in several of the sizes that are tested")
    void isTestedInSeveralSizes(String family) {
        assertThat(topologies().filter(topology -> topology.shape().family().equals(family)))
                .hasSizeGreaterThan(2)
                .anyMatch(topology -> topology.columns() == 8);
    }

    @ParameterizedTest
    @MethodSource("families")
    @DisplayName("X3: a cell far from any edge has the most neighbours, and on a torus every cell is far from any edge")
    void innerCellsHaveMostNeighbours(String family) {
        Topology topology = Topologies.grid(family, 8, 8);
        assertThat(topology.degree(topology.cell(4, 4)))
                .isEqualTo(topology.shape().mostNeighbours());
        for (int cell = 0; family.contains("torus") && cell < topology.size(); cell++) {
            assertThat(topology.degree(cell)).isEqualTo(topology.shape().mostNeighbours());
        }
        assertThat(topology.id()).isEqualTo(family + ":8x8");
        assertThat(topology).hasToString(topology.id());
    }

    @ParameterizedTest
    @CsvSource({"square,8", "torus,8", "square4,4", "torus4,4", "hex,6", "hextorus,6", "triangle,12", "tritorus,12"})
    @DisplayName("T1, X3: 8, 4, 6 and 12 neighbours")
    void knownDegrees(String family, int degree) {
        assertThat(Topologies.grid(family, 6, 6).shape().mostNeighbours()).isEqualTo(degree);
    }

    @ParameterizedTest
    @ValueSource(strings = {"torus", "torus4", "hextorus", "tritorus"})
    @DisplayName("X3: a torus looks the same from everywhere")
    void torusWraps(String family) {
        Topology topology = Topologies.grid(family, 8, 6);
        for (int cell = 0; cell < topology.size(); cell++) {
            // Two steps down and two to the right: triangles alternate, so one step would turn them over.
            for (int neighbour : topology.neighbours(cell)) {
                assertThat(topology.adjacent(shifted(topology, cell), shifted(topology, neighbour)))
                        .isTrue();
            }
        }
        assertThat(topology.adjacent(topology.cell(0, 3), topology.cell(5, 3))).isTrue();
        assertThat(topology.adjacent(topology.cell(3, 0), topology.cell(3, 7))).isTrue();
    }

    private static int shifted(Topology topology, int cell) {
        return topology.cell(
                (topology.row(cell) + 2) % topology.rows(), (topology.column(cell) + 2) % topology.columns());
    }

    @ParameterizedTest
    @CsvSource({
        "square,0,5",
        "square,5,0",
        "hex,-1,4",
        "triangle,0,0",
        "square,100000,100000",
        "square,2147483647,2147483647"
    })
    @DisplayName("X3: a board without cells or with far too many is refused by its size")
    void refusesSizes(String family, int columns, int rows) {
        assertThatThrownBy(() -> Topologies.grid(family, columns, rows))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(columns + "x" + rows)
                .hasMessageContaining("at least 1x1 and at most " + Topology.MOST_CELLS);
    }

    @ParameterizedTest
    @CsvSource({"torus,2,5", "torus4,5,2", "hextorus,1,9", "tritorus,8,2", "tritorus,7,4", "tritorus,4,4"})
    @DisplayName("X3: a torus that would bite its own tail is refused")
    void refusesTori(String family, int columns, int rows) {
        assertThatThrownBy(() -> Topologies.grid(family, columns, rows))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("a torus of " + columns + "x" + rows);
    }

    @Test
    @DisplayName("X3: an unknown topology is refused with the list of those there are")
    void refusesUnknownFamilies() {
        assertThatThrownBy(() -> Topologies.grid("cube", 3, 3))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'cube'")
                .hasMessageContaining("hextorus");
    }

    @Test
    void refusesPlacesOutside() {
        Topology topology = Topologies.grid("square", 4, 3);
        assertThatThrownBy(() -> topology.cell(3, 0))
                .hasMessageContaining("(3,0)")
                .hasMessageContaining("rows are 0 to 2");
        assertThat(topology.contains(0, 4)).isFalse();
        assertThat(topology.contains(-1, 0)).isFalse();
        assertThat(topology.contains(2, 3)).isTrue();
    }
}
