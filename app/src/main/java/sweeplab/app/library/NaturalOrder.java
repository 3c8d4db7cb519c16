// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.library;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** The order in which people count and grade: EASY2 before EASY10, easy before medium before hard, small before large. */
final class NaturalOrder {

    private static final List<List<String>> RANKS = List.of(
            List.of("test"),
            List.of("easy", "e", "small", "s", "beginner"),
            List.of("medium", "m", "intermediate"),
            List.of("hard", "h", "large", "l", "expert"));
    private static final int LONGEST_NUMBER = 12;

    private NaturalOrder() {}

    static Comparator<String> ofNames() {
        return Comparator.comparingInt(NaturalOrder::rank)
                .thenComparing(NaturalOrder::key)
                .thenComparing(Comparator.naturalOrder());
    }

    // The first word of the name; whatever is no level comes last.
    private static int rank(String name) {
        String word = name.toLowerCase(Locale.ROOT).replaceFirst("[^a-z].*", "");
        int rank = 0;
        while (rank < RANKS.size() && !RANKS.get(rank).contains(word)) {
            rank++;
        }
        return rank;
    }

    private static String key(String name) {
        StringBuilder key = new StringBuilder();
        for (String part : name.toLowerCase(Locale.ROOT).split("(?<=\\D)(?=\\d)|(?<=\\d)(?=\\D)")) {
            boolean number = !part.isEmpty() && Character.isDigit(part.charAt(0));
            key.append("0".repeat(number ? Math.max(0, LONGEST_NUMBER - part.length()) : 0))
                    .append(part);
        }
        return key.toString();
    }
}
