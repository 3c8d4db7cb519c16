// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Any bytes at all, steered by coverage, as a line of the arena's results. */
final class RecordFuzz {

    static Stream<Arguments> seeds() {
        return RecordReaderTest.seeds().stream().map(Arguments::of);
    }

    @MethodSource("seeds")
    @FuzzTest(maxDuration = "10m")
    void reader(byte[] input) {
        RecordReaderTest.check(input);
    }
}
