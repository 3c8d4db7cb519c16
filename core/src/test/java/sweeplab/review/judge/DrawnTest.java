// SPDX-License-Identifier: Apache-2.0
package sweeplab.review.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sweeplab.base.Dice;

/** Means of drawn values with what they have in common with two controls taken off. */
final class DrawnTest {

    private static final double MEAN = 0.4;

    // The controls have something in common, too; what is left has a standard deviation of 0.1.
    private static void draw(Drawn drawn, Dice dice, int count) {
        for (int i = 0; i < count; i++) {
            double one = normal(dice);
            double other = 0.5 * one + normal(dice);
            drawn.add(MEAN + 0.3 * one - 0.2 * other + 0.1 * normal(dice), new Excess(one, other));
        }
    }

    private static double normal(Dice dice) {
        double sum = -6;
        for (int i = 0; i < 12; i++) {
            sum += dice.nextDouble();
        }
        return sum;
    }

    @Test
    void theMarginIsThatOfWhatIsLeft() {
        Drawn drawn = new Drawn();
        draw(drawn, new Dice(1), 4_000);
        assertThat(drawn.margin()).isEqualTo(1.96 * 0.1 / Math.sqrt(4_000), within(0.0002));
        assertThat(drawn.mean()).isEqualTo(MEAN, within(2 * drawn.margin()));
    }

    @Test
    void nineteenOfTwentyAreWithinTheirMargins() {
        Dice dice = new Dice(2);
        int within = 0;
        for (int i = 0; i < 400; i++) {
            Drawn drawn = new Drawn();
            draw(drawn, dice, 150);
            within += Math.abs(drawn.mean() - MEAN) <= 1.96 * 0.1 / Math.sqrt(150) ? 1 : 0;
        }
        assertThat(within).isBetween(363, 392);
    }

    /** A second control that is a multiple of the first, or nothing at all, does no harm. */
    @Test
    void controlsThatTellNothing() {
        for (double factor : new double[] {0, 3}) {
            Drawn drawn = new Drawn();
            Dice dice = new Dice(3);
            for (int i = 0; i < 1_000; i++) {
                double one = normal(dice);
                drawn.add(MEAN + 0.3 * one + 0.1 * normal(dice), new Excess(one, factor * one));
            }
            assertThat(drawn.mean()).isEqualTo(MEAN, within(0.02));
            assertThat(drawn.margin()).isEqualTo(1.96 * 0.1 / Math.sqrt(1_000), within(0.001));
        }
    }
}
