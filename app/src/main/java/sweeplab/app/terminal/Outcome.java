package sweeplab.app.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;

/** How an exception ends the program: the lines that are shown and the exit code. The one place that decides it. */
public record Outcome(int exitCode, String message) {

    public static Outcome of(Throwable thrown) {
        if (thrown instanceof Failure failure) {
            return new Outcome(failure.exitCode(), text(failure));
        }
        if (thrown instanceof IllegalArgumentException) {
            return new Outcome(Failure.BAD_INPUT, text(thrown));
        }
        if (thrown instanceof UncheckedIOException wrapped) {
            return of(wrapped.getCause());
        }
        if (thrown instanceof IOException io) {
            return new Outcome(Failure.BAD_INPUT, file(io));
        }
        if (thrown instanceof OutOfMemoryError) {
            return new Outcome(
                    Failure.FAILED, "out of memory: try a smaller board, or more with SWEEP_JAVA_OPTS=-Xmx4g");
        }
        return new Outcome(Failure.FAILED, "this should not happen, please report it: " + thrown + place(thrown));
    }

    private static String text(Throwable thrown) {
        return thrown.getMessage() == null ? thrown.toString() : thrown.getMessage();
    }

    private static String file(IOException e) {
        if (e instanceof NoSuchFileException) {
            return e.getMessage() + ": there is no such file or folder";
        }
        if (e instanceof AccessDeniedException) {
            return e.getMessage() + ": no permission";
        }
        return text(e);
    }

    private static String place(Throwable thrown) {
        StackTraceElement[] trace = thrown.getStackTrace();
        return trace.length == 0 ? "" : " at " + trace[0];
    }
}
