// SPDX-License-Identifier: Apache-2.0
package sweeplab.world;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import sweeplab.CleanError;
import sweeplab.Damage;

/** Any text as a graph: it makes a board whose neighbours are each other's, or is refused cleanly. */
final class GraphReaderTest {

    private static final List<String> GRAPHS = List.of(
            "join a b c\njoin b c\n",
            "# a square\ncell a 0 0\ncell b 1 0\ncell c 0 -1.5\ncell d 1 1\njoin a b c\njoin d b c\n",
            "cell alone\njoin 1 2 3 4 5 6 7 8 9\n");

    static List<byte[]> seeds() {
        return GRAPHS.stream()
                .map(graph -> graph.getBytes(StandardCharsets.UTF_8))
                .toList();
    }

    @Test
    void anyTextIsReadOrRefused() {
        Damage.tryMany("graph", seeds(), GraphReaderTest::check);
    }

    /** Shared with the fuzzer: true if the bytes are a graph. */
    static boolean check(byte[] input) {
        Graph graph;
        try {
            graph = Graph.parse("any", new String(input, StandardCharsets.UTF_8));
        } catch (IllegalArgumentException e) {
            CleanError.require(e);
            return false;
        }
        Topology topology = Topology.of(graph);
        for (int cell = 0; cell < topology.size(); cell++) {
            graph.cellName(cell);
            graph.point(cell);
            for (int neighbour : topology.neighbours(cell)) {
                if (neighbour == cell || !topology.adjacent(neighbour, cell)) {
                    throw new AssertionError(cell + " and " + neighbour + " are not each other's neighbours");
                }
            }
        }
        return true;
    }
}
