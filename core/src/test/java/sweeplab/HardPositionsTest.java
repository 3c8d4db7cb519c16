// SPDX-License-Identifier: Apache-2.0
package sweeplab;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sweeplab.format.Formats;
import sweeplab.format.document.SeenPosition;
import sweeplab.view.View;

final class HardPositionsTest {

    @ParameterizedTest
    @EnumSource
    void everyClueIsThatOfTheTrueWorldAndTheTextSaysTheSame(HardPositions kind) {
        for (long seed = 0; seed < 5; seed++) {
            HardPositions.Hard hard = kind.make(seed, 150);
            View view = hard.view();
            assertThat(view.opened()).as(hard.toString()).isPositive();
            for (int i = 0; i < view.opened(); i++) {
                int cell = view.opened(i);
                assertThat(hard.world().danger(cell)).as(hard.toString()).isFalse();
                if (view.hasClue(cell)) {
                    assertThat(hard.world().dangersAround(cell))
                            .as(hard.toString())
                            .isBetween(view.atLeast(cell), view.atMost(cell));
                }
            }
            assertThat(new Formats().read(hard.text()))
                    .isInstanceOfSatisfying(SeenPosition.class, read -> Views.assertSame(read.view(), view));
            assertThat(kind.make(seed, 150).board()).isEqualTo(hard.board());
        }
    }
}
