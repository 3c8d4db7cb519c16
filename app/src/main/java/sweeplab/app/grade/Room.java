// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.grade;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;

/** A fresh folder with a copy of one submission's files and nothing else, gone when it is closed. Links are not copied: they could lead to others' files. */
final class Room implements AutoCloseable {

    private static final int MOST_FILES = 10_000;
    static final long MOST_BYTES = 1L << 28;

    private static final String PREFIX = "sweeplab-";

    private static boolean cleared;

    private final Path folder;
    private final @Nullable RoomLock lock;
    private int files;
    private long bytes;

    Room(Path folder) {
        this(folder, null);
    }

    private Room(Path folder, @Nullable RoomLock lock) {
        this.folder = folder;
        this.lock = lock;
    }

    /** A new one; the first also takes away those that programs left behind which were ended by force. */
    static synchronized Room open() {
        try {
            Path folder = Files.createTempDirectory(PREFIX).toRealPath();
            if (!cleared) {
                cleared = true;
                RoomLock.clearBeside(folder, PREFIX);
            }
            return new Room(folder, RoomLock.of(folder));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void fill(Submission submission) throws IOException {
        if (Files.isDirectory(submission.place())) {
            Files.walkFileTree(submission.place(), new Copier(submission.place()));
        } else {
            copy(submission.place(), Path.of(submission.name()));
        }
    }

    Path folder() {
        return folder;
    }

    private void copy(Path from, Path to) throws IOException {
        files++;
        bytes += Files.size(from);
        if (files > MOST_FILES || bytes > MOST_BYTES) {
            throw new TooMuch(MOST_FILES + " files or " + (MOST_BYTES >> 20) + " MiB");
        }
        Files.copy(
                from,
                folder.resolve(to.toString()),
                StandardCopyOption.COPY_ATTRIBUTES,
                StandardCopyOption.REPLACE_EXISTING,
                LinkOption.NOFOLLOW_LINKS);
    }

    private final class Copier extends SimpleFileVisitor<Path> {

        private final Path source;

        Copier(Path source) {
            this.source = source;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path each, BasicFileAttributes attributes) throws IOException {
            Files.createDirectories(folder.resolve(source.relativize(each).toString()));
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path each, BasicFileAttributes attributes) throws IOException {
            if (attributes.isRegularFile()) {
                copy(each, source.relativize(each));
            }
            return FileVisitResult.CONTINUE;
        }
    }

    /** Takes the folder away, with whatever was written into it. */
    @Override
    public void close() {
        RoomLock.remove(folder);
        if (lock != null) {
            lock.close();
        }
    }
}
