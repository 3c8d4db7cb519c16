// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.terminal;

import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import sweeplab.base.Budget;
import sweeplab.base.Unfinished;

/** How an exception ends the program: the lines that are shown and the exit code. The one place that decides it. */
public record Outcome(int exitCode, String message) {

    public static Outcome of(Throwable thrown) {
        if (thrown instanceof Failure failure) {
            return new Outcome(failure.exitCode(), text(failure));
        }
        Unfinished unfinished = unfinished(thrown);
        if (unfinished != null) {
            boolean stopped = unfinished.end() == Budget.End.CANCELLED;
            return of(stopped ? Failure.stopped(text(unfinished)) : Failure.failed(text(unfinished)));
        }
        if (thrown instanceof IllegalArgumentException) {
            return new Outcome(Failure.BAD_INPUT, text(thrown));
        }
        if (thrown instanceof UncheckedIOException) {
            return new Outcome(Failure.BAD_INPUT, file(thrown.getCause()));
        }
        if (thrown instanceof OutputLost lost) {
            return lost.readerGone()
                    ? new Outcome(OutputLost.READER_GONE, "")
                    : new Outcome(Failure.FAILED, text(lost));
        }
        if (thrown instanceof OutOfMemoryError) {
            return new Outcome(
                    Failure.FAILED, "out of memory: try a smaller board, or more with SWEEP_JAVA_OPTS=-Xmx4g");
        }
        return new Outcome(Failure.FAILED, "this should not happen, please report it: " + thrown + place(thrown));
    }

    // Whoever reads a board may have said where it stands, which is not at fault.
    private static @Nullable Unfinished unfinished(Throwable thrown) {
        Throwable each = thrown;
        while (each instanceof IllegalArgumentException && !(each instanceof Unfinished)) {
            each = each.getCause();
        }
        return each instanceof Unfinished found ? found : null;
    }

    /** Shows the message, if there is one, and returns the exit code. */
    public int tell(Terminal terminal, String before) {
        if (!message.isEmpty()) {
            terminal.err().println(before + message);
        }
        return exitCode;
    }

    private static String text(Throwable thrown) {
        return thrown.getMessage() == null ? thrown.toString() : thrown.getMessage();
    }

    private static String file(@Nullable Throwable cause) {
        if (cause instanceof NoSuchFileException missing) {
            Path folder = Path.of(missing.getFile()).toAbsolutePath().getParent();
            boolean nowhere = folder != null && !Files.isDirectory(folder);
            return missing.getFile() + ": there is no "
                    + (nowhere ? "folder " + Path.of(missing.getFile()).getParent() : "such file or folder");
        }
        if (cause instanceof AccessDeniedException) {
            return cause.getMessage() + ": no permission";
        }
        return cause == null ? "reading or writing failed" : text(cause);
    }

    private static String place(Throwable thrown) {
        StackTraceElement[] trace = thrown.getStackTrace();
        return trace.length == 0 ? "" : " at " + trace[0];
    }
}
