// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.arena;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Any bytes at all, steered by coverage, as the card of a run. */
final class RunCardFuzz {

    static Stream<Arguments> seeds() {
        return RunCardReaderTest.seeds().stream().map(Arguments::of);
    }

    @MethodSource("seeds")
    @FuzzTest(maxDuration = "10m")
    void reader(byte[] input) {
        RunCardReaderTest.check(input);
    }
}
