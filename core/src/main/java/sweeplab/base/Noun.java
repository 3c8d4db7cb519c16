// SPDX-License-Identifier: Apache-2.0
package sweeplab.base;

/** English nouns by number. */
public final class Noun {

    private Noun() {}

    /** {@code 1 mine}, {@code 3 mines}. */
    public static String counted(long count, String noun) {
        return count + " " + (count == 1 ? noun : plural(noun));
    }

    /** {@code mines}, {@code tornadoes}, {@code guesses}. */
    public static String plural(String noun) {
        return noun.endsWith("o") || noun.endsWith("s") ? noun + "es" : noun + "s";
    }
}
