// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Any bytes at all, steered by coverage, as the text of a certificate. */
final class CertificateFuzz {

    static Stream<Arguments> seeds() {
        return CertificateReaderTest.seeds().stream().map(Arguments::of);
    }

    @MethodSource("seeds")
    @FuzzTest(maxDuration = "10m")
    void reader(byte[] input) {
        CertificateReaderTest.check(input);
    }
}
