// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.replay;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Predicate;
import sweeplab.format.text.Source;

/** Reads numbers and texts from bytes in order, high byte first, and names the byte where something is wrong. */
final class ByteReader {

    private final byte[] bytes;
    private int at;

    ByteReader(byte[] bytes) {
        this.bytes = bytes;
    }

    /** True if what is to be read is no text, and its head passes this test without being refused. */
    static boolean begins(Source source, Predicate<byte[]> head) {
        try {
            return !source.isText() && head.test(source.bytes());
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    int at() {
        return at;
    }

    void at(int place) {
        if (place < 0 || place > bytes.length) {
            throw new IllegalArgumentException("byte " + place + " is wanted, but there are only " + bytes.length);
        }
        at = place;
    }

    int size() {
        return bytes.length;
    }

    int left() {
        return bytes.length - at;
    }

    /** A byte without reading it, or -1 after the end. */
    int peek(int ahead) {
        return at + ahead < bytes.length ? bytes[at + ahead] & 0xff : -1;
    }

    int u8() {
        need(1);
        return bytes[at++] & 0xff;
    }

    int s8() {
        need(1);
        return bytes[at++];
    }

    int u16() {
        return u8() << 8 | u8();
    }

    int s16() {
        return (short) u16();
    }

    int u24() {
        return u8() << 16 | u16();
    }

    long u32() {
        return (long) u16() << 16 | u16();
    }

    long s64() {
        return u32() << 32 | u32();
    }

    byte[] take(long count) {
        need(count);
        byte[] part = Arrays.copyOfRange(bytes, at, at + (int) count);
        at += (int) count;
        return part;
    }

    /** The bytes up to the next that is this one, which is read too. */
    byte[] until(int end) {
        int from = at;
        while (u8() != end) {
            if (at - from > bytes.length) {
                throw fault("no end");
            }
        }
        return Arrays.copyOfRange(bytes, from, at - 1);
    }

    private void need(long count) {
        if (count > left()) {
            throw new IllegalArgumentException("the file ends at byte " + bytes.length + ", where more is expected: "
                    + count + " from byte " + at + " on");
        }
    }

    IllegalArgumentException fault(String what) {
        return new IllegalArgumentException("byte " + at + ": " + what);
    }

    /** The text if it is UTF-8. */
    static Optional<String> utf8(byte[] text) {
        try {
            return Optional.of(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(text))
                    .toString());
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }

    /** A text that ought to be UTF-8. */
    String strict(byte[] text) {
        return utf8(text).map(ByteReader::printable).orElseThrow(() -> fault("the text before it is no UTF-8"));
    }

    /** A text of old programs that do not say how it is written: UTF-8 if it can be, else Chinese (GBK) if it can be, else Latin-1. */
    static String guessed(byte[] text) {
        return printable(utf8(text)
                .or(() -> pairs(text) ? ChineseText.of(text) : Optional.empty())
                .orElseGet(() -> new String(text, StandardCharsets.ISO_8859_1)));
    }

    // Chinese letters are pairs of bytes beyond ASCII; in Latin-1 two such letters hardly stand side by side.
    private static boolean pairs(byte[] text) {
        int i = 0;
        while (i < text.length) {
            int first = text[i] & 0xFF;
            boolean pair = first >= 0xB0 && first <= 0xF7 && i + 1 < text.length && (text[i + 1] & 0xFF) >= 0xA1;
            if (first >= 0x80 && !pair) {
                return false;
            }
            i += pair ? 2 : 1;
        }
        return true;
    }

    private static String printable(String text) {
        StringBuilder clean = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            clean.append(text.charAt(i) < ' ' ? ' ' : text.charAt(i));
        }
        return clean.toString().strip();
    }
}
