// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.arena;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;

/**
 * Ties the lines of a results file together: each ends with a checksum of itself and of the one before. Times and the order in which
 * games end are in it, so its name says millis as those of all members that may differ from run to run.
 */
final class Chain {

    private static final String MEMBER = ",\"millisChain\":\"";
    private static final int DIGITS = 16;
    private static final int LENGTH = MEMBER.length() + DIGITS + "\"}".length();

    private final MessageDigest digest;
    private String last = "";

    Chain() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Begins anew. */
    void restart() {
        last = "";
    }

    /** The line with its checksum, behind those before. */
    String add(String line) {
        last = sum(line);
        return line.substring(0, line.length() - 1) + MEMBER + last + "\"}";
    }

    private String sum(String line) {
        digest.update(last.getBytes(StandardCharsets.UTF_8));
        byte[] bytes = digest.digest(line.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(bytes, 0, DIGITS / 2);
    }

    /** The line without its checksum, if that fits; whether it does or not, the next line must follow this one. */
    Optional<String> check(String sealed) {
        int end = sealed.length() - LENGTH;
        if (end < 0 || !sealed.startsWith(MEMBER, end) || !sealed.endsWith("\"}")) {
            last = "lost";
            return Optional.empty();
        }
        String line = sealed.substring(0, end) + "}";
        String expected = sum(line);
        last = sealed.substring(end + MEMBER.length(), end + MEMBER.length() + DIGITS);
        return last.equals(expected) ? Optional.of(line) : Optional.empty();
    }
}
