// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Objects;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The models say what the training program heard them say when it wrote them down. */
class GuessNetTest {

    /** The board of the training, in the upper left of which smaller boards stand. */
    private record Canvas(int rows, int columns, boolean hexagons) {

        static Canvas of(String model) {
            return "guess-hex".equals(model) ? new Canvas(24, 24, true) : new Canvas(16, 30, false);
        }

        int cells() {
            return rows * columns;
        }
    }

    private static final int POSITIONS = 12;
    private static final int OUTSIDE = 255;

    private static final int GUESSES = 8;

    // The cell, what was seen, and what the model adds.
    private static final int NUMBERS = 1 + GuessNet.SEEN + 1;

    @ParameterizedTest
    @ValueSource(strings = {"guess-quick", "guess-small", "guess-hex", "guess-lives"})
    void addsWhatTheTrainingProgramWrote(String model) {
        byte[] weights = resource("/sweeplab/" + model + ".bin");
        for (int i = 0; i < POSITIONS; i++) {
            check(weights, Example.read(model, i), model + ", position " + i);
        }
    }

    private static void check(byte[] weights, Example example, String name) {
        GuessNet all = example.net(weights);
        all.look(example.position(), new int[] {0});
        all.look(example.position(), example.cells());
        for (int j = 0; j < example.cells().length; j++) {
            int cell = example.cells()[j];
            double added = all.correction(cell, example.seen[j]);
            assertThat(added).as("%s, guess %d", name, j).isCloseTo(example.added[j], within(1e-3));
            GuessNet anew = example.net(weights);
            anew.look(example.position(), backwards(example.cells()));
            assertThat(anew.correction(cell, example.seen[j]))
                    .as("%s, guess %d anew", name, j)
                    .isEqualTo(added);
        }
    }

    @ParameterizedTest
    @CsvSource({"guess-small, false", "guess-hex, true"})
    void meansOfMirrorImagesAreThoseOfAMirrorImage(String model, boolean upsideDown) {
        Example example = Example.read(model, 3);
        byte[] weights = resource("/sweeplab/" + model + ".bin");
        int last = example.columns() - 1;
        int below = example.rows() - 1;
        IntUnaryOperator turned =
                cell -> (upsideDown ? below - cell / example.columns() : cell / example.columns()) * example.columns()
                        + last
                        - cell % example.columns();
        assertSameElsewhere(example, turned, () -> example.net(weights, false, true), 1e-5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"guess-small", "guess-hex"})
    void onATorusOnlyWhatIsAroundACellCounts(String model) {
        byte[] weights = resource("/sweeplab/" + model + ".bin");
        for (int i = 0; i < POSITIONS; i++) {
            Example example = Example.read(model, i);
            IntUnaryOperator rolled = cell -> (cell / example.columns() + 5) % example.rows() * example.columns()
                    + (cell % example.columns() + 11) % example.columns();
            assertSameElsewhere(example, rolled, () -> example.net(weights, true, false), 1e-5);
        }
    }

    private static void assertSameElsewhere(
            Example example, IntUnaryOperator moved, Supplier<GuessNet> nets, double most) {
        GuessNet here = nets.get();
        GuessNet there = nets.get();
        here.look(example.position(), example.cells());
        there.look(
                example.position(moved),
                IntStream.of(example.cells()).map(moved).toArray());
        for (int j = 0; j < example.cells().length; j++) {
            int cell = example.cells()[j];
            assertThat(there.correction(moved.applyAsInt(cell), example.seen[j]))
                    .as("guess %d", j)
                    .isCloseTo(here.correction(cell, example.seen[j]), within(most));
        }
    }

    private static int[] backwards(int[] cells) {
        return IntStream.range(0, cells.length)
                .map(i -> cells[cells.length - 1 - i])
                .toArray();
    }

    /** A position of the training, its guesses, what the look ahead saw of each and what the model adds. */
    private record Example(Canvas canvas, int[] codes, int[] places, double[][] seen, double[] added) {

        static Example read(String model, int number) {
            Canvas canvas = Canvas.of(model);
            byte[] reference = resource("/sweeplab/" + model + "-reference.bin");
            int cells = canvas.cells();
            assertThat(reference).hasSize(POSITIONS * (cells + GUESSES * NUMBERS * Float.BYTES));
            int[] codes = IntStream.range(0, cells)
                    .map(place -> Byte.toUnsignedInt(reference[number * cells + place]))
                    .toArray();
            ByteBuffer numbers = ByteBuffer.wrap(reference).order(ByteOrder.LITTLE_ENDIAN);
            numbers.position(POSITIONS * cells + number * GUESSES * NUMBERS * Float.BYTES);
            int[] places = new int[GUESSES];
            double[][] seen = new double[GUESSES][GuessNet.SEEN];
            double[] added = new double[GUESSES];
            for (int guess = 0; guess < GUESSES; guess++) {
                places[guess] = (int) numbers.getFloat();
                for (int i = 0; i < GuessNet.SEEN; i++) {
                    seen[guess][i] = numbers.getFloat();
                }
                added[guess] = numbers.getFloat();
            }
            int[] there = IntStream.of(places).filter(place -> place >= 0).toArray();
            return new Example(canvas, codes, there, seen, added);
        }

        int rows() {
            return (int) IntStream.range(0, canvas.rows)
                    .filter(row -> codes[row * canvas.columns] != OUTSIDE)
                    .count();
        }

        int columns() {
            return (int) IntStream.range(0, canvas.columns)
                    .filter(column -> codes[column] != OUTSIDE)
                    .count();
        }

        int[] cells() {
            return IntStream.of(places)
                    .map(place -> place / canvas.columns * columns() + place % canvas.columns)
                    .toArray();
        }

        GuessNet net(byte[] weights) {
            return net(weights, false, false);
        }

        GuessNet net(byte[] weights, boolean wrapped, boolean mirrored) {
            return new GuessNet(weights, new Lattice(rows(), columns(), canvas.hexagons, wrapped), mirrored);
        }

        Snapshot position() {
            return position(cell -> cell);
        }

        Snapshot position(IntUnaryOperator moved) {
            Snapshot position = new Snapshot(rows() * columns());
            for (int cell = 0; cell < rows() * columns(); cell++) {
                int code = codes[cell / columns() * canvas.columns + cell % columns()];
                position.set(
                        moved.applyAsInt(cell), Math.min(code, Snapshot.UNKNOWN), (code - Snapshot.UNKNOWN) / 243.0);
            }
            return position;
        }
    }

    private static byte[] resource(String name) {
        try (InputStream in = Objects.requireNonNull(GuessNetTest.class.getResourceAsStream(name), name)) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
