// SPDX-License-Identifier: Apache-2.0
package sweeplab.review;

/** What a click was worth. */
public enum Worth {
    /** Certainly right. */
    FORCED("forced"),
    /** Nothing that is surely better was there. */
    BEST("best"),
    /** Something a little better was there: less than half a point. */
    GOOD("good"),
    /** It cost half a point of winning chance or more. */
    MISTAKE("mistake"),
    /** It cost five points or more, and hit a danger. */
    BLUNDER("blunder"),
    /** It would have been a blunder, and went well. */
    LUCKY("lucky"),
    /** It changed nothing. */
    WASTED("wasted"),
    /** The chances are too much work. */
    UNKNOWN("not known");

    /** A cost below this is none to speak of. */
    public static final double SMALL = 0.005;

    /** From this cost on it is a blunder. */
    public static final double LARGE = 0.05;

    private final String words;

    Worth(String words) {
        this.words = words;
    }

    public String words() {
        return words;
    }

    /** What a guess was worth that cost so much of the chance to win. */
    public static Worth of(double cost, boolean exploded) {
        if (cost >= LARGE) {
            return exploded ? BLUNDER : LUCKY;
        }
        return cost >= SMALL ? MISTAKE : cost > 0 ? GOOD : BEST;
    }
}
