// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.replay;

import java.nio.charset.Charset;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Optional;
import java.util.function.Function;

/** Chinese letters as old programs wrote them (GBK): by the JDK, or where that does not know them, by what the browser has. */
public final class ChineseText {

    private static Function<byte[], String> decoder = bytes -> new String(bytes, Charset.forName("GBK"));

    private ChineseText() {}

    /** From now on bytes are read so: for a platform without that charset. */
    public static void readBy(Function<byte[], String> other) {
        decoder = other;
    }

    static Optional<String> of(byte[] text) {
        try {
            return Optional.of(decoder.apply(text));
        } catch (UnsupportedCharsetException e) {
            return Optional.empty();
        }
    }
}
