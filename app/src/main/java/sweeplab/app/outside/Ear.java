// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** Listens to what a process says, line by line and within limits; it stops listening when one is passed. */
final class Ear implements Runnable {

    /** What was heard: a line, or the end with the limit that was passed, if any. */
    record Heard(@Nullable String line, String flood) {}

    private final BlockingQueue<Heard> heard = new LinkedBlockingQueue<>();
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private final InputStream in;
    private final ProcessLimits limits;
    private final AtomicLong bytes = new AtomicLong();

    Ear(InputStream in, ProcessLimits limits) {
        this.in = in;
        this.limits = limits;
    }

    /** Begins to count anew. */
    void newGame() {
        bytes.set(0);
    }

    /** The next thing heard, or null if there is nothing for so long. */
    @Nullable
    Heard next(long nanos) throws InterruptedException {
        return heard.poll(nanos, TimeUnit.NANOSECONDS);
    }

    @Override
    public void run() {
        byte[] buffer = new byte[8192];
        String flood = "";
        try {
            for (int count = in.read(buffer); count >= 0; count = flood.isEmpty() ? in.read(buffer) : -1) {
                flood = take(buffer, count);
            }
        } catch (IOException e) {
            // The process was ended: the same as if it had closed its output.
        }
        heard.add(new Heard(null, flood));
    }

    // Returns the limit that was passed, if any.
    private String take(byte[] buffer, int count) {
        for (int i = 0; i < count; i++) {
            if (buffer[i] != '\n') {
                line.write(buffer[i]);
            } else {
                heard.add(new Heard(line.toString(StandardCharsets.UTF_8).strip(), ""));
                line.reset();
            }
            if (line.size() > limits.line()) {
                return "a line of more than " + limits.line() + " bytes";
            }
            if (heard.size() > limits.lines()) {
                return "more than " + limits.lines() + " lines without being asked";
            }
        }
        return bytes.addAndGet(count) > limits.output() ? "more than " + limits.output() + " bytes in one game" : "";
    }
}
