// SPDX-License-Identifier: Apache-2.0
package sweeplab.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/** The runs of dangers in a ring of eight places as words and as numbers: {@code 1,2,2}, or {@code 0} where there is none. */
final class RingRuns {

    private static final int RING = 8;
    private static final List<String> WORDS = words();

    private RingRuns() {}

    private static List<String> words() {
        TreeSet<String> all =
                new TreeSet<>(Comparator.comparingInt(String::length).thenComparing(word -> word));
        for (int mask = 0; mask < 1 << RING; mask++) {
            all.add(wordOf(mask));
        }
        return List.copyOf(all);
    }

    private static String wordOf(int mask) {
        List<Integer> runs = runs(mask);
        return runs.isEmpty()
                ? "0"
                : String.join(",", runs.stream().map(Object::toString).toList());
    }

    /** The lengths of the runs in ascending order; all eight are one run. */
    private static List<Integer> runs(int mask) {
        if (mask == (1 << RING) - 1) {
            return List.of(RING);
        }
        List<Integer> runs = new ArrayList<>();
        for (int place = 0; place < RING; place++) {
            if (has(mask, place) && !has(mask, place + RING - 1)) {
                int length = 1;
                while (has(mask, place + length)) {
                    length++;
                }
                runs.add(length);
            }
        }
        Collections.sort(runs);
        return runs;
    }

    private static boolean has(int mask, int place) {
        return (mask >> place % RING & 1) != 0;
    }

    /** How many runs there are. */
    static int count(int mask) {
        return runs(mask).size();
    }

    /** The number that stands for the lengths of the runs. */
    static int code(int mask) {
        return WORDS.indexOf(wordOf(mask));
    }

    static String word(int code) {
        return code < WORDS.size() ? WORDS.get(code) : Integer.toString(code);
    }

    /** The number that this word stands for, or -1. */
    static int code(String word) {
        return WORDS.indexOf(word);
    }
}
