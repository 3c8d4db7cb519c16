// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.arena.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ScaleTest {

    @Test
    void evenAxesHaveRoundMarks() {
        Scale scale = Scale.even(0, 87, 100, 200);
        assertThat(scale.marks().stream().map(Scale::word)).containsExactly("0", "20", "40", "60", "80", "100");
        assertThat(scale.at(0)).isEqualTo(100);
        assertThat(scale.at(50)).isEqualTo(150);
        assertThat(scale.at(1000)).as("beyond the end").isEqualTo(200);
    }

    @Test
    void decadesAreEquallyLong() {
        Scale scale = Scale.decades(0.003, 42, 0, 500);
        assertThat(scale.marks().stream().map(Scale::word)).containsExactly("0.001", "0.01", "0.1", "1", "10", "100");
        assertThat(scale.at(0)).as("what is not above 0").isZero();
        assertThat(scale.at(1)).isBetween(299.9, 300.1);
    }

    @Test
    void wordsInAPageCannotBecomeElements() {
        assertThat(Svg.escaped("<a href='\"'>&")).isEqualTo("&lt;a href=&#39;&quot;&#39;&gt;&amp;");
    }
}
