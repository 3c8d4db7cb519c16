// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import java.io.PrintStream;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.Map;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.RequestLog;
import org.eclipse.jetty.server.Response;
import org.jspecify.annotations.Nullable;
import sweeplab.base.JsonText;

/** A line of JSON for each request, or only for those that the server failed. */
final class AccessLog implements RequestLog {

    /** Which requests are written down. */
    enum Level {
        NONE,
        FAULTS,
        ALL
    }

    private static final int LONGEST_PATH = 200;
    private static final int FRAMES = 8;
    private static final String TIMES = "sweeplab.times";
    private static final String CAUSE = "sweeplab.cause";

    private final Level level;
    private final PrintStream out;

    AccessLog(Level level, PrintStream out) {
        this.level = level;
        this.out = out;
    }

    /** How long a request waited for its turn, was worked on, and was worked on after its budget had ended, in milliseconds. */
    record Times(long waited, long worked, long over) {}

    static void times(Request request, Times times) {
        request.setAttribute(TIMES, times);
    }

    /** True if the server failed: who asks for what there is not in its HTTP is answered with 501 or 505. */
    static boolean isFault(int status) {
        return status >= 500 && status != 501 && status != 505;
    }

    /** Remembers what went wrong. */
    static void cause(Request request, Throwable cause) {
        request.setAttribute(CAUSE, cause);
    }

    @Override
    public void log(Request request, Response response) {
        boolean wanted = level == Level.ALL || level == Level.FAULTS && isFault(response.getStatus());
        if (wanted) {
            out.println(JsonText.of(line(request, response)));
        }
    }

    private static Map<String, @Nullable Object> line(Request request, Response response) {
        Map<String, @Nullable Object> line = JsonText.object(
                "time", Instant.now().truncatedTo(ChronoUnit.MILLIS).toString(),
                "client", Request.getRemoteAddr(request),
                "method", request.getMethod(),
                "path", path(request),
                "status", response.getStatus(),
                "bytes", Response.getContentBytesWritten(response),
                "millis", (System.nanoTime() - request.getBeginNanoTime()) / 1_000_000);
        if (request.getAttribute(TIMES) instanceof Times times) {
            line.put("waited", times.waited());
            line.put("worked", times.worked());
            line.put("over", times.over());
        }
        if (request.getAttribute(CAUSE) instanceof Throwable cause) {
            line.put("cause", cause.toString());
            line.put(
                    "at",
                    Arrays.stream(cause.getStackTrace())
                            .limit(FRAMES)
                            .map(Object::toString)
                            .toList());
        }
        return line;
    }

    private static String path(Request request) {
        String path = String.valueOf(request.getHttpURI().getPath());
        return path.substring(0, Math.min(LONGEST_PATH, path.length()));
    }
}
