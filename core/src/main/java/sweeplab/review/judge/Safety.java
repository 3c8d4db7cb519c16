// SPDX-License-Identifier: Apache-2.0
package sweeplab.review.judge;

/**
 * How likely two moves are to be safe together; no numbers if that is too much work.
 *
 * @param both the chance that both are safe: that of the one move if they are the same
 * @param opens the chance that besides no danger lies around the better one, so that it opens more; 0 if it is not a single cell
 */
record Safety(double both, double opens) {

    // A part that is rarer than this, or whose rest is, is not worth telling apart.
    private static final double RARE = 0.05;

    boolean known() {
        return !Double.isNaN(both);
    }

    boolean tellsOpenings() {
        return opens > RARE && both - opens > RARE;
    }
}
