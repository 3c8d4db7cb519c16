// SPDX-License-Identifier: Apache-2.0
package sweeplab.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Boards read from a file (X3). */
final class GraphTest {

    @Test
    @DisplayName("X3: a graph is read with its names, places and joins, comments left out")
    void reads() {
        Graph graph = Graph.parse("house", "# a roof\r\ncell a 0 0\r\n\r\njoin a b\njoin b a\ncell b 1.5 -2\n");
        Topology topology = Topology.of(graph);
        assertThat(topology.size()).isEqualTo(2);
        assertThat(topology.neighbours(0)).containsExactly(1);
        assertThat(graph.cellName(1)).isEqualTo("b");
        assertThat(graph.point(1)).isEqualTo(new Point(1.5, -2));
        assertThat(topology.id()).isEqualTo("graph:house");
        assertThat(graph.family()).isEqualTo("graph");
        assertThat(topology.sides(1)).containsExactly(0);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                         | has no cells",
                "road a b                   | line 1: 'road a b' is neither",
                "cell a 1                   | line 1: 'cell a 1' is neither",
                "join a                     | line 1: 'join a' is neither",
                "join a a                   | line 1: cell a cannot be its own neighbour",
                "cell a 0 0;cell a 1 1      | line 2: cell a is there already",
                "cell a;cell a              | line 2: cell a is there already",
                "cell a x 1                 | line 1: 'x' is not a number",
                "cell a 1 NaN               | line 1: 'NaN' is not a number",
                "cell a 1 1e999             | line 1: '1e999' is not a number",
                "cell a 0 0;cell b 0 0.0    | line 2: cell b lies on cell a",
                "cell a 0 0;join a b        | 1 of 2 cells have a place"
            })
    @DisplayName("X3: a bad graph is refused by name and line")
    void refuses(String text, String message) {
        assertThatThrownBy(() -> Graph.parse("bad", text.replace(';', '\n')))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("graph bad")
                .hasMessageContaining(message);
    }

    @Test
    @DisplayName("X3: a cell with more neighbours than a clue can count is refused, and so is a graph without end")
    void hasBounds() {
        String star = "join hub " + names(100);
        assertThatThrownBy(() -> Graph.parse("star", star))
                .hasMessageContaining("cell hub has more than 99 neighbours");
        assertThat(Graph.parse("star", "join hub " + names(99)).mostNeighbours())
                .isEqualTo(99);
        String crowd =
                IntStream.rangeClosed(0, 100_000).mapToObj(i -> "cell c" + i).collect(Collectors.joining("\n"));
        assertThatThrownBy(() -> Graph.parse("crowd", crowd))
                .hasMessageContaining("line 100001: more than 100000 cells");
    }

    private static String names(int count) {
        return IntStream.range(0, count).mapToObj(i -> "ray" + i).collect(Collectors.joining(" "));
    }
}
