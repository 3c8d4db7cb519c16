// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.library;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Reads a file line by line and knows where each ends. */
public final class LineFile {

    /** Takes a line; false if no more are wanted. */
    public interface Reader {
        boolean line(String text);
    }

    private LineFile() {}

    /**
     * Reads whole lines until one is not wanted or longer than so many bytes, and returns how many bytes the wanted ones take.
     * A last line without an end is none.
     */
    public static long read(InputStream in, int longest, Reader reader) throws IOException {
        byte[] buffer = new byte[1 << 16];
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        long good = 0;
        for (int n = in.read(buffer); n >= 0 && line.size() <= longest; n = in.read(buffer)) {
            int from = 0;
            for (int i = 0; i < n; i++) {
                if (buffer[i] == '\n') {
                    line.write(buffer, from, i - from);
                    if (!reader.line(line.toString(StandardCharsets.UTF_8))) {
                        return good;
                    }
                    good += line.size() + 1;
                    line.reset();
                    from = i + 1;
                }
            }
            line.write(buffer, from, n - from);
        }
        return good;
    }
}
