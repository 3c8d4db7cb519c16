// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import sweeplab.app.library.OutFile;

/** A file that keeps every line of the talks with processes: who, a sign for which way it went, and the line. */
public final class TalkLog {

    private final Path path;
    private final BufferedWriter file;
    private final Consumer<String> warning;
    private boolean broken;

    /** Begins the file; should it take no more later, the warning is told of it once. */
    public TalkLog(Path path, Consumer<String> warning) {
        this.path = path;
        this.warning = warning;
        try {
            file = Files.newBufferedWriter(path);
        } catch (IOException e) {
            throw OutFile.failed("--log " + path, e);
        }
    }

    /** The talk with one process. */
    public Transcript of(String name) {
        return (voice, line) -> write(name + " " + voice.sign() + " " + line);
    }

    // Each line is safe at once: the log is for programs that crash. A full disk is no fault of theirs, so the game
    // goes on.
    private synchronized void write(String line) {
        if (broken) {
            return;
        }
        try {
            file.write(line);
            file.newLine();
            file.flush();
        } catch (IOException e) {
            broken = true;
            warning.accept(OutFile.failed("--log " + path, e).getMessage() + "; the games go on without it");
        }
    }
}
