package sweeplab.infer.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class ValueNetTest {

    private static final int ROWS = 16;
    private static final int COLUMNS = 30;
    private static final int CELLS = ROWS * COLUMNS;

    private final byte[] reference = resource("/sweeplab/value-reference.bin");
    private final int positions = reference.length / (CELLS + 4);
    private final ValueNet net = new ValueNet(resource("/sweeplab/value.bin"), ROWS, COLUMNS);

    @Test
    void givesTheValuesThatTheTrainingProgramWrote() {
        for (int i = 0; i < positions; i++) {
            assertThat(net.value(position(i))).as("position " + i).isCloseTo(expected(i), within(1e-4));
        }
    }

    @Test
    void aPositionWorkedOutFromTheOneBeforeHasTheSameValue() {
        for (int i = 0; i < positions; i++) {
            Snapshot after = position(i);
            net.value(after);
            settleSome(after, i);
            double quick = net.valueAfter(after);
            assertThat(quick).as("position " + i).isCloseTo(net.value(after), within(1e-5));
        }
    }

    // A few unknown cells become safe or dangerous, as a clue might make them.
    private static void settleSome(Snapshot position, int first) {
        int seen = 0;
        for (int cell = 0; cell < CELLS && seen < first + 6; cell++) {
            if (position.codes[cell] == Snapshot.UNKNOWN && seen++ >= first) {
                position.set(cell, seen % 2 == 0 ? Snapshot.SAFE : Snapshot.DANGER, 0);
            }
        }
    }

    private Snapshot position(int number) {
        Snapshot position = new Snapshot(CELLS);
        for (int cell = 0; cell < CELLS; cell++) {
            int code = Byte.toUnsignedInt(reference[number * CELLS + cell]);
            position.set(cell, Math.min(code, Snapshot.UNKNOWN), (code - Snapshot.UNKNOWN) / 244.0);
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
