// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.terminal;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Standard output that says when it takes no more, where a bare {@link PrintWriter} would go on in silence. */
public final class Outlet extends OutputStream {

    private static final Path STANDARD_OUTPUT = Path.of("/proc/self/fd/1");

    private final OutputStream to;
    private final boolean pipe;
    private boolean lost;

    private Outlet(OutputStream to, boolean pipe) {
        this.to = to;
        this.pipe = pipe;
    }

    /** Writes text there; when that fails, {@link OutputLost} is thrown. */
    public static PrintWriter writer(OutputStream to) {
        return writer(new Outlet(to, false));
    }

    /** The program's own standard output. */
    static PrintWriter system() {
        return writer(new Outlet(new FileOutputStream(FileDescriptor.out), isPipe()));
    }

    private static PrintWriter writer(Outlet outlet) {
        return new PrintWriter(new OutputStreamWriter(outlet, StandardCharsets.UTF_8), false);
    }

    // A pipe fails in one way only, while the system words its errors in the language of the person.
    private static boolean isPipe() {
        try {
            return Files.readSymbolicLink(STANDARD_OUTPUT).toString().startsWith("pipe:");
        } catch (IOException | UnsupportedOperationException e) {
            return false;
        }
    }

    @Override
    public void write(int one) {
        write(new byte[] {(byte) one}, 0, 1);
    }

    // What is left in the buffers after a failure has nowhere to go, and was reported.
    @Override
    public synchronized void write(byte[] bytes, int from, int count) {
        try {
            if (!lost) {
                to.write(bytes, from, count);
            }
        } catch (IOException e) {
            lost = true;
            throw new OutputLost(e, pipe);
        }
    }
}
