// SPDX-License-Identifier: Apache-2.0
package sweeplab.base;

/** Reading whole numbers strictly: digits and nothing else, not too many. */
public final class Numbers {

    private static final int MOST_DIGITS = 9;

    private Numbers() {}

    public static boolean is(String word) {
        if (word.isEmpty() || word.length() > MOST_DIGITS) {
            return false;
        }
        for (int i = 0; i < word.length(); i++) {
            if (!digit(word.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    /** True for numbers such as 3 or -0.25. */
    public static boolean decimal(String word) {
        String size = word.startsWith("-") ? word.substring(1) : word;
        int point = size.indexOf('.');
        return point < 0 ? is(size) : is(size.substring(0, point)) && is(size.substring(point + 1));
    }

    public static boolean digit(char c) {
        return c >= '0' && c <= '9';
    }

    public static int parse(String word, String what) {
        if (!is(word)) {
            throw new IllegalArgumentException(what + " is '" + Excerpt.of(word) + "': write a whole number of at most "
                    + MOST_DIGITS + " digits");
        }
        return Integer.parseInt(word);
    }

    /** The numbers of a text such as {@code 30x16x99}, or an empty array if it is nothing of the kind. */
    public static int[] joined(String text, char separator, int count) {
        int[] numbers = new int[count];
        int from = 0;
        for (int i = 0; i < count; i++) {
            int end = i == count - 1 ? text.length() : text.indexOf(separator, from);
            if (end < 0 || !is(text.substring(from, end))) {
                return new int[0];
            }
            numbers[i] = Integer.parseInt(text.substring(from, end));
            from = end + 1;
        }
        return numbers;
    }
}
