// SPDX-License-Identifier: Apache-2.0
package sweeplab.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import sweeplab.agent.Appraisal;
import sweeplab.agent.model.GuessNet;
import sweeplab.agent.model.Lattice;
import sweeplab.agent.model.Snapshot;

/** How long a model looks at the positions of expert boards that {@link GuessData} wrote: CPU time a guess, round by round. */
public final class LookTimes {

    private static final int CELLS = GuessLessons.ROWS * GuessLessons.COLUMNS;
    private static final int ROW = CELLS + Appraisal.MOST_CHOICES * GuessLessons.NUMBERS * Float.BYTES;
    private static final double STEPS = GuessLessons.STEPS;
    private static final int ROUNDS = 5;

    private record Guess(Snapshot position, int[] cells) {}

    private LookTimes() {}

    /** Arguments: the files of a model and of positions, and perhaps the word mirrored. */
    public static void main(String[] args) throws IOException {
        List<Guess> guesses = read(Files.readAllBytes(Path.of(args[1])));
        GuessNet net = new GuessNet(
                Files.readAllBytes(Path.of(args[0])),
                new Lattice(GuessLessons.ROWS, GuessLessons.COLUMNS, false, false),
                args.length > 2);
        ThreadMXBean clock = ManagementFactory.getThreadMXBean();
        for (int round = 0; round < ROUNDS; round++) {
            long begin = clock.getCurrentThreadCpuTime();
            guesses.forEach(guess -> net.look(guess.position, guess.cells));
            double each = (clock.getCurrentThreadCpuTime() - begin) / 1e3 / guesses.size();
            System.out.printf(Locale.ROOT, "%d guesses, %.1f microseconds each%n", guesses.size(), each);
        }
    }

    private static List<Guess> read(byte[] file) {
        List<Guess> guesses = new ArrayList<>();
        for (int at = 0; at < file.length; at += ROW) {
            if (file[at + CELLS - 1] != GuessLessons.OUTSIDE) {
                guesses.add(guess(ByteBuffer.wrap(file, at, ROW).slice().order(ByteOrder.LITTLE_ENDIAN)));
            }
        }
        return guesses;
    }

    private static Guess guess(ByteBuffer row) {
        Snapshot position = new Snapshot(CELLS);
        for (int cell = 0; cell < CELLS; cell++) {
            int code = Byte.toUnsignedInt(row.get(cell));
            position.set(cell, Math.min(code, Snapshot.UNKNOWN), (code - Snapshot.UNKNOWN) / STEPS);
        }
        int[] cells = IntStream.range(0, Appraisal.MOST_CHOICES)
                .map(i -> (int) row.getFloat(CELLS + i * GuessLessons.NUMBERS * Float.BYTES))
                .filter(cell -> cell >= 0)
                .toArray();
        return new Guess(position, cells);
    }
}
