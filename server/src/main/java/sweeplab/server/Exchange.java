// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;
import sweeplab.base.JsonText;

/** One request and its answer, which is given once and waits for no slow reader. */
final class Exchange {

    static final String JSON = "application/json";

    private final Request request;
    private final Response response;
    private final Callback done;
    private final AtomicBoolean answered = new AtomicBoolean();

    Exchange(Request request, Response response, Callback done) {
        this.request = request;
        this.response = response;
        this.done = done;
    }

    Request request() {
        return request;
    }

    String path() {
        return Request.getPathInContext(request);
    }

    /** Where the client is. */
    String address() {
        return Request.getRemoteAddr(request);
    }

    /** The connection, to see whether the client is still there. */
    SocketChannel channel() {
        return (SocketChannel)
                request.getConnectionMetaData().getConnection().getEndPoint().getTransport();
    }

    /** Does something after a while, unless it is cancelled. */
    Scheduler.Task after(long millis, Runnable what) {
        return request.getComponents().getScheduler().schedule(what, millis, TimeUnit.MILLISECONDS);
    }

    /** Says that no further request is read from this connection. */
    void closeAfterwards() {
        response.getHeaders().put(HttpHeader.CONNECTION, "close");
    }

    void header(HttpHeader name, String value) {
        response.getHeaders().put(name, value);
    }

    void answer(int status, String type, ByteBuffer contents) {
        if (answered.compareAndSet(false, true)) {
            response.setStatus(status);
            response.getHeaders().put(HttpHeader.CONTENT_TYPE, type);
            response.getHeaders().put(HttpHeader.CONTENT_LENGTH, contents.remaining());
            response.write(true, contents, done);
        }
    }

    /** The client has it already. */
    void notModified() {
        if (answered.compareAndSet(false, true)) {
            response.setStatus(304);
            done.succeeded();
        }
    }

    void json(String text) {
        answer(200, JSON, bytes(text));
    }

    /** Does work that ends in an answer, or answers what went wrong in it. */
    void guard(Runnable work) {
        try {
            work.run();
        } catch (Refused e) {
            refuse(e);
        } catch (OutOfMemoryError e) {
            AccessLog.cause(request, e);
            refuse(new Refused(503, "this needs more memory than the server has left"));
        } catch (RuntimeException | Error e) {
            AccessLog.cause(request, e);
            refuse(new Refused(500, "something went wrong in the server; its log says what"));
        }
    }

    void refuse(Refused why) {
        if (why.status() == 503 || why.status() == 429) {
            response.getHeaders().put(HttpHeader.RETRY_AFTER, "1");
        }
        answer(why.status(), JSON, bytes(JsonText.of(JsonText.object("error", why.why()))));
    }

    private static ByteBuffer bytes(String text) {
        return ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    }
}
