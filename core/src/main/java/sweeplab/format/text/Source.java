// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.text;

import java.nio.charset.StandardCharsets;
import sweeplab.base.PublicApi;

/** What is to be read: some bytes, and the text that they are unless they are no text at all. */
@PublicApi
public final class Source {

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final byte[] bytes;
    private final String text;
    private final int firstBad;

    private Source(byte[] bytes, String text) {
        if (bytes.length > SizeLimits.BYTES) {
            throw new IllegalArgumentException(
                    bytes.length + " bytes are too many: at most " + SizeLimits.BYTES + " are read");
        }
        this.bytes = bytes;
        this.text = text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
        firstBad = firstControl(bytes);
    }

    public static Source of(byte[] bytes) {
        return new Source(bytes.clone(), new String(bytes, StandardCharsets.UTF_8));
    }

    public static Source of(String text) {
        return new Source(text.getBytes(StandardCharsets.UTF_8), text);
    }

    private static int firstControl(byte[] bytes) {
        for (int i = 0; i < bytes.length; i++) {
            byte b = bytes[i];
            if (b >= 0 && b < ' ' && b != '\n' && b != '\r' && b != '\t') {
                return i;
            }
        }
        return -1;
    }

    public byte[] bytes() {
        return bytes.clone();
    }

    /** True unless there are control characters. */
    public boolean isText() {
        return firstBad < 0;
    }

    /** True if there is nothing but blanks. */
    public boolean isBlank() {
        return isText() && text.isBlank();
    }

    public String text() {
        if (!isText()) {
            throw new IllegalArgumentException(
                    inUtf16()
                            ? "it is text in UTF-16: save it as UTF-8"
                            : "byte " + firstBad + " is " + bytes[firstBad] + ", which does not occur in a text");
        }
        return text;
    }

    // As some editors and shells of Windows write it, with a mark at its beginning.
    private boolean inUtf16() {
        int mark = bytes.length < 2 ? 0 : (bytes[0] & 0xFF) << 8 | bytes[1] & 0xFF;
        return mark == 0xFFFE || mark == 0xFEFF;
    }

    /** The first line that is not blank, without spaces around it; empty if there is none. */
    public String firstLine() {
        if (!isText()) {
            return "";
        }
        String begun = text.stripLeading();
        int end = begun.indexOf('\n');
        return (end < 0 ? begun : begun.substring(0, end)).strip();
    }

    /** The text without spaces around it if it is one line, else empty. */
    public String onlyLine() {
        String stripped = isText() ? text.strip() : "";
        return stripped.indexOf('\n') < 0 ? stripped : "";
    }

    public Lines lines() {
        return Lines.of(text());
    }
}
