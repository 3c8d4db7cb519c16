// SPDX-License-Identifier: Apache-2.0
package sweeplab.review;

import sweeplab.review.judge.Judgement;

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

    // A difference of two chances that is a twentieth may come out a little smaller.
    private static final double ROUNDING = 1e-9;

    private final String words;

    Worth(String words) {
        this.words = words;
    }

    public String words() {
        return words;
    }

    /** What it was worth to open cells. */
    public static Worth ofOpening(Judgement judgement, boolean exploded) {
        if (!judgement.known()) {
            return UNKNOWN;
        }
        if (judgement.certain()) {
            return FORCED;
        }
        // Whoever opens a certain danger blunders, however little there was left to win.
        boolean needless = judgement.risks().taken() == 1 && judgement.risks().least() < 1;
        return needless ? BLUNDER : ofGuess(judgement, exploded);
    }

    private static Worth ofGuess(Judgement judgement, boolean exploded) {
        double cost = judgement.cost() + ROUNDING;
        if (cost >= LARGE) {
            return exploded ? BLUNDER : LUCKY;
        }
        // Where something was certain there was something better, however little it cost.
        boolean best = judgement.cost() == 0 && judgement.safe().isEmpty();
        return cost >= SMALL ? MISTAKE : best ? BEST : GOOD;
    }

    /** What it was worth to set a flag or to take one away: it risks nothing by itself, so it is a mistake only where the opposite was certain. */
    public static Worth ofMark(Judgement judgement, int cell) {
        if (!judgement.known()) {
            return UNKNOWN;
        }
        if (judgement.certain()) {
            return FORCED;
        }
        boolean wrong = judgement.safe().contains(cell) || judgement.dangers().contains(cell);
        return wrong ? MISTAKE : GOOD;
    }
}
