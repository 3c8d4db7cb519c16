// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

/**
 * Wald's sequential probability ratio test of a share p: of the boards that only one of two agents wins, the share that the
 * first one wins. H0 says it is p0, H1 that it is p1.
 *
 * @param alpha how often H1 may be accepted although H0 is true
 * @param beta how often H0 may be accepted although H1 is true
 */
public record Sprt(double p0, double p1, double alpha, double beta) {

    /** What the boards so far say. */
    public enum Verdict {
        OPEN,
        H0,
        H1
    }

    public Sprt {
        if (!(p0 > 0 && p0 < p1 && p1 < 1)) {
            throw new IllegalArgumentException("shares " + p0 + " and " + p1 + ": write 0 < p0 < p1 < 1");
        }
        if (!(alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5)) {
            throw new IllegalArgumentException(
                    "errors " + alpha + " and " + beta + ": each lies between 0 and 0.5, for instance 0.05");
        }
    }

    /** Reads {@code p0,p1,alpha,beta}. */
    public static Sprt parse(String text) {
        String[] words = text.split(",", -1);
        if (words.length != 4) {
            throw new IllegalArgumentException(
                    "'" + text + "': write p0,p1,alpha,beta, for instance 0.5,0.55,0.05,0.05");
        }
        double[] numbers = new double[4];
        for (int i = 0; i < 4; i++) {
            try {
                numbers[i] = Double.parseDouble(words[i].strip());
            } catch (NumberFormatException e) {
                throw new IllegalArgumentException("'" + text + "': '" + words[i] + "' is no number", e);
            }
        }
        return new Sprt(numbers[0], numbers[1], numbers[2], numbers[3]);
    }

    /** The logarithm of how many times likelier the boards are under H1 than under H0. */
    public double ratio(long onlyFirst, long onlySecond) {
        return onlyFirst * StrictMath.log(p1 / p0) + onlySecond * StrictMath.log((1 - p1) / (1 - p0));
    }

    /** At this ratio H1 is accepted. */
    public double upper() {
        return StrictMath.log((1 - beta) / alpha);
    }

    /** At this ratio H0 is accepted. */
    public double lower() {
        return StrictMath.log(beta / (1 - alpha));
    }

    public Verdict verdict(long onlyFirst, long onlySecond) {
        double ratio = ratio(onlyFirst, onlySecond);
        return ratio >= upper() ? Verdict.H1 : ratio <= lower() ? Verdict.H0 : Verdict.OPEN;
    }

    @Override
    public String toString() {
        return p0 + "," + p1 + "," + alpha + "," + beta;
    }
}
