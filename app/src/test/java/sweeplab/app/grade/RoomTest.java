// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.grade;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RoomTest {

    @TempDir
    Path temp;

    private static BufferedReader output(Process program) {
        return new BufferedReader(new InputStreamReader(program.getInputStream(), StandardCharsets.UTF_8));
    }

    private Process program() throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-Djava.io.tmpdir=" + temp,
                        "-cp",
                        System.getProperty("java.class.path"),
                        RoomProgram.class.getName())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static void end(Process program) throws IOException, InterruptedException {
        program.getOutputStream().close();
        assertThat(program.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(program.exitValue()).isZero();
    }

    private List<Path> left() throws IOException {
        try (Stream<Path> files = Files.list(temp)) {
            return files.filter(file -> file.getFileName().toString().startsWith("sweeplab-"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    @DisplayName("the folder of a program that was killed is taken away by the next one, that of one that lives is not")
    void leftBehind() throws IOException, InterruptedException {
        Process killed = program();
        Path left = Path.of(output(killed).readLine());
        assertThat(left).isDirectoryContaining("glob:**.txt");
        Process living = program();
        Path inUse = Path.of(output(living).readLine());
        assertThat(left).exists();
        killed.destroyForcibly().waitFor();
        assertThat(left).exists();
        Path notOurs = Files.createDirectory(temp.resolve("sweeplab-notes"));
        Process next = program();
        output(next).readLine();
        assertThat(left).doesNotExist();
        assertThat(inUse).isDirectoryContaining("glob:**.txt");
        end(next);
        end(living);
        assertThat(left()).containsExactly(notOurs);
    }
}
