// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.MessageDigest;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import sweeplab.base.Dice;

/** Our SHA-1 against the one of the JDK. */
final class Sha1Test {

    @Test
    void isTheSameAsTheJdks() throws Exception {
        for (int length = 0; length < 300; length++) {
            byte[] message = new byte[length];
            Dice dice = new Dice(length);
            for (int i = 0; i < length; i++) {
                message[i] = (byte) dice.nextLong();
            }
            int cut = dice.nextInt(length + 1);
            byte[] expected = MessageDigest.getInstance("SHA-1").digest(message);
            byte[] found = new Sha1(Arrays.copyOf(message, cut)).digest(Arrays.copyOfRange(message, cut, length));
            assertThat(found).as("length " + length).isEqualTo(expected);
        }
    }
}
