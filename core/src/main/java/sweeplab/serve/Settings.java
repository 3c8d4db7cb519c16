// SPDX-License-Identifier: Apache-2.0
package sweeplab.serve;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import sweeplab.base.Excerpt;

/** Reads the settings and numbers of a request. */
final class Settings {

    private Settings() {}

    /** Takes the words of the form name=value from the beginning. */
    static Map<String, String> of(List<String> words, Set<String> names) {
        Map<String, String> settings = new TreeMap<>();
        while (!words.isEmpty() && words.get(0).indexOf('=') > 0) {
            String[] parts = words.remove(0).split("=", 2);
            if (!names.contains(parts[0])) {
                throw new IllegalArgumentException("'" + Excerpt.of(parts[0]) + "' is no setting here: there are "
                        + String.join(", ", new TreeSet<>(names)));
            }
            settings.put(parts[0], parts[1]);
        }
        return settings;
    }

    static int whole(String word, String what) {
        try {
            return Integer.parseInt(word);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("'" + Excerpt.of(word) + "' is not " + what, e);
        }
    }

    static int between(String word, int low, int high, String name) {
        int number = whole(word, "a whole number for " + name);
        if (number < low || number > high) {
            throw new IllegalArgumentException(name + "=" + number + " is out of range: " + low + " to " + high);
        }
        return number;
    }

    static long seed(String word) {
        try {
            return Long.parseLong(word);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    "seed=" + Excerpt.of(word) + " is no whole number from -2^63 to 2^63 - 1", e);
        }
    }

    static boolean yes(String word, String name) {
        if (!word.equals("yes") && !word.equals("no")) {
            throw new IllegalArgumentException(name + "=" + Excerpt.of(word) + ": write yes or no");
        }
        return word.equals("yes");
    }
}
