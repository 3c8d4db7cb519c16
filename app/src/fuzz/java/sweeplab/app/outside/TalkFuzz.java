// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Any bytes at all, steered by coverage, as what an agent outside says. */
final class TalkFuzz {

    static Stream<Arguments> seeds() {
        return TalkReaderTest.seeds().stream().map(Arguments::of);
    }

    @MethodSource("seeds")
    @FuzzTest(maxDuration = "10m")
    void reader(byte[] input) {
        TalkReaderTest.check(input);
    }
}
