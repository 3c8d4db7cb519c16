// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sweeplab.base.Dice;

final class LeadTest {

    private static final double STEP = 1e-4;

    /** All leads that there may be, each as likely as thought and plays make it, summed up one by one. */
    @Test
    void isWhatAllPossibleLeadsSayTogether() {
        long seed = 20261119;
        Dice dice = new Dice(seed);
        for (int i = 0; i < 200; i++) {
            double thought = 0.3 * (dice.nextDouble() - 0.5);
            double doubt = 0.01 + 0.04 * dice.nextDouble();
            double seen = thought + 0.4 * (dice.nextDouble() - 0.5);
            double luck = Math.pow(0.01 + 0.1 * dice.nextDouble(), 2);
            Lead lead = Lead.of(thought, doubt, seen, luck);
            Lead summed = summed(thought, doubt, seen, luck);
            String where = "seed " + seed + ", case " + i;
            assertThat(lead.ahead()).as(where).isCloseTo(summed.ahead(), within(1e-4));
            // The logistic distribution in place of the normal one is a little off.
            assertThat(lead.catchUp()).as(where).isCloseTo(summed.catchUp(), within(2e-3));
        }
    }

    private static Lead summed(double thought, double doubt, double seen, double luck) {
        double sum = 0;
        double ahead = 0;
        double catchUp = 0;
        for (double lead = -1.5; lead < 1.5; lead += STEP) {
            double before = 0.8 * normal(lead - thought, doubt) + 0.2 * normal(lead - thought, 3 * doubt);
            double weight = before * normal(seen - lead, Math.sqrt(luck));
            sum += weight;
            ahead += weight * lead;
            catchUp += weight * Math.max(0, -lead);
        }
        return new Lead(ahead / sum, catchUp / sum);
    }

    private static double normal(double off, double deviation) {
        return Math.exp(-off * off / (2 * deviation * deviation)) / deviation;
    }

    @Test
    void isANumberHoweverFarThoughtAndPlaysAreApart() {
        for (double seen : new double[] {-14, -1, 1, 14}) {
            Lead lead = Lead.of(0, 0.02, seen, 1e-6);
            assertThat(lead.ahead()).isCloseTo(seen, within(0.02));
            assertThat(lead.catchUp()).isCloseTo(Math.max(0, -seen), within(0.02));
        }
    }
}
