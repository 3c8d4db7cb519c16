// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.library;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import sweeplab.app.terminal.Failure;

/** Files that commands write: whatever keeps one from being written ends the command with its name and the reason. */
public final class OutFile {

    private OutFile() {}

    /** What is done to write a file. */
    public interface Work {
        void run() throws IOException;
    }

    public static void write(Path file, String text, OpenOption... options) {
        write(file, () -> Files.writeString(file, text, options));
    }

    public static void write(Path file, byte[] bytes) {
        write(file, () -> Files.write(file, bytes));
    }

    /** Writes a file into a folder that is made if it is not there yet. */
    public static void writeInFolder(Path file, String text) {
        write(file, () -> {
            makeFolder(file);
            Files.writeString(file, text);
        });
    }

    /** Makes the folder of a file. */
    public static void makeFolder(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
    }

    /** Complains about a file that could not be written, before any work is done for it. */
    public static void check(String option, Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file) || folder != null && !Files.isDirectory(folder)) {
            throw Failure.badInput(option + " " + file + ": "
                    + (Files.isDirectory(file) ? "that is a folder, expected a file" : "there is no folder " + folder));
        }
        write(file, () -> tryOut(file));
    }

    /** The same of a file that a later run goes on with: a device has no end to be read to. */
    public static void checkLasting(String option, Path file) {
        check(option, file);
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw Failure.badInput(option + " " + file + ": this is no plain file, which a later run could go on with");
        }
    }

    private static void tryOut(Path file) throws IOException {
        if (!Files.exists(file)) {
            Files.createFile(file);
            Files.delete(file);
        } else if (!Files.isWritable(file)) {
            throw new AccessDeniedException(file.toString());
        }
    }

    /** Does the work that writes this file. */
    public static void write(Path file, Work work) {
        try {
            work.run();
        } catch (IOException e) {
            throw failed(file.toString(), e);
        }
    }

    /** How a command ends that could not write this. */
    public static Failure failed(String what, IOException e) {
        if (e instanceof NoSuchFileException missing) {
            Path folder = Path.of(missing.getFile()).toAbsolutePath().getParent();
            return Failure.badInput(what + ": there is no folder " + folder);
        }
        return Failure.failed(what + " cannot be written: " + why(e));
    }

    // Java tells of many faults by the file's name alone.
    private static String why(IOException e) {
        if (e instanceof AccessDeniedException) {
            return "no permission";
        }
        if (e instanceof FileSystemException fault) {
            boolean file = e instanceof FileAlreadyExistsException || e instanceof NotDirectoryException;
            return file ? fault.getFile() + " is no folder" : String.valueOf(fault.getReason());
        }
        return String.valueOf(e.getMessage());
    }
}
