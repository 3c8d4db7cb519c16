// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;

/** Keeps the end of what a process writes to its standard error; when that is too much, it says so once and stops reading. */
final class LastWords implements Runnable {

    private static final int KEPT = 2000;
    private static final int SHOWN = 300;

    private final InputStream in;
    private final long most;
    private final Runnable tooMuch;
    private final LineByLine lines;
    private byte[] tail = new byte[0];
    private final AtomicLong bytes = new AtomicLong();

    LastWords(InputStream in, long most, Runnable tooMuch, Transcript transcript) {
        this.in = in;
        this.most = most;
        this.tooMuch = tooMuch;
        lines = new LineByLine(line -> transcript.line(Transcript.Voice.COMPLAINT, line));
    }

    /** Begins to count anew. */
    void newGame() {
        bytes.set(0);
    }

    boolean flooded() {
        return bytes.get() > most;
    }

    @Override
    public void run() {
        byte[] buffer = new byte[8192];
        try {
            for (int count = in.read(buffer); count >= 0 && !flooded(); count = in.read(buffer)) {
                keep(buffer, count);
                lines.take(buffer, count);
            }
        } catch (IOException e) {
            // The process was ended: what is kept are its last words.
        }
        lines.end();
        if (flooded()) {
            tooMuch.run();
        }
    }

    private synchronized void keep(byte[] buffer, int count) {
        bytes.addAndGet(count);
        byte[] joined = Arrays.copyOf(tail, tail.length + count);
        System.arraycopy(buffer, 0, joined, tail.length, count);
        tail = Arrays.copyOfRange(joined, Math.max(0, joined.length - KEPT), joined.length);
    }

    /** One line, fit to be shown. */
    synchronized String text() {
        return Printable.end(new String(tail, StandardCharsets.UTF_8), SHOWN);
    }
}
