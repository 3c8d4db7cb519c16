// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.library;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads text from files that may hold anything: never more than a bound, and only valid UTF-8. */
public final class TextFile {

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private TextFile() {}

    public static String read(Path file, int mostBytes) {
        if (Files.isDirectory(file)) {
            throw new IllegalArgumentException(file + " is a folder, expected a file");
        }
        try (InputStream in = Files.newInputStream(file)) {
            return text(file, in.readNBytes(mostBytes + 1), mostBytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Path file, byte[] bytes, int mostBytes) {
        if (bytes.length > mostBytes) {
            throw new IllegalArgumentException(file + " is too large: at most " + mostBytes + " bytes are read");
        }
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            throw new IllegalArgumentException(file + " is not text in UTF-8", e);
        }
    }
}
