// SPDX-License-Identifier: Apache-2.0
package sweeplab.format;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sweeplab.format.text.Format;
import sweeplab.format.text.SizeLimits;

/**
 * Any bytes at all, steered by coverage: the reader named by {@code -Dformat} gives a document that can be written and
 * read again, or a clean error.
 */
final class ReaderFuzz {

    private static final Format FORMAT = new Formats().named(System.getProperty("format", "board"));

    static Stream<Arguments> seeds() {
        return Corpus.of(FORMAT.name()).stream().map(Arguments::of);
    }

    @MethodSource("seeds")
    @FuzzTest(maxDuration = "10m")
    void reader(byte[] input) {
        if (input.length <= SizeLimits.BYTES) {
            FuzzTarget.check(FORMAT, input);
        }
    }
}
