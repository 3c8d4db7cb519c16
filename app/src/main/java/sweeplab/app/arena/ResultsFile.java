// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.arena;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.Predicate;
import sweeplab.app.library.LineFile;
import sweeplab.app.library.LockedFile;
import sweeplab.app.terminal.Failure;
import sweeplab.arena.GameRecord;
import sweeplab.arena.RecordReader;

/** The results of a run, one JSON object a line, appended as bouts end. Only one program at a time may write it. */
final class ResultsFile implements AutoCloseable {

    private static final int FULL = 1 << 16;
    private static final int LONGEST_LINE = 1 << 20;

    private final Path path;
    private final LockedFile file;
    private final Chain chain = new Chain();
    private final StringBuilder waiting = new StringBuilder();
    private boolean broken;

    private ResultsFile(Path path, LockedFile file) {
        this.path = path;
        this.file = file;
    }

    static ResultsFile open(Path path) {
        return new ResultsFile(path, LockedFile.open(path));
    }

    /** Hands over the whole records of a file, as long as they are wanted; lines that are none are in the damage. */
    static Damage read(Path path, Predicate<GameRecord> wanted) {
        try (InputStream in = Files.newInputStream(path)) {
            return scan(in, Files.size(path), new Chain(), wanted);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Damage scan(InputStream in, long size, Chain chain, Predicate<GameRecord> wanted)
            throws IOException {
        BitSet damaged = new BitSet();
        int[] lines = {0};
        long good = LineFile.read(in, LONGEST_LINE, line -> {
            lines[0]++;
            if (record(chain.check(line)).filter(wanted).isEmpty()) {
                damaged.set(lines[0]);
            }
            return true;
        });
        return new Damage(damaged, size - good, lines[0] - damaged.cardinality());
    }

    private static Optional<GameRecord> record(Optional<String> line) {
        try {
            return line.map(RecordReader::read);
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /**
     * Reads what is there and leaves only what is whole and wanted; what is added comes behind it. A file with damage other than a torn
     * end is first copied, so that nothing is lost.
     */
    Damage recover(Predicate<GameRecord> wanted) {
        try {
            FileChannel channel = file.channel();
            Damage damage = scan(Channels.newInputStream(channel), channel.size(), chain, wanted);
            if (damage.inTheMiddle() || damage.torn() > LONGEST_LINE) {
                keepWhole(damage);
            } else {
                channel.truncate(channel.size() - damage.torn());
                channel.position(channel.size());
            }
            return damage;
        } catch (IOException e) {
            throw failed(e);
        }
    }

    private void keepWhole(Damage damage) throws IOException {
        Path copy = damagedCopy(path);
        file.channel().position(0);
        Files.copy(Channels.newInputStream(file.channel()), copy, StandardCopyOption.REPLACE_EXISTING);
        file.channel().truncate(0);
        chain.restart();
        Chain old = new Chain();
        int[] lines = {0};
        try (InputStream in = Files.newInputStream(copy)) {
            LineFile.read(in, LONGEST_LINE, line -> {
                Optional<String> whole = old.check(line);
                if (!damage.lines().get(++lines[0])) {
                    add(RecordReader.read(whole.orElseThrow()));
                }
                return true;
            });
        }
        flush();
        force();
    }

    /** Where a file is kept as it was before its damage was mended. */
    static Path damagedCopy(Path path) {
        return path.resolveSibling(path.getFileName() + ".damaged");
    }

    synchronized void add(GameRecord record) {
        StringBuilder line = new StringBuilder();
        record.write(line);
        waiting.append(chain.add(line.toString())).append('\n');
        if (waiting.length() > FULL) {
            flush();
        }
    }

    /** Hands everything to the system: a program that is killed after this loses nothing. */
    synchronized void flush() {
        if (broken) {
            return;
        }
        try {
            file.write(waiting.toString());
            waiting.setLength(0);
        } catch (IOException e) {
            broken = true;
            throw failed(e);
        }
    }

    private Failure failed(IOException e) {
        return Failure.failed(path + " cannot be written: " + e.getMessage()
                + "\nWhat it holds is kept; --resume goes on when there is room.");
    }

    /** Waits until the disk has it: a machine that goes dark after this loses nothing. */
    void force() {
        try {
            file.channel().force(false);
        } catch (IOException e) {
            throw failed(e);
        }
    }

    @Override
    public void close() {
        flush();
        force();
        try {
            file.close();
        } catch (IOException e) {
            throw failed(e);
        }
    }

    /** Leaves only these records in a file, in one step: whoever looks sees all of it or nothing. */
    static void keep(Path path, Predicate<GameRecord> kept) {
        Path next = path.resolveSibling(path.getFileName() + ".next");
        try {
            Files.deleteIfExists(next);
            try (ResultsFile left = open(next)) {
                read(path, record -> {
                    if (kept.test(record)) {
                        left.add(record);
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
