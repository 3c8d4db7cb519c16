// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sweeplab.app.outside.Launch;

/** {@code sweep serve --stdio} as a process of its own, and the Python package that speaks with it. */
final class ServeTest {

    @Test
    @DisplayName("answers line by line, passes over a line that is too long, and ends with its input")
    void lines() {
        String tooLong = "x".repeat(2_000_000);
        Cli ran = Cli.typing("hello\n" + tooLong + "\nmake seed=1 4x4/3\nreset 1\n", "serve", "--stdio");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out().lines())
                .hasSize(4)
                .satisfiesExactly(
                        hello -> assertThat(hello).startsWith("{\"sweeplab\":1,"),
                        refused -> assertThat(refused)
                                .isEqualTo("{\"error\":\"the line is too long: at most 1048576 characters\"}"),
                        made -> assertThat(made).startsWith("{\"batch\":1,"),
                        begun -> assertThat(begun).contains("\"states\":[\"playing\"]"));
        assertThat(Cli.sweep("serve").err()).contains("sweep serve --stdio");
    }

    @Test
    @DisplayName("the Python package's own tests pass with the python3 of the system")
    void python() throws IOException, InterruptedException {
        Assumptions.assumeTrue(Launch.program("python3").isPresent(), "python3 is not installed");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        ProcessBuilder tests = new ProcessBuilder("python3", "-B", "-m", "unittest")
                .directory(Path.of("../python").toFile())
                .redirectErrorStream(true);
        tests.environment()
                .put(
                        "SWEEP",
                        java + " -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '" + System.getProperty("java.class.path")
                                + "' sweeplab.app.Main");
        Process process = tests.start();
        try (InputStream said = process.getInputStream()) {
            String text = new String(said.readAllBytes(), StandardCharsets.UTF_8);
            assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
            assertThat(process.exitValue()).as(text).isZero();
            assertThat(text).contains("Ran 13 tests");
        }
    }
}
