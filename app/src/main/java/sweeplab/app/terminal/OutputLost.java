// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.terminal;

import java.io.IOException;
import java.util.Locale;

/** Standard output takes no more: the disk is full, or whoever read it has gone. An error, because no command may go on after it. */
public final class OutputLost extends Error {

    /** What a shell shows for a program that the system ends because its reader has gone. */
    static final int READER_GONE = 141;

    private static final long serialVersionUID = 1;

    private final boolean readerGone;

    OutputLost(IOException cause, boolean pipe) {
        super("standard output: " + cause.getMessage(), cause, false, false);
        readerGone = pipe
                || String.valueOf(cause.getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
    }

    boolean readerGone() {
        return readerGone;
    }
}
