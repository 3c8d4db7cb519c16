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

    // How many letters must be put in, left out or exchanged, row by row of the usual table.
    private static int edits(String a, String b) {
        int[] above = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            above[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] row = new int[b.length() + 1];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int exchanged = above[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(exchanged, 1 + Math.min(above[j], row[j - 1]));
            }
            above = row;
        }
        return above[b.length()];
    }
}
