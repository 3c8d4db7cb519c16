// SPDX-License-Identifier: Apache-2.0
package sweeplab.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The one source of chance (C4). */
final class DiceTest {

    @Test
    @DisplayName("C4: the numbers of SplitMix64 for seed 0")
    void referenceVector() {
        Dice dice = new Dice(0);
        assertThat(dice.nextLong()).isEqualTo(0xE220A8397B1DCDAFL);
        assertThat(dice.nextLong()).isEqualTo(0x6E789E6AA1B965F4L);
        assertThat(dice.nextLong()).isEqualTo(0x06C45D188009454FL);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 6, 7, 64, 100})
    @DisplayName("C4: bounded numbers are equally likely")
    void boundedNumbersAreUniform(int bound) {
        Dice dice = new Dice(20);
        int throwsEach = 2_000;
        int[] counts = new int[bound];
        for (int i = 0; i < throwsEach * bound; i++) {
            counts[dice.nextInt(bound)]++;
        }
        double chiSquare = 0;
        for (int count : counts) {
            chiSquare += Math.pow(count - throwsEach, 2) / throwsEach;
        }
        // Mean bound - 1, spread sqrt(2 (bound - 1)): five spreads are far out.
        assertThat(chiSquare).as("seed 20").isLessThanOrEqualTo(bound - 1 + 5 * Math.sqrt(2.0 * (bound - 1)));
    }

    @Test
    @DisplayName("C4: a bound near the largest int, where most methods are biased, halves evenly")
    void largeBounds() {
        Dice dice = new Dice(3);
        int bound = (1 << 30) + (1 << 29);
        int low = 0;
        for (int i = 0; i < 100_000; i++) {
            int number = dice.nextInt(bound);
            assertThat(number).isBetween(0, bound - 1);
            low += number < bound / 2 ? 1 : 0;
        }
        assertThat(low).as("seed 3").isBetween(49_200, 50_800);
    }

    @Test
    void doublesAreBetweenZeroAndOne() {
        Dice dice = new Dice(9);
        double sum = 0;
        for (int i = 0; i < 100_000; i++) {
            double number = dice.nextDouble();
            assertThat(number).isBetween(0.0, Math.nextDown(1.0));
            sum += number;
        }
        assertThat(sum / 100_000).isBetween(0.495, 0.505);
    }

    @Test
    @DisplayName("C4: seeds for parts of an experiment do not collide")
    void derivedSeeds() {
        Set<Long> seeds = new HashSet<>();
        for (int seed = 0; seed < 300; seed++) {
            for (int label = 0; label < 300; label++) {
                seeds.add(Dice.seed(seed, label));
            }
        }
        assertThat(seeds).hasSize(90_000);
        assertThat(Dice.seed(1, 2)).isNotEqualTo(Dice.seed(2, 1)).isEqualTo(Dice.seed(1, 2));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
    void refusesBounds(int bound) {
        assertThatThrownBy(() -> new Dice(1).nextInt(bound)).hasMessageContaining("bound is " + bound);
    }
}
