// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sweeplab.CleanError;
import sweeplab.Damage;
import sweeplab.base.Dice;

/** Any line as a result of the arena: it is read, written and read again the same, or refused cleanly. */
final class RecordReaderTest {

    static List<byte[]> seeds() {
        return IntStream.range(0, 20)
                .mapToObj(seed -> text(GameRecordTest.any(new Dice(seed))).getBytes(StandardCharsets.UTF_8))
                .toList();
    }

    private static String text(GameRecord record) {
        StringBuilder text = new StringBuilder();
        record.write(text);
        return text.toString();
    }

    @Test
    void anyLineIsReadOrRefused() {
        Damage.tryMany("result", seeds(), RecordReaderTest::check);
    }

    /** Shared with the fuzzer: true if the bytes are a result. */
    static boolean check(byte[] input) {
        GameRecord record;
        try {
            record = RecordReader.read(new String(input, StandardCharsets.UTF_8));
        } catch (IllegalArgumentException e) {
            CleanError.require(e);
            return false;
        }
        record.times().quantile(0.5);
        String written = text(record);
        if (!text(RecordReader.read(written)).equals(written)) {
            throw new AssertionError("written differently the second time: " + written);
        }
        return true;
    }
}
