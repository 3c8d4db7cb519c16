// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.replay;

/**
 * Events of MVF from 0.97 on: their bits are in an order that follows from a number in the file, by the digits of some sines and
 * cosines: first the places of the zeros, then of the ones and so on.
 */
final class MvfBits {

    private static final double DIGITS = 1e8;
    private static final int BORDER = 32;

    private final int size;
    private final int[] place;

    MvfBits(int size, int seed) {
        this.size = size;
        place = order(digits(size, seed));
    }

    int size() {
        return size;
    }

    private static String digits(int size, int seed) {
        double one = Math.sqrt(seed);
        double two = Math.sqrt(seed + 1000.0);
        double three = Math.sqrt(one + 1000);
        double four = Math.sqrt(two + 1000);
        String digits = eight(Math.cos(three + 1000))
                + eight(Math.sin(Math.sqrt(two)))
                + eight(Math.cos(three))
                + eight(Math.sin(Math.sqrt(one) + 1000))
                + eight(Math.cos(four));
        return size == 5 ? digits : digits + eight(Math.sin(four));
    }

    private static String eight(double value) {
        String digits = "00000000" + (long) Math.rint(Math.abs(value * DIGITS));
        return digits.substring(digits.length() - 8);
    }

    private static int[] order(String digits) {
        int[] order = new int[digits.length()];
        int next = 0;
        for (char digit = '0'; digit <= '9'; digit++) {
            for (int i = 0; i < digits.length(); i++) {
                if (digits.charAt(i) == digit) {
                    order[next++] = i;
                }
            }
        }
        return order;
    }

    void event(byte[] bytes, MvfButtons buttons) {
        boolean right = bits(bytes, 0, 1) == 1;
        boolean middle = bits(bytes, 1, 1) == 1;
        boolean left = bits(bytes, 2, 1) == 1;
        if (size == 5) {
            long millis = 1000L * bits(bytes, 28, 10) + 10L * bits(bytes, 21, 7);
            buttons.take(millis, bits(bytes, 12, 9), bits(bytes, 3, 9), left, middle, right);
        } else {
            int x = bits(bytes, 14, 11) - BORDER;
            buttons.take(bits(bytes, 25, 22), x, bits(bytes, 3, 11) - BORDER, left, middle, right);
        }
    }

    // The lowest bit first.
    private int bits(byte[] bytes, int from, int count) {
        int value = 0;
        for (int i = 0; i < count; i++) {
            int at = place[from + i];
            value |= (bytes[at / 8] >> at % 8 & 1) << i;
        }
        return value;
    }
}
