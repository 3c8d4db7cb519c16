// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.grade;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A locked file beside a folder, which says that a program works in it: the system unlocks it however that program ends. */
final class RoomLock implements AutoCloseable {

    private static final String SUFFIX = ".lock";

    private final Path file;
    private final FileChannel channel;

    private RoomLock(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    static RoomLock of(Path folder) throws IOException {
        Path file = folder.resolveSibling(folder.getFileName() + SUFFIX);
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        if (channel.tryLock() == null || !Files.exists(file)) {
            channel.close();
            throw new IOException(file + " was taken for one that nobody needs: try again");
        }
        return new RoomLock(file, channel);
    }

    /** Takes away such folders, of the same owner as this one, whose programs ended before they could. A program that has locks of its own must not ask for this: it would lose them. */
    static void clearBeside(Path folder, String prefix) {
        try (DirectoryStream<Path> locks = Files.newDirectoryStream(folder.resolveSibling(""), prefix + "*" + SUFFIX)) {
            for (Path lock : locks) {
                clear(lock, folder);
            }
        } catch (IOException | UncheckedIOException e) {
            // What cannot be taken away stays.
        }
    }

    private static void clear(Path lock, Path mine) throws IOException {
        String name = lock.getFileName().toString();
        Path folder = lock.resolveSibling(name.substring(0, name.length() - SUFFIX.length()));
        if (!sameOwner(lock, mine)
                || Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS) && !sameOwner(folder, mine)) {
            return;
        }
        try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS)) {
            if (channel.tryLock() != null) {
                remove(folder);
                Files.deleteIfExists(lock);
            }
        }
    }

    private static boolean sameOwner(Path one, Path two) throws IOException {
        return Files.getOwner(one, LinkOption.NOFOLLOW_LINKS).equals(Files.getOwner(two, LinkOption.NOFOLLOW_LINKS));
    }

    /** Takes a folder away with all that is in it. */
    static void remove(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            List<Path> deepestFirst = all.sorted(Comparator.reverseOrder()).toList();
            for (Path each : deepestFirst) {
                Files.deleteIfExists(each);
            }
        } catch (IOException | UncheckedIOException e) {
            // A file that cannot be taken away stays in the system's folder for such things.
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
            Files.deleteIfExists(file);
        } catch (IOException e) {
            // It stays, unlocked, and the next program takes it away.
        }
    }
}
