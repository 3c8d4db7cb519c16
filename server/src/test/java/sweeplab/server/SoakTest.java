// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The soak, for a few seconds or {@code -Dsoak} of them: who asks for little is always answered, and nothing breaks. */
final class SoakTest {

    @Test
    void aCrowdOfAllKinds() throws IOException, InterruptedException {
        Soak.Report report = Soak.run(Integer.getInteger("soak", 3), Long.getLong("seed", 1), Path.of("target/soak"));
        assertThat(report.faults()).isEmpty();
        assertThat(report.cheap())
                .hasSizeGreaterThan(3)
                .allSatisfy(seen -> assertThat(seen.status()).isEqualTo(200));
        assertThat(report.answered())
                .allSatisfy(seen -> assertThat(seen.status()).isIn(200, 413, 503));
    }
}
