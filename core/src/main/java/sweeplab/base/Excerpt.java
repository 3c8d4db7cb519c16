// SPDX-License-Identifier: Apache-2.0
package sweeplab.base;

/** The beginning of what somebody wrote, short and on one line, to be named in an error. */
public final class Excerpt {

    private static final int LONGEST = 40;

    private Excerpt() {}

    public static String of(String text) {
        String start = text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
        return start.replace('\n', ' ').replace('\r', ' ').replace('\t', ' ');
    }
}
