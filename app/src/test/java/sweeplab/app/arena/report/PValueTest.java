// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.arena.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Numbers too small for four digits are not told as 0. */
final class PValueTest {

    @Test
    void toFourDigitsOrBelowThem() {
        assertThat(PValue.told(0.01234)).isEqualTo("0.0123");
        assertThat(PValue.told(0.0001)).isEqualTo("0.0001");
        assertThat(PValue.told(0.00009)).isEqualTo("below 0.0001");
        assertThat(PValue.named(0.5)).isEqualTo("p = 0.5000");
        assertThat(PValue.named(0)).isEqualTo("p below 0.0001");
    }
}
