// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** Bytes as they come, handed on as whole lines that are fit to be shown; a very long one in pieces. */
final class LineByLine {

    private static final int LONGEST = 4000;

    private final ByteArrayOutputStream begun = new ByteArrayOutputStream();
    private final Consumer<String> taker;

    LineByLine(Consumer<String> taker) {
        this.taker = taker;
    }

    void take(byte[] bytes, int count) {
        for (int i = 0; i < count; i++) {
            if (bytes[i] == '\n' || begun.size() == LONGEST) {
                end();
            }
            if (bytes[i] != '\n') {
                begun.write(bytes[i]);
            }
        }
    }

    /** No more will come. */
    void end() {
        String line = begun.toString(StandardCharsets.UTF_8);
        begun.reset();
        if (!line.isBlank()) {
            taker.accept(Printable.line(line));
        }
    }
}
