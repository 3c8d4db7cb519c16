// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.grade;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import sweeplab.arena.Plan;

/** Tells whether a submission, its games and its terms are the same as they were. */
final class Fingerprint {

    private Fingerprint() {}

    static String of(Submission submission, Plan plan, Terms terms) {
        MessageDigest digest = digest();
        add(digest, submission.name() + "\n" + plan.boards() + plan.games() + " " + plan.seed() + plan.worlds());
        add(digest, terms.limits().toString());
        try (Stream<Path> all = Files.walk(submission.place())) {
            List<Path> files = all.filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
                    .sorted()
                    .toList();
            for (Path file : files) {
                add(digest, submission.place().relativize(file) + " " + Files.size(file) + "\n");
                if (Files.size(file) <= Room.MOST_BYTES) {
                    addContent(digest, file);
                }
            }
        } catch (IOException | UncheckedIOException e) {
            // What cannot be read cannot be run either, and that is said where it is tried.
            add(digest, "unreadable");
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static void addContent(MessageDigest digest, Path file) throws IOException {
        try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
            in.transferTo(OutputStream.nullOutputStream());
        }
    }

    /** A number from a name, for a seed of one's own. */
    static long number(String name) {
        MessageDigest digest = digest();
        add(digest, name);
        byte[] bytes = digest.digest();
        long number = 0;
        for (int i = 0; i < Long.BYTES; i++) {
            number = number << 8 | bytes[i] & 0xFF;
        }
        return number;
    }

    private static void add(MessageDigest digest, String text) {
        digest.update(text.getBytes(StandardCharsets.UTF_8));
    }

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
