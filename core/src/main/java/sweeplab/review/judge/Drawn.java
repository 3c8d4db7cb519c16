// SPDX-License-Identifier: Apache-2.0
package sweeplab.review.judge;

/**
 * The mean of values that were drawn, and how far off it may be; with each value comes a control variate, which is 0 on average: what the
 * values have in common with it is taken off.
 */
final class Drawn {

    private static final double NORMAL_95 = 1.96;

    // The rule of three: what came in none of the games may still come in so many divided by their number.
    private static final double NEVER_SEEN = 3;

    // From so many on it shows what they have in common.
    private static final int ENOUGH = 100;

    private final boolean fixed;
    private int count;
    private double sum;
    private double squares;
    private double controls;
    private double controlSquares;
    private double products;

    Drawn() {
        this(false);
    }

    private Drawn(boolean fixed) {
        this.fixed = fixed;
    }

    /** What is 0 for sure. */
    static Drawn zero() {
        return new Drawn(true);
    }

    void add(double value, double control) {
        count++;
        sum += value;
        squares += value * value;
        controls += control;
        controlSquares += control * control;
        products += value * control;
    }

    int count() {
        return count;
    }

    /** 0 if nothing was drawn. */
    double mean() {
        return count == 0 ? 0 : sum / count - slope() * controls / count;
    }

    // Least squares.
    private double slope() {
        double spread = controlSquares - controls * controls / count;
        return count < ENOUGH || spread <= 0 ? 0 : (products - sum * controls / count) / spread;
    }

    /** With 95 % confidence; of values between 0 and 1 anything is possible if nothing was drawn. */
    double margin() {
        if (fixed || count == 0) {
            return fixed ? 0 : 1;
        }
        double left = squares - sum * sum / count - slope() * (products - sum * controls / count);
        return Math.max(NORMAL_95 * Math.sqrt(Math.max(0, left)) / count, NEVER_SEEN / count);
    }
}
