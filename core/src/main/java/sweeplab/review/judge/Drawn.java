// SPDX-License-Identifier: Apache-2.0
package sweeplab.review.judge;

/** The mean of values that were drawn, and how far off it may be. */
final class Drawn {

    private static final double NORMAL_95 = 1.96;

    // The rule of three: what came in none of the games may still come in so many divided by their number.
    private static final double NEVER_SEEN = 3;

    private int count;
    private double sum;
    private double squares;

    void add(double value) {
        count++;
        sum += value;
        squares += value * value;
    }

    int count() {
        return count;
    }

    /** NaN if nothing was drawn. */
    double mean() {
        return sum / count;
    }

    /** With 95 % confidence; NaN if nothing was drawn. */
    double margin() {
        double spread = NORMAL_95 * Math.sqrt(Math.max(0, squares / count - mean() * mean()) / count);
        return Math.max(spread, NEVER_SEEN / count);
    }

    boolean within(int least, double margin) {
        return count >= least && margin() <= margin;
    }
}
