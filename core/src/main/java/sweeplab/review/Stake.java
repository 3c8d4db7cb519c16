// SPDX-License-Identifier: Apache-2.0
package sweeplab.review;

/**
 * What was at stake with one click, as far as luck and skill go.
 *
 * @param opens true if it opened a cell by itself
 * @param risk the chance that it hit a danger: 0 if it was certain, and not known of what was not judged
 * @param cost the chance to win that it gave away
 * @param before of a guess, the chance to win before it; NaN if it is not known
 * @param after the chance to win after it, with what it showed, where that was looked at; else NaN
 */
public record Stake(boolean opens, double risk, double cost, double before, double after) {

    boolean guess() {
        return risk > 0;
    }

    /** True for a guess of which nobody can say what it did to the chance to win. */
    boolean unknown() {
        return guess() && Double.isNaN(before);
    }
}
