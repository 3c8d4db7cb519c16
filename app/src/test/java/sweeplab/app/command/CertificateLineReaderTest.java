// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import sweeplab.CleanError;
import sweeplab.Damage;
import sweeplab.app.command.worlds.CertificateCheck;

/** Any line as one of a file of certificates: its board is played, or the line is refused cleanly. */
final class CertificateLineReaderTest {

    static List<byte[]> seeds() {
        String made = Cli.sweep("generate --no-guess --board 6x6/5 --start opening@2,2 --count 5 --seed 1".split(" "))
                .out();
        return Arrays.stream(made.split("\n"))
                .map(line -> line.getBytes(StandardCharsets.UTF_8))
                .toList();
    }

    @Test
    void anyLineIsPlayedOrRefused() {
        Damage.tryMany("line of certificates", seeds(), CertificateLineReaderTest::check);
    }

    /** Shared with the fuzzer: true if the bytes are a line of such a file. */
    static boolean check(byte[] input) {
        try {
            CertificateCheck.fault(new String(input, StandardCharsets.UTF_8));
            return true;
        } catch (IllegalArgumentException e) {
            CleanError.require(e);
            return false;
        }
    }
}
