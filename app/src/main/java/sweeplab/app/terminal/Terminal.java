// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.terminal;

import java.io.BufferedReader;
import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where a command reads and writes; {@code live} if a person sits there, {@code colour} if colours are welcome. */
public record Terminal(PrintWriter out, PrintWriter err, BufferedReader in, boolean live, boolean colour) {

    private static final int USUAL_COLUMNS = 80;

    /** The terminal or the pipes that the program was started with. */
    public static Terminal system() {
        boolean live = isLive();
        return new Terminal(
                Outlet.system(),
                new StandardError(),
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                live,
                live && System.getenv("NO_COLOR") == null);
    }

    // Newer JDKs give a console in a pipe, too, and a method to ask whether it is one.
    private static boolean isLive() {
        Console console = System.console();
        if (console == null || "dumb".equals(System.getenv("TERM"))) {
            return false;
        }
        try {
            return (Boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException e) {
            return true;
        }
    }

    /** The program's own standard error. */
    private static final class StandardError extends PrintWriter {
        StandardError() {
            super(new OutputStreamWriter(new FileOutputStream(FileDescriptor.err), StandardCharsets.UTF_8), false);
        }
    }

    /** True if somebody sees standard error, though standard output may go to a file. */
    public boolean errorsSeen() {
        return err instanceof StandardError && onTerminal(Path.of("/proc/self/fd/2"));
    }

    /** True if standard output itself goes to a terminal. */
    public boolean outputSeen() {
        return err instanceof StandardError && onTerminal(Path.of("/proc/self/fd/1"));
    }

    /** How many characters a line has room for; very many where nobody looks. */
    public int columns() {
        if (!live) {
            return Integer.MAX_VALUE;
        }
        if (!(err instanceof StandardError)) {
            return USUAL_COLUMNS;
        }
        try {
            Process asked = new ProcessBuilder("stty", "size")
                    .redirectInput(Path.of("/dev/tty").toFile())
                    .start();
            String size = new String(asked.getInputStream().readAllBytes(), StandardCharsets.US_ASCII).strip();
            return size.matches("\\d{1,5} [1-9]\\d{0,4}") ? Integer.parseInt(size.split(" ")[1]) : USUAL_COLUMNS;
        } catch (IOException e) {
            return USUAL_COLUMNS;
        }
    }

    private static boolean onTerminal(Path descriptor) {
        try {
            return Files.readSymbolicLink(descriptor).toString().matches("/dev/(pts/|tty|console).*");
        } catch (IOException | UnsupportedOperationException e) {
            return false;
        }
    }

    public void line(String text) {
        out.println(text);
    }

    /** A line to the person that is no part of the result. */
    public void warn(String text) {
        err.println("sweep: " + text);
        err.flush();
    }

    public void flush() {
        out.flush();
        err.flush();
    }
}
