package sweeplab.app.arena;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.function.Predicate;
import sweeplab.app.library.LineFile;
import sweeplab.app.terminal.Failure;
import sweeplab.arena.GameRecord;
import sweeplab.arena.RecordReader;

/** The results of a run, one JSON object a line, appended as bouts end. Only one program at a time may write it. */
final class ResultsFile implements AutoCloseable {

    private static final int FULL = 1 << 16;
    private static final int LONGEST_LINE = 1 << 20;

    private final FileChannel channel;
    private final StringBuilder waiting = new StringBuilder();

    private ResultsFile(FileChannel channel) {
        this.channel = channel;
    }

    static ResultsFile open(Path path) {
        try {
            FileChannel channel = FileChannel.open(
                    path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            if (!locked(channel)) {
                channel.close();
                throw Failure.badInput(path + " is being written by another run: wait for it, or choose another file");
            }
            return new ResultsFile(channel);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean locked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    /** Reads the records of a file for as long as they are wanted and whole; returns how many bytes those take. */
    static long read(Path path, Predicate<GameRecord> wanted) {
        try (InputStream in = Files.newInputStream(path)) {
            return LineFile.read(in, LONGEST_LINE, line -> isWanted(line, wanted));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isWanted(String line, Predicate<GameRecord> wanted) {
        try {
            return wanted.test(RecordReader.read(line));
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** Reads what is there, cuts off what is torn, and returns how many bytes that was; what is added comes behind the rest. */
    long recover(Predicate<GameRecord> wanted) {
        try {
            // Through the same channel: closing another one on the file would give the lock away.
            long good = LineFile.read(Channels.newInputStream(channel), LONGEST_LINE, line -> isWanted(line, wanted));
            long torn = channel.size() - good;
            channel.truncate(good);
            channel.position(good);
            return torn;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    synchronized void add(GameRecord record) {
        record.write(waiting);
        waiting.append('\n');
        if (waiting.length() > FULL) {
            flush();
        }
    }

    /** Hands everything to the system: a program that is killed after this loses nothing. */
    synchronized void flush() {
        try {
            ByteBuffer bytes = StandardCharsets.UTF_8.encode(waiting.toString());
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            waiting.setLength(0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Waits until the disk has it: a machine that goes dark after this loses nothing. */
    void force() {
        try {
            channel.force(false);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        flush();
        force();
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Leaves only these records in a file, in one step: whoever looks sees all of it or nothing. */
    static void keep(Path path, Predicate<GameRecord> kept) {
        Path next = path.resolveSibling(path.getFileName() + ".next");
        try {
            Files.deleteIfExists(next);
            try (ResultsFile file = open(next)) {
                read(path, record -> {
                    if (kept.test(record)) {
                        file.add(record);
                    }
                    return true;
                });
            }
            Files.move(next, path, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
