// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.link;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** How Tatham's game ids hide a bitmap from the player's eye: each half is mixed with a digest of the other. */
final class Mask {

    private final byte[] bits;
    private final int count;
    private final int first;

    private Mask(byte[] bits, int count) {
        this.bits = bits.clone();
        this.count = count;
        first = bits.length / 2;
    }

    static byte[] on(byte[] bits, int count) {
        Mask mask = new Mask(bits, count);
        mask.mixFirst();
        mask.mixSecond();
        return mask.bits;
    }

    static byte[] off(byte[] bits, int count) {
        Mask mask = new Mask(bits, count);
        mask.mixSecond();
        mask.mixFirst();
        return mask.bits;
    }

    private void mixFirst() {
        mix(0, first, Arrays.copyOfRange(bits, first, bits.length));
    }

    private void mixSecond() {
        mix(first, bits.length, Arrays.copyOfRange(bits, 0, first));
    }

    private void mix(int from, int to, byte[] seed) {
        Sha1 begun = new Sha1(seed);
        byte[] digest = {};
        for (int i = from; i < to; i++) {
            int place = (i - from) % Sha1.LENGTH;
            if (place == 0) {
                String number = Integer.toString((i - from) / Sha1.LENGTH);
                digest = begun.digest(number.getBytes(StandardCharsets.US_ASCII));
            }
            bits[i] ^= digest[place];
        }
        int over = 8 * bits.length - count;
        bits[bits.length - 1] = (byte) (bits[bits.length - 1] & 0xFF << over);
    }
}
