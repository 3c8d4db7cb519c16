// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

final class AtEndTest {

    private static String printedBy(String way) throws IOException, InterruptedException {
        Process program = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        EndingProgram.class.getName(),
                        way)
                .redirectErrorStream(true)
                .start();
        String printed = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(program.waitFor(1, TimeUnit.MINUTES)).isTrue();
        return printed;
    }

    @Test
    @DisplayName("what was asked for is done once when the program ends, what was called off is not")
    void done() throws IOException, InterruptedException {
        assertThat(printedBy("in time")).isEqualTo("done\n");
    }

    @Test
    @DisplayName(
            "where the program is ending already, it is done at once and once, nothing is waited for, and calling it off is no fault")
    void late() throws IOException, InterruptedException {
        assertThat(printedBy("late")).isEqualTo("done\nfalse\nstopped\nclosed\n");
    }
}
