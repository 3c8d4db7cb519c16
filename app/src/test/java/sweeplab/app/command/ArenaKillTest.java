// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sweeplab.base.Dice;

/** A run that is killed goes on to the results of one that was not. */
final class ArenaKillTest {

    private static final long SEED = 8;

    @TempDir
    Path folder;

    private static List<String> words(Path out) {
        String options = "arena run --agents fast,exact --board 16x16/40 --start safe@0,0 --games 2500 --seed 3";
        List<String> words = new ArrayList<>(List.of(options.split(" ")));
        words.addAll(List.of("--threads", "2", "--resume", "--out", out.toString()));
        return words;
    }

    private Process child(Path out) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "sweeplab.app.Main"));
        command.addAll(words(out));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("log").toFile())
                .start();
    }

    // Kills it without warning (kill -9) as soon as the file is so long: a moment that chance has chosen.
    private void killAt(Path out, long length) throws IOException, InterruptedException {
        Process child = child(out);
        while (child.isAlive() && (!Files.exists(out) || Files.size(out) < length)) {
            child.waitFor(1, TimeUnit.MILLISECONDS);
        }
        child.destroyForcibly().waitFor();
    }

    @Test
    void killedAtRandomMomentsAndResumed() throws IOException, InterruptedException {
        Path calm = folder.resolve("calm.jsonl");
        assertThat(Cli.sweep(words(calm).toArray(String[]::new)).exit()).isZero();
        Path troubled = folder.resolve("troubled.jsonl");
        Dice dice = new Dice(SEED);
        long length = 0;
        for (int kill = 0; kill < 3; kill++) {
            length += 1 + dice.nextInt((int) (Files.size(calm) / 4));
            killAt(troubled, length);
        }
        assertThat(Files.size(troubled)).as("seed %d", SEED).isPositive();
        Cli last = Cli.sweep(words(troubled).toArray(String[]::new));
        assertThat(last.exit()).as(last.err()).isZero();
        assertThat(last.err()).contains("Going on: ");
        assertThat(ArenaRunTest.sorted(troubled)).as("seed %d", SEED).isEqualTo(ArenaRunTest.sorted(calm));
    }
}
