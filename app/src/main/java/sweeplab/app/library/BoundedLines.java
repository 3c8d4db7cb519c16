// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.library;

import java.io.BufferedReader;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads lines of which none may be longer than so many characters; a longer one is passed over, and said to be so. */
public final class BoundedLines {

    /** A line that was too long to be read. */
    public static final class TooLong extends IOException {
        private static final long serialVersionUID = 1L;

        TooLong(int longest) {
            super("the line is too long: at most " + longest + " characters");
        }
    }

    private final BufferedReader in;
    private final int longest;

    public BoundedLines(BufferedReader in, int longest) {
        this.in = in;
        this.longest = longest;
    }

    /** The next line without its end; null at the end of all. */
    public @Nullable String next() throws IOException {
        StringBuilder line = new StringBuilder();
        long length = 0;
        int c = in.read();
        if (c < 0) {
            return null;
        }
        while (c >= 0 && c != '\n') {
            if (length++ < longest) {
                line.append((char) c);
            }
            c = in.read();
        }
        if (length > longest) {
            throw new TooLong(longest);
        }
        return line.toString();
    }

    /** True if more was sent already. */
    public boolean waiting() throws IOException {
        return in.ready();
    }
}
