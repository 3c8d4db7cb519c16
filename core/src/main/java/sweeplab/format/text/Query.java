// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.text;

/** The parameters of a link. */
public final class Query {

    private Query() {}

    public static boolean has(String link, String key) {
        return at(link, key) >= 0;
    }

    /** The value of a parameter that must be there. */
    public static String get(String link, String key) {
        int from = at(link, key);
        if (from < 0) {
            throw new IllegalArgumentException("the link has no '" + key + "=': found '" + Lines.shown(link) + "'");
        }
        int end = from;
        while (end < link.length() && "&#".indexOf(link.charAt(end)) < 0) {
            end++;
        }
        return link.substring(from, end);
    }

    // Where the value starts, or -1: the key stands at the very start or after ? or &.
    private static int at(String link, String key) {
        String word = key + "=";
        int from = link.indexOf(word);
        while (from >= 0) {
            if (from == 0 || "?&".indexOf(link.charAt(from - 1)) >= 0) {
                return from + word.length();
            }
            from = link.indexOf(word, from + 1);
        }
        return -1;
    }
}
