// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.layers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.math.BigInteger;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.base.Dice;

final class WeightsTest {

    @Test
    void productsOfAnySizeAreThoseOfWholeNumbers() {
        for (int seed = 0; seed < 200; seed++) {
            Dice dice = new Dice(seed);
            int[] a = shifts(dice);
            int[] b = shifts(dice);
            Weights product = weights(a).times(weights(b));
            BigInteger[] exact = BigPasses.zeros(a.length + b.length - 1);
            for (int i = 0; i < a.length; i++) {
                for (int j = 0; j < b.length; j++) {
                    exact[i + j] = exact[i + j].add(number(a[i]).multiply(number(b[j])));
                }
            }
            BigInteger all = BigInteger.ZERO;
            for (BigInteger number : exact) {
                all = all.add(number);
            }
            for (int i = 0; i < exact.length; i++) {
                assertThat(product.isZero(i)).as("seed %d", seed).isEqualTo(exact[i].signum() == 0);
                double share = sweeplab.base.Ratio.of(exact[i], all.max(BigInteger.ONE))
                        .value();
                if (!product.isZero(i)) {
                    assertThat(product.share(i)).as("seed %d", seed).isCloseTo(share, within(1e-14));
                }
            }
        }
    }

    // Powers of two as far apart as they may be, and zeros.
    private static int[] shifts(Dice dice) {
        int spread = 1 + dice.nextInt(4000);
        int[] shifts = new int[1 + dice.nextInt(12)];
        Arrays.setAll(shifts, i -> dice.nextInt(spread) - spread / 5);
        return shifts;
    }

    private static BigInteger number(int shift) {
        return shift < 0 ? BigInteger.ZERO : BigInteger.valueOf(3).shiftLeft(shift);
    }

    private static Weights weights(int... shifts) {
        Weights weights = new Weights(shifts.length);
        Weights base = Weights.powers(2, 4001);
        for (int i = 0; i < shifts.length; i++) {
            if (shifts[i] >= 0) {
                weights.addTimes(i, base, shifts[i], 1, 3);
            }
        }
        return weights;
    }

    @Test
    void choicesFollowPascal() {
        Weights ways = Weights.choices(5000, 5000, 5001);
        Weights sum = new Weights(2);
        sum.addTimes(0, ways, 2500, 1, 1);
        sum.addTimes(1, ways, 2499, 1, 1);
        assertThat(sum.share(0)).isCloseTo(2501.0 / 5001, within(1e-15));
        assertThat(ways.isZero(0)).isFalse();
        assertThat(ways.isZero(5000)).isFalse();
        sum = new Weights(2);
        sum.addTimes(0, ways, 0, 1, 1);
        sum.addTimes(1, ways, 5000, 1, 1);
        assertThat(sum.share(0)).isCloseTo(0.5, within(1e-9));
    }

    @Test
    void aShareIsZeroOrOneOnlyIfItIs() {
        Weights apart = new Weights(3);
        Weights powers = Weights.powers(2, 9001);
        apart.addTimes(0, powers, 0, 1, 1);
        apart.addTimes(1, powers, 9000, 1, 1);
        assertThat(apart.share(0)).isEqualTo(Double.MIN_VALUE);
        assertThat(apart.share(1)).isEqualTo(Math.nextDown(1.0));
        assertThat(apart.share(2)).isZero();
        assertThat(Weights.of(0, 7).share(1)).isOne();
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, -1})
    void whatIsNoWeightIsRefused(double value) {
        assertThatThrownBy(() -> Weights.of(value)).isInstanceOf(ArithmeticException.class);
    }
}
