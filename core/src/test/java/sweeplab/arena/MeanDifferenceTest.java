// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sweeplab.base.Dice;

/** The interval of a mean difference: never nothing, and right as often as it says. */
final class MeanDifferenceTest {

    @Test
    void pairsAreSubtractedOneByOne() {
        MeanDifference difference = MeanDifference.of(new int[] {3, 1, 4, 2}, new int[] {2, 1, 2, 1});
        assertThat(difference.mean()).isEqualTo(1);
        // Differences 1, 0, 2, 1, and then 1 and -1: a mean of 4/6, and squares of 8/6 on average.
        assertThat(difference.half()).isCloseTo(1.0 / 3 + 1.96 * Math.sqrt((8 / 6.0 - 16 / 36.0) / 6), within(1e-4));
    }

    @Test
    void gamesThatAreAllAlikeAreNotSure() {
        MeanDifference few = MeanDifference.of(new int[] {5, 7}, new int[] {5, 7});
        assertThat(few.mean()).isZero();
        assertThat(few.half()).isGreaterThan(0.5);
        // The rule of three: what came in none of a thousand games may still come in three of them.
        assertThat(MeanDifference.of(new int[1000], new int[1000]).half()).isCloseTo(0.003, within(0.0005));
    }

    @ParameterizedTest
    @CsvSource({"3,50", "10,5", "10,30", "40,2", "40,45", "200,1"})
    void holdsTheTruthAsOftenAsItSays(int games, int percent) {
        Dice dice = new Dice(games + percent);
        int held = 0;
        for (int trial = 0; trial < 2000; trial++) {
            int[] first = new int[games];
            int[] second = new int[games];
            for (int i = 0; i < games; i++) {
                first[i] = dice.nextInt(100) < percent ? 1 : 0;
                second[i] = dice.nextInt(100) < percent / 2 ? 1 : 0;
            }
            MeanDifference found = MeanDifference.of(first, second);
            double truth = (percent - percent / 2) / 100.0;
            held += Math.abs(found.mean() - truth) <= found.half() ? 1 : 0;
        }
        assertThat(held).as("of 2000").isGreaterThan(1880);
    }

    @Test
    void gamesMustBePaired() {
        assertThatThrownBy(() -> MeanDifference.of(new int[3], new int[2])).hasMessage("3 games against 2");
    }
}
