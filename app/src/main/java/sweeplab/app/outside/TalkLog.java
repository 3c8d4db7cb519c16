// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file that keeps every line of the talks with processes: who, a sign for which way it went, and the line. */
public final class TalkLog {

    private final BufferedWriter file;

    public TalkLog(Path path) {
        try {
            file = Files.newBufferedWriter(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The talk with one process. */
    public Transcript of(String name) {
        return (voice, line) -> write(name + " " + voice.sign() + " " + line);
    }

    // Each line is safe at once: the log is for programs that crash.
    private synchronized void write(String line) {
        try {
            file.write(line);
            file.newLine();
            file.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
