// SPDX-License-Identifier: Apache-2.0
package sweeplab.base;

import java.util.ArrayList;
import java.util.List;

/** Cuts a text apart without regular expressions, which would be a fifth of what a browser has to load before the first game. */
public final class Pieces {

    private Pieces() {}

    /** The words between blanks; one empty word if there is none. */
    public static String[] of(String text) {
        List<String> words = new ArrayList<>();
        int from = -1;
        for (int i = 0; i <= text.length(); i++) {
            boolean blank = i == text.length() || blank(text.charAt(i));
            if (blank && from >= 0) {
                words.add(text.substring(from, i));
                from = -1;
            } else if (!blank && from < 0) {
                from = i;
            }
        }
        return words.isEmpty() ? new String[] {""} : words.toArray(new String[0]);
    }

    /** The lines of a text, the empty ones too. */
    public static String[] lines(String text) {
        return split(text, '\n');
    }

    /** The parts between separators, the empty ones too. */
    public static String[] split(String text, char separator) {
        List<String> parts = new ArrayList<>();
        int from = 0;
        for (int end = text.indexOf(separator); end >= 0; end = text.indexOf(separator, from)) {
            parts.add(text.substring(from, end));
            from = end + 1;
        }
        parts.add(text.substring(from));
        return parts.toArray(new String[0]);
    }

    private static boolean blank(char c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }
}
