// SPDX-License-Identifier: Apache-2.0
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Sets to zero the words in which two archives of the same classes differ: the time at which objects were made, and with it the
 * checksums, which the JVM does not look at unless it is told to. Arguments: the archive to change, the other one.
 */
final class LevelArchives {

    public static void main(String[] args) throws IOException {
        ByteBuffer archive = ByteBuffer.wrap(Files.readAllBytes(Path.of(args[0])));
        ByteBuffer other = ByteBuffer.wrap(Files.readAllBytes(Path.of(args[1])));
        if (archive.limit() != other.limit()) {
            throw new IllegalStateException("the archives differ in size: " + archive.limit() + " and " + other.limit());
        }
        int different = 0;
        for (int at = 0; at < archive.limit(); at += Integer.BYTES) {
            if (archive.getInt(at) != other.getInt(at)) {
                archive.putInt(at, 0);
                different++;
            }
        }
        Files.write(Path.of(args[0]), archive.array());
        System.out.println(different + " words of " + archive.limit() / Integer.BYTES + " differed");
    }
}
