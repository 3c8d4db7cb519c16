// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

final class MeanDifferenceTest {

    @Test
    void pairsAreSubtractedOneByOne() {
        MeanDifference difference = MeanDifference.of(new int[] {3, 1, 4, 2}, new int[] {2, 1, 2, 1});
        assertThat(difference.mean()).isEqualTo(1);
        assertThat(difference.half()).isCloseTo(1.96 * Math.sqrt(0.5) / 2, within(1e-4));
    }

    @Test
    void theSameGamesDifferByNothing() {
        assertThat(MeanDifference.of(new int[] {5, 7}, new int[] {5, 7})).isEqualTo(new MeanDifference(0, 0));
    }

    @Test
    void gamesMustBePaired() {
        assertThatThrownBy(() -> MeanDifference.of(new int[3], new int[2])).hasMessage("3 games against 2");
    }
}
