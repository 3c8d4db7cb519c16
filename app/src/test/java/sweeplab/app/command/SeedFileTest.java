// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A seed in a file is taken wherever {@code --seed} is. */
final class SeedFileTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "play fast 4x4/2",
                "kb 4x4/2",
                "generate --board 4x4/2",
                "worlds new 4x4/2",
                "bench play --agent fast --board 4x4/2 --games 3 --warm-up 0",
                "bench versus fast exact --board 4x4/2 --games 3 --warm-up 0"
            })
    void isThatSeed(String command) throws IOException {
        Path file = Files.writeString(folder.resolve("seed"), "4711\n");
        Cli ran = run(command, "--seed-file", file.toString());
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(ran.out()).contains("4711");
    }

    @Test
    void orOnTheCommandLineAndNotBoth() throws IOException {
        Path file = Files.writeString(folder.resolve("seed"), "4711\n");
        assertThat(run("play fast 4x4/2", "--seed", "1", "--seed-file", file.toString())
                        .err())
                .isEqualTo("sweep: give --seed or --seed-file, not both\n");
    }

    private static Cli run(String command, String... more) {
        return Cli.sweep(Stream.concat(Arrays.stream(command.split(" ")), Arrays.stream(more))
                .toArray(String[]::new));
    }
}
