// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.json;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import sweeplab.CleanError;
import sweeplab.Damage;

/** Any text as JSON: what is read is written and read again the same, the rest is refused cleanly. */
final class JsonReaderTest {

    static List<byte[]> seeds() {
        return List.of(
                "{\"a\":[1,-2.5e-3,true,false,null,\"b\\n\\u00e9\"],\"c\":{\"d\":{}}}".getBytes(StandardCharsets.UTF_8),
                "[[[[1e300],9007199254740993]],\"\",{\"\":0}]".getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void anyTextIsReadOrRefused() {
        Damage.tryMany("JSON", seeds(), JsonReaderTest::check);
    }

    /** Shared with the fuzzer: true if the bytes are JSON. */
    static boolean check(byte[] input) {
        String text = new String(input, StandardCharsets.UTF_8);
        readTexts(text);
        String written;
        try {
            written = Json.text(Json.read(text));
        } catch (IllegalArgumentException e) {
            CleanError.require(e);
            return false;
        }
        if (!Json.text(Json.read(written)).equals(written)) {
            throw new AssertionError("written differently the second time: " + written);
        }
        return true;
    }

    private static void readTexts(String text) {
        try {
            JsonLines.texts(text);
        } catch (IllegalArgumentException e) {
            CleanError.require(e);
        }
    }
}
