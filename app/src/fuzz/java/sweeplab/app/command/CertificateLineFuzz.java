// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Any bytes at all, steered by coverage, as a line of a file of certificates. */
final class CertificateLineFuzz {

    static Stream<Arguments> seeds() {
        return CertificateLineReaderTest.seeds().stream().map(Arguments::of);
    }

    @MethodSource("seeds")
    @FuzzTest(maxDuration = "10m")
    void reader(byte[] input) {
        CertificateLineReaderTest.check(input);
    }
}
