// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.library;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import sweeplab.app.terminal.Failure;

/** A file that later runs go on with, which only one program at a time may write; made if it is not there. */
public final class LockedFile implements AutoCloseable {

    private final FileChannel channel;

    private LockedFile(FileChannel channel) {
        this.channel = channel;
    }

    public static LockedFile open(Path path) {
        try {
            FileChannel channel = FileChannel.open(
                    path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            if (!locked(channel)) {
                channel.close();
                throw Failure.badInput(path + " is being written by another run: wait for it, or choose another file");
            }
            return new LockedFile(channel);
        } catch (IOException e) {
            throw OutFile.failed(path.toString(), e);
        }
    }

    private static boolean locked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    /** The one way to read and write it: closing another channel on the file would give the lock away. */
    public FileChannel channel() {
        return channel;
    }

    /** All that it holds. */
    public String text() throws IOException {
        channel.position(0);
        return new String(Channels.newInputStream(channel).readAllBytes(), StandardCharsets.UTF_8);
    }

    /** Leaves only this text in it. */
    public void keep(String text) throws IOException {
        if (!text.equals(text())) {
            channel.truncate(0);
            write(text);
        }
    }

    /** Writes behind what was read or written last. */
    public void write(String text) throws IOException {
        ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
