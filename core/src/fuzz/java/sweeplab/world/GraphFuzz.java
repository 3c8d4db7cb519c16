// SPDX-License-Identifier: Apache-2.0
package sweeplab.world;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Any bytes at all, steered by coverage, as the text of a graph. */
final class GraphFuzz {

    static Stream<Arguments> seeds() {
        return GraphReaderTest.seeds().stream().map(Arguments::of);
    }

    @MethodSource("seeds")
    @FuzzTest(maxDuration = "10m")
    void reader(byte[] input) {
        GraphReaderTest.check(input);
    }
}
