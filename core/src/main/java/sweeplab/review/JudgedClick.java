// SPDX-License-Identifier: Apache-2.0
package sweeplab.review;

import sweeplab.format.document.Replay;
import sweeplab.review.judge.Judgement;

/**
 * One click of a game, what it did and what is thought of it.
 *
 * @param chord true if it was meant to open around a number
 * @param deed what it did
 * @param winBefore the chance to win before it with the best move; NaN if it is not known
 * @param winAfter the chance to win after it, with what it showed
 * @param winMargin how far off {@code winBefore} may be with 95 % confidence: 0 if it is exact
 * @param cost how much smaller the chance to win was after it than after the best move; where chances to win are not known, how much larger its risk was than the least
 * @param costMargin how far off that may be
 * @param exploded true if it hit a danger
 * @param cells the cells that it opened or marked by itself, not counting what followed from a cell without dangers around it
 */
public record JudgedClick(
        int number,
        Replay.Click click,
        boolean chord,
        Deed deed,
        Worth worth,
        Judgement judgement,
        double winBefore,
        double winAfter,
        double winMargin,
        double cost,
        double costMargin,
        boolean exploded,
        int... cells) {

    /** Left, right or chord. */
    public String kind() {
        return chord ? "chord" : click.kind() == Replay.Kind.MARK ? "right" : "left";
    }

    /** What it was worth, in a word or two that fit what it did. */
    public String words() {
        return deed.words(worth);
    }

    public boolean wasted() {
        return worth == Worth.WASTED;
    }

    public double seconds() {
        return click.millis() / 1000.0;
    }
}
