// SPDX-License-Identifier: Apache-2.0
package sweeplab.base;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Which of the known names somebody may have meant by an unknown one. */
public final class Spelling {

    private static final int MOST = 3;

    private Spelling() {}

    /** The names that are like the word, the likest first: few letters differ, or they begin with it. */
    public static List<String> near(String word, List<String> names) {
        String meant = Excerpt.of(word).toLowerCase(Locale.ROOT);
        return names.stream()
                .filter(name -> distance(meant, name) <= Math.max(1, (meant.length() + 1) / 3))
                .sorted(Comparator.comparingInt(name -> distance(meant, name)))
                .limit(MOST)
                .toList();
    }

    private static int distance(String word, String name) {
        String other = name.toLowerCase(Locale.ROOT);
        return word.length() > 1 && other.startsWith(word) ? 1 : edits(word, other);
    }

    // How many letters must be put in, left out, exchanged or swapped with the next, by the usual table.
    private static int edits(String a, String b) {
        int[][] table = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                table[i][j] = i == 0 || j == 0 ? i + j : cheapest(a, i, b, j, table);
            }
        }
        return table[a.length()][b.length()];
    }

    private static int cheapest(String a, int i, String b, int j, int[][] table) {
        boolean same = a.charAt(i - 1) == b.charAt(j - 1);
        boolean swapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        int changed = table[i - 1][j - 1] + (same ? 0 : 1);
        int other = Math.min(changed, 1 + Math.min(table[i - 1][j], table[i][j - 1]));
        return swapped ? Math.min(other, 1 + table[i - 2][j - 2]) : other;
    }
}
