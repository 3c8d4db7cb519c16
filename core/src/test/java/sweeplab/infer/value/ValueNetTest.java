package sweeplab.infer.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ValueNetTest {

    // Smaller boards stand in the upper left of this.
    private static final int ROWS = 16;
    private static final int COLUMNS = 30;
    private static final int CELLS = ROWS * COLUMNS;
    private static final int OUTSIDE = 255;

    private final byte[] reference = resource("/sweeplab/value-reference.bin");
    private final int positions = reference.length / (CELLS + 4);
    private final byte[] weights = resource("/sweeplab/value.bin");

    @Test
    void givesTheValuesThatTheTrainingProgramWrote() {
        for (int i = 0; i < positions; i++) {
            assertThat(net(i).value(position(i))).as("position " + i).isCloseTo(expected(i), within(2e-4));
        }
    }

    @Test
    void aPositionWorkedOutFromTheOneBeforeHasTheSameValue() {
        for (int i = 0; i < positions; i++) {
            ValueNet net = net(i);
            Snapshot before = position(i);
            double value = net.value(before);
            Snapshot after = position(i);
            settleSome(after, i);
            double quick = net.valueAfter(after);
            assertThat(net.valueAfter(before)).as("position " + i + " again").isEqualTo(value);
            assertThat(quick).as("position " + i).isNotEqualTo(value).isCloseTo(net.value(after), within(1e-6));
        }
    }

    // A few unknown cells become safe or dangerous, as a clue might make them.
    private static void settleSome(Snapshot position, int first) {
        int seen = 0;
        for (int cell = 0; cell < position.codes.length && seen < first + 6; cell++) {
            if (position.codes[cell] == Snapshot.UNKNOWN && seen++ >= first) {
                position.set(cell, seen % 2 == 0 ? Snapshot.SAFE : Snapshot.DANGER, 0);
            }
        }
    }

    private ValueNet net(int number) {
        return new ValueNet(weights, rows(number), columns(number));
    }

    private int rows(int number) {
        return (int) IntStream.range(0, ROWS)
                .filter(row -> code(number, row * COLUMNS) != OUTSIDE)
                .count();
    }

    private int columns(int number) {
        return (int) IntStream.range(0, COLUMNS)
                .filter(column -> code(number, column) != OUTSIDE)
                .count();
    }

    private int code(int number, int place) {
        return Byte.toUnsignedInt(reference[number * CELLS + place]);
    }

    private Snapshot position(int number) {
        int columns = columns(number);
        Snapshot position = new Snapshot(rows(number) * columns);
        for (int cell = 0; cell < position.codes.length; cell++) {
            int code = code(number, cell / columns * COLUMNS + cell % columns);
            position.set(cell, Math.min(code, Snapshot.UNKNOWN), (code - Snapshot.UNKNOWN) / 243.0);
        }
        return position;
    }

    private double expected(int number) {
        return ByteBuffer.wrap(reference).order(ByteOrder.LITTLE_ENDIAN).getFloat(positions * CELLS + 4 * number);
    }

    private static byte[] resource(String name) {
        try (InputStream in = Objects.requireNonNull(ValueNetTest.class.getResourceAsStream(name), name)) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
