package sweeplab.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A few seconds of the soak: who asks for little is always answered, and nothing breaks. */
final class SoakTest {

    @Test
    @Timeout(240)
    void aCrowdOfAllKinds(@TempDir Path folder) throws IOException, InterruptedException {
        Soak.Report report = Soak.run(Integer.getInteger("soak", 3), 1, folder);
        assertThat(report.faults()).isEmpty();
        assertThat(report.cheap())
                .hasSizeGreaterThan(3)
                .allSatisfy(seen -> assertThat(seen.status()).isEqualTo(200));
        assertThat(report.answered())
                .allSatisfy(seen -> assertThat(seen.status()).isIn(200, 413, 503));
    }
}
