// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.thread.Scheduler;

/** Reads the body of one request as it comes in, and holds no thread while it waits for more. */
final class Body implements Runnable {

    // What is a little too long is read to its end and thrown away: many clients listen for an answer only then.
    private static final int MOST_DISCARDED = 1 << 20;

    private final Request request;
    private final Limits limits;
    private final Consumer<byte[]> whole;
    private final Consumer<Refused> refused;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final Scheduler.Task alarm;
    private long length;
    private volatile boolean late;

    private Body(Request request, Limits limits, Consumer<byte[]> whole, Consumer<Refused> refused) {
        this.request = request;
        this.limits = limits;
        this.whole = whole;
        this.refused = refused;
        alarm = request.getComponents()
                .getScheduler()
                .schedule(this::hurry, limits.millisFor(expected()), TimeUnit.MILLISECONDS);
    }

    /** Hands on the whole body, or why there is none. */
    static void read(Request request, Limits limits, Consumer<byte[]> whole, Consumer<Refused> refused) {
        if (request.getLength() > MOST_DISCARDED) {
            refused.accept(tooLong(limits));
        } else {
            new Body(request, limits, whole, refused).run();
        }
    }

    private static Refused tooLong(Limits limits) {
        return new Refused(413, "the body is too long: at most " + limits.bodyBytes() + " bytes are read");
    }

    private long expected() {
        return request.getLength() < 0 ? limits.bodyBytes() : request.getLength();
    }

    private void hurry() {
        late = true;
        request.fail(new TimeoutException("the body comes too slowly"));
    }

    @Override
    public void run() {
        Content.Chunk chunk = request.read();
        while (chunk != null && !ended(chunk)) {
            chunk = request.read();
        }
        if (chunk == null) {
            request.demand(this);
        }
    }

    private boolean ended(Content.Chunk chunk) {
        if (Content.Chunk.isFailure(chunk)) {
            refuse(cutOff());
            return true;
        }
        ByteBuffer part = chunk.getByteBuffer();
        byte[] copy = new byte[part.remaining()];
        part.get(copy);
        chunk.release();
        bytes.writeBytes(copy);
        length += copy.length;
        if (length > limits.bodyBytes()) {
            bytes.reset();
        }
        return chunk.isLast() || length > MOST_DISCARDED ? end() : false;
    }

    private boolean end() {
        alarm.cancel();
        if (length > limits.bodyBytes()) {
            refused.accept(tooLong(limits));
        } else if (late || length < request.getLength()) {
            // A request that fails just as it is read can look like one that ended.
            refused.accept(cutOff());
        } else {
            whole.accept(bytes.toByteArray());
        }
        return true;
    }

    private Refused cutOff() {
        return late
                ? new Refused(408, "the body comes too slowly: at least " + limits.bytesPerSecond() + " bytes a second")
                : new Refused(400, "the body ends after " + length + " bytes");
    }

    private void refuse(Refused why) {
        alarm.cancel();
        refused.accept(why);
    }
}
