// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.link;

import java.util.Arrays;

/** The SHA-1 digest (FIPS 180-4), written here because the browser build has no other; only for reading Tatham's ids, never for security. */
final class Sha1 {

    static final int LENGTH = 20;
    private static final int BLOCK = 64;

    private final int[] state = {0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0};
    private final byte[] tail;
    private final long length;

    /** A message that is still to be ended: many ends cost no more than the message once. */
    Sha1(byte[] begin) {
        int whole = begin.length / BLOCK * BLOCK;
        for (int from = 0; from < whole; from += BLOCK) {
            mix(state, schedule(begin, from));
        }
        tail = Arrays.copyOfRange(begin, whole, begin.length);
        length = begin.length;
    }

    /** The digest of the message with this end. */
    byte[] digest(byte[] end) {
        int[] last = state.clone();
        byte[] padded = pad(end);
        for (int from = 0; from < padded.length; from += BLOCK) {
            mix(last, schedule(padded, from));
        }
        byte[] digest = new byte[LENGTH];
        for (int i = 0; i < LENGTH; i++) {
            digest[i] = (byte) (last[i / 4] >>> (24 - 8 * (i % 4)));
        }
        return digest;
    }

    private byte[] pad(byte[] end) {
        int used = tail.length + end.length;
        byte[] padded = Arrays.copyOf(tail, (used + 8) / BLOCK * BLOCK + BLOCK);
        System.arraycopy(end, 0, padded, tail.length, end.length);
        padded[used] = (byte) 0x80;
        long bits = 8 * (length + end.length);
        for (int i = 0; i < 8; i++) {
            padded[padded.length - 1 - i] = (byte) (bits >>> (8 * i));
        }
        return padded;
    }

    private static int[] schedule(byte[] padded, int from) {
        int[] words = new int[80];
        for (int i = 0; i < 16; i++) {
            for (int j = 0; j < 4; j++) {
                words[i] = words[i] << 8 | padded[from + 4 * i + j] & 0xFF;
            }
        }
        for (int i = 16; i < words.length; i++) {
            words[i] = Integer.rotateLeft(words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16], 1);
        }
        return words;
    }

    private static void mix(int[] state, int[] words) {
        int a = state[0];
        int b = state[1];
        int c = state[2];
        int d = state[3];
        int e = state[4];
        for (int i = 0; i < words.length; i++) {
            int next = Integer.rotateLeft(a, 5) + choose(i / 20, b, c, d) + e + words[i];
            e = d;
            d = c;
            c = Integer.rotateLeft(b, 30);
            b = a;
            a = next;
        }
        state[0] += a;
        state[1] += b;
        state[2] += c;
        state[3] += d;
        state[4] += e;
    }

    private static int choose(int round, int b, int c, int d) {
        return switch (round) {
            case 0 -> (b & c | ~b & d) + 0x5A827999;
            case 1 -> (b ^ c ^ d) + 0x6ED9EBA1;
            case 2 -> (b & c | b & d | c & d) + 0x8F1BBCDC;
            default -> (b ^ c ^ d) + 0xCA62C1D6;
        };
    }
}
