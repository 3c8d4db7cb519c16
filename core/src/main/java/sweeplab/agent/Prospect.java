// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

/**
 * A guess and what a look ahead saw after a safe probe: the logarithm of what is left to expect, the chance that something is
 * certain then and how much (in logarithms), the chance of an opening, the risk of the next guess where nothing is certain, and
 * what of its own risk is lost already (see {@link sweeplab.agent.toss.Tosses}).
 */
public record Prospect(
        Choice choice, double ahead, double settled, double progress, double opening, double risk, double lost) {

    /** What was seen, in the order in which the model of guesses takes it. */
    double[] seen() {
        return new double[] {ahead, settled, progress, opening, risk, lost};
    }
}
