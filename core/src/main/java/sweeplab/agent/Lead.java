// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

/**
 * How far one guess is believed to be ahead of another, in logarithms (Bayesian inference, the prior a mixture of two normal distributions):
 * what was thought of the two is mostly off by little and now and then by much, and plays say more the more of them there are.
 *
 * @param ahead how far it is ahead, or behind if below nought, on average
 * @param catchUp how much may be gained by the other one: the mean of what it is ahead, nought wherever it is not
 */
record Lead(double ahead, double catchUp) {

    // Measured: of guesses played out 500 times each, one in five is off by three times as much as the others.
    private static final double SELDOM = 0.2;
    private static final double MUCH = 3;

    // The logistic distribution, which is close to the normal one, has this scale for a deviation of one.
    private static final double LOGISTIC = Math.sqrt(3) / Math.PI;

    /** What is believed where so much was thought, mostly off by this doubt, and so much was seen, with this variance of luck. */
    static Lead of(double thought, double doubt, double seen, double luck) {
        double little = doubt * doubt;
        double much = MUCH * MUCH * little;
        double share = shareOfMuch(seen - thought, little + luck, much + luck);
        Lead mostly = trusting(thought, seen, little / (little + luck), luck);
        Lead seldom = trusting(thought, seen, much / (much + luck), luck);
        return new Lead(
                mostly.ahead + share * (seldom.ahead - mostly.ahead),
                mostly.catchUp + share * (seldom.catchUp - mostly.catchUp));
    }

    // Bayes' rule: how likely it is that the thought was off by much, where it was off by so much, luck included.
    private static double shareOfMuch(double off, double little, double much) {
        double odds =
                SELDOM / (1 - SELDOM) * Math.sqrt(little / much) * Math.exp(off * off / 2 * (1 / little - 1 / much));
        return 1 / (1 + 1 / odds);
    }

    // By one normal distribution: what was seen counts by this share, thought by the rest.
    private static Lead trusting(double thought, double seen, double trust, double luck) {
        double ahead = thought + trust * (seen - thought);
        double scale = LOGISTIC * Math.sqrt(trust * luck);
        return new Lead(ahead, Math.max(0, -ahead) + scale * Math.log1p(Math.exp(-Math.abs(ahead) / scale)));
    }
}
