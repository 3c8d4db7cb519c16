package sweeplab.server;

import java.io.PrintStream;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.RequestLog;
import org.eclipse.jetty.server.Response;
import tools.jackson.core.JsonGenerator;

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

    /** Remembers what went wrong. */
    static void cause(Request request, Throwable cause) {
        request.setAttribute(CAUSE, cause);
    }

    @Override
    public void log(Request request, Response response) {
        boolean wanted = level == Level.ALL || level == Level.FAULTS && response.getStatus() >= 500;
        if (wanted) {
            out.println(JsonBody.object(line -> write(line, request, response)));
        }
    }

    private static void write(JsonGenerator line, Request request, Response response) {
        line.writeStringProperty(
                "time", Instant.now().truncatedTo(ChronoUnit.MILLIS).toString());
        line.writeStringProperty("client", Request.getRemoteAddr(request));
        line.writeStringProperty("method", request.getMethod());
        line.writeStringProperty("path", path(request));
        line.writeNumberProperty("status", response.getStatus());
        line.writeNumberProperty("bytes", Response.getContentBytesWritten(response));
        line.writeNumberProperty("millis", (System.nanoTime() - request.getBeginNanoTime()) / 1_000_000);
        if (request.getAttribute(TIMES) instanceof Times times) {
            line.writeNumberProperty("waited", times.waited());
            line.writeNumberProperty("worked", times.worked());
            line.writeNumberProperty("over", times.over());
        }
        if (request.getAttribute(CAUSE) instanceof Throwable cause) {
            writeCause(line, cause);
        }
    }

    private static String path(Request request) {
        String path = String.valueOf(request.getHttpURI().getPath());
        return path.substring(0, Math.min(LONGEST_PATH, path.length()));
    }

    private static void writeCause(JsonGenerator line, Throwable cause) {
        line.writeStringProperty("cause", cause.toString());
        line.writeArrayPropertyStart("at");
        StackTraceElement[] frames = cause.getStackTrace();
        for (int i = 0; i < Math.min(FRAMES, frames.length); i++) {
            line.writeString(frames[i].toString());
        }
        line.writeEndArray();
    }
}
