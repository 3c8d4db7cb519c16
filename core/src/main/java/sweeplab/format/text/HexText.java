// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.text;

import java.io.ByteArrayOutputStream;

/** Bytes as people paste them: pairs of hexadecimal digits with space between them, or one word of them. */
public final class HexText {

    private HexText() {}

    /** The bytes that such a text stands for; of anything else the bytes that it is. */
    public static byte[] bytes(Source source) {
        return like(source) ? read(source.text()) : source.bytes();
    }

    public static boolean like(Source source) {
        return source.isText() && like(source.text().strip());
    }

    private static boolean like(String text) {
        int run = 0;
        boolean parted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (digit(c) >= 0) {
                run++;
            } else if (!Character.isWhitespace(c) || run % 2 != 0) {
                return false;
            } else {
                parted = true;
                run = 0;
            }
            if (parted && run > 2) {
                return false;
            }
        }
        return run > 0 && run % 2 == 0;
    }

    private static byte[] read(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        int high = -1;
        for (int i = 0; i < text.length(); i++) {
            int digit = digit(text.charAt(i));
            if (digit >= 0 && high >= 0) {
                bytes.write(high << 4 | digit);
                high = -1;
            } else if (digit >= 0) {
                high = digit;
            }
        }
        return bytes.toByteArray();
    }

    private static int digit(char c) {
        return c < 128 ? Character.digit(c, 16) : -1;
    }
}
