// SPDX-License-Identifier: Apache-2.0
package sweeplab.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sweeplab.agent.model.Snapshot;

/**
 * A model of guesses is the same to the byte when it is made again from a seed: what it learns from, and, where there is a Python with
 * PyTorch ({@code -Dpython=…}, {@code python3} unless said), what it becomes.
 */
final class TrainingTest {

    private static final String GAMES = "20games";
    private static final String STEPS = "6steps";
    private static final String PYTHON = System.getProperty("python", "python3");
    private static final int GUESSES = 12 * 9 * Float.BYTES;
    private static final int ROW = 480 + GUESSES;
    private static final int ROW_OF_HEXAGONS = 24 * 24 + GUESSES;
    private static final int LEAST_POSITIONS = 12;

    @TempDir
    private Path folder;

    @Test
    @DisplayName("the lessons of a seed are the same to the byte, those of another are not")
    void lessonsRepeat() throws Exception {
        byte[] first = lessons("first", 1);
        assertThat(first.length % ROW).isZero();
        assertThat(first.length / ROW).isGreaterThanOrEqualTo(LEAST_POSITIONS);
        assertThat(lessons("second", 1)).isEqualTo(first);
        assertThat(lessons("other", 2)).isNotEqualTo(first);
    }

    @Test
    @DisplayName("the lessons of hexagons are on boards of 24x24 cells at most")
    void lessonsOfHexagons() throws Exception {
        GuessData.main(new String[] {GAMES, "1", folder.resolve("hex").toString(), "1", "safest", "hexagons"});
        byte[] lessons = Files.readAllBytes(folder.resolve("hex").resolve("part-1-0-0.bin"));
        assertThat(lessons.length % ROW_OF_HEXAGONS).isZero();
        assertThat(lessons.length / ROW_OF_HEXAGONS).isGreaterThanOrEqualTo(LEAST_POSITIONS);
    }

    @Test
    @DisplayName("lessons with lives to spare know of dangers")
    void lessonsWithLives() throws Exception {
        GuessData.main(new String[] {GAMES, "1", folder.resolve("lives").toString(), "1", "safest", "lives"});
        byte[] lessons = Files.readAllBytes(folder.resolve("lives").resolve("part-1-0-0.bin"));
        assertThat(lessons.length % ROW).isZero();
        int hit = 0;
        for (int row = 0; row < lessons.length; row += ROW) {
            for (int cell = row; cell < row + ROW - GUESSES; cell++) {
                hit += lessons[cell] == Snapshot.DANGER ? 1 : 0;
            }
        }
        assertThat(hit).isPositive();
    }

    @Test
    @DisplayName("a model that is trained twice on the same lessons is the same to the byte")
    void trainingRepeats() throws Exception {
        assumeTrue(ends(PYTHON, "-c", "import torch, numpy"), PYTHON + " has no PyTorch");
        lessons("lessons", 1);
        byte[] first = trained("first");
        assertThat(first).isNotEmpty();
        assertThat(trained("second")).isEqualTo(first);
    }

    private byte[] lessons(String name, int seed) throws Exception {
        GuessData.main(new String[] {GAMES, "1", folder.resolve(name).toString(), String.valueOf(seed), "fast*4"});
        return Files.readAllBytes(folder.resolve(name).resolve("part-" + seed + "-0-0.bin"));
    }

    private byte[] trained(String name) throws Exception {
        Path out = Files.createDirectory(folder.resolve(name));
        String known = "../core/src/main/resources/sweeplab/guess-quick.bin";
        String lessons = folder.resolve("lessons").toString();
        assertThat(ends(PYTHON, "training/train_guess.py", lessons, out.toString(), STEPS, known, known, "4x2"))
                .as(Files.readString(folder.resolve("said")))
                .isTrue();
        return Files.readAllBytes(out.resolve("guess-4-2.bin"));
    }

    private boolean ends(String... command) throws IOException, InterruptedException {
        Process process;
        try {
            process = new ProcessBuilder(List.of(command))
                    .redirectErrorStream(true)
                    .redirectOutput(folder.resolve("said").toFile())
                    .start();
        } catch (IOException e) {
            return false;
        }
        if (!process.waitFor(10, TimeUnit.MINUTES)) {
            process.destroyForcibly();
            return false;
        }
        return process.exitValue() == 0;
    }
}
