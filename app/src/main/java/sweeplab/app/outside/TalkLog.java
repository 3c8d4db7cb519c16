// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import sweeplab.app.library.OutFile;

/** A file that keeps every line of the talks with processes: who, a sign for which way it went, and the line. */
public final class TalkLog {

    private final Path path;
    private final Consumer<String> warning;
    private @Nullable BufferedWriter file;
    private boolean broken;

    /** Should the file take no more, the warning is told of it once. */
    public TalkLog(Path path, Consumer<String> warning) {
        this.path = path;
        this.warning = warning;
    }

    /** Begins the file, or goes on behind what is in it; once. */
    public synchronized void begin(boolean goingOn) {
        if (file != null) {
            return;
        }
        try {
            file = Files.newBufferedWriter(
                    path,
                    StandardOpenOption.CREATE,
                    StandardOpenOption.WRITE,
                    goingOn ? StandardOpenOption.APPEND : StandardOpenOption.TRUNCATE_EXISTING);
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
        BufferedWriter file = this.file;
        if (broken || file == null) {
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
