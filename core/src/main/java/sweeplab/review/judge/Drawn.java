// SPDX-License-Identifier: Apache-2.0
package sweeplab.review.judge;

/**
 * The mean of values that were drawn, and how far off it may be; with each value come two control variates, which are 0 on average: what the
 * values have in common with them is taken off.
 */
final class Drawn {

    private static final double NORMAL_95 = 1.96;

    // The rule of three: what came in none of the games may still come in so many divided by their number.
    private static final double NEVER_SEEN = 3;

    // From so many on it shows what they have in common.
    private static final int ENOUGH = 100;

    // A second control that hardly differs from a multiple of the first, or from 0, tells nothing that could be relied
    // on.
    private static final double APART = 0.1;
    private static final double SELDOM = 20;

    private final boolean fixed;
    private final Spread value = new Spread();
    private final Spread places = new Spread();
    private final Spread couples = new Spread();
    private double valuePlaces;
    private double valueCouples;
    private double placesCouples;

    /** Sums of numbers and of their squares. */
    private static final class Spread {
        private int count;
        private double sum;
        private double squares;

        void add(double number) {
            count++;
            sum += number;
            squares += number * number;
        }

        double mean() {
            return sum / count;
        }

        double with(Spread other, double products) {
            return products - sum * other.sum / count;
        }

        double squared() {
            return with(this, squares);
        }
    }

    /** By how much the values grow with each control (least squares). */
    private record Slopes(double places, double couples) {}

    private static final Slopes FLAT = new Slopes(0, 0);

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

    void add(double drawn, Excess control) {
        value.add(drawn);
        places.add(control.places());
        couples.add(control.couples());
        valuePlaces += drawn * control.places();
        valueCouples += drawn * control.couples();
        placesCouples += control.places() * control.couples();
    }

    int count() {
        return value.count;
    }

    /** 0 if nothing was drawn. */
    double mean() {
        if (value.count == 0) {
            return 0;
        }
        Slopes slopes = slopes();
        return value.mean() - slopes.places * places.mean() - slopes.couples * couples.mean();
    }

    private Slopes slopes() {
        double one = places.squared();
        double other = couples.squared();
        if (value.count < ENOUGH || one <= 0) {
            return FLAT;
        }
        double both = places.with(couples, placesCouples);
        double withOne = value.with(places, valuePlaces);
        double withOther = value.with(couples, valueCouples);
        double apart = one * other - both * both;
        return other < SELDOM || apart < APART * one * other
                ? new Slopes(withOne / one, 0)
                : new Slopes((withOne * other - withOther * both) / apart, (withOther * one - withOne * both) / apart);
    }

    /** With 95 % confidence; of values between 0 and 1 anything is possible if nothing was drawn. */
    double margin() {
        if (fixed || value.count == 0) {
            return fixed ? 0 : 1;
        }
        Slopes slopes = slopes();
        double left = value.squared()
                - slopes.places * value.with(places, valuePlaces)
                - slopes.couples * value.with(couples, valueCouples);
        return Math.max(NORMAL_95 * Math.sqrt(Math.max(0, left)) / value.count, NEVER_SEEN / value.count);
    }
}
