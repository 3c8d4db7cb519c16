// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code sweep bench sat} has a row for every encoding, with its sizes, and draws them. */
final class BenchSatTest {

    @Test
    void aRowForEveryEncoding(@TempDir Path folder) {
        Path chart = folder.resolve("sat.png");
        Cli bench = Cli.sweep(
                "bench",
                "sat",
                "--games",
                "1",
                "--board",
                "9x9/10",
                "--seed",
                "1",
                "--json",
                "--chart",
                chart.toString());
        assertThat(bench.exit()).as(bench.err()).isZero();
        for (String encoding : new String[] {"direct", "dnf", "cnf", "sequential", "totalizer", "pb"}) {
            assertThat(bench.out()).contains("\"encoding\":\"" + encoding + "\"");
        }
        assertThat(chart).exists().isNotEmptyFile();
    }

    @Test
    void badInputWritesNothing(@TempDir Path folder) {
        Path chart = folder.resolve("sat.gif");
        assertThat(Cli.sweep("bench", "sat", "--chart", chart.toString()).exit())
                .isEqualTo(2);
        assertThat(Cli.sweep("bench", "sat", "--games", "0").exit()).isEqualTo(2);
        assertThat(Files.exists(chart)).isFalse();
    }
}
