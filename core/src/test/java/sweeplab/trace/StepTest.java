// SPDX-License-Identifier: Apache-2.0
package sweeplab.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.base.Dice;
import sweeplab.world.Topologies;
import sweeplab.world.Topology;

/** One move as a line of text (C4). */
final class StepTest {

    private static final Topology TOPOLOGY = Topologies.grid("hex", 40, 30);

    @ParameterizedTest
    @CsvSource({
        "0,0.0",
        "1,1.0",
        "0.25,0.25",
        "0.1,0.1",
        "0.3333333333,0.333333",
        "0.9999999,1.0",
        "0.123,0.123",
        "1e-12,0.000001",
        "-1e-17,0.000001",
        "-0.0,0.0",
        "1.0000000001,1.0",
        "NaN,?"
    })
    @DisplayName("C4: a risk is written in millionths, and no guess becomes certain by that")
    void risks(double risk, String text) {
        Step step = new Step(Step.Kind.PROBE, 83, "safest", risk);
        assertThat(step.text(TOPOLOGY)).isEqualTo("probe 2,3 " + text + " safest");
        assertThat(Step.parse(step.text(TOPOLOGY), TOPOLOGY)).isEqualTo(step);
        assertThat(step.guess()).isEqualTo(risk != 0);
    }

    @Test
    @DisplayName("C4: any step reads back as it was written")
    void roundTrip() {
        Dice dice = new Dice(4);
        for (int i = 0; i < 2_000; i++) {
            Step.Kind kind = dice.nextInt(2) == 0 ? Step.Kind.PROBE : Step.Kind.FLAG;
            String by = new String[] {"", "random", "single point", "a  b"}[dice.nextInt(4)];
            Step step = new Step(kind, dice.nextInt(TOPOLOGY.size()), by, dice.nextDouble());
            assertThat(Step.parse(step.text(TOPOLOGY), TOPOLOGY)).isEqualTo(step);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "probe",
                "probe 1,1",
                "dig 1,1 0.0 x",
                "probe 1;1 0.0 x",
                "probe -1,1 0.0 x",
                "probe 1,1 0.0x y"
            })
    void refusesWhatIsNoMove(String line) {
        assertThatThrownBy(() -> Step.parse(line, TOPOLOGY))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'" + line + "'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"NaN", "2.0", "-0.5", "1.5", "0x1p3", "Infinity", "0.1234567", "1d"})
    void refusesWhatIsNoRisk(String risk) {
        assertThatThrownBy(() -> Step.parse("probe 1,1 " + risk + " x", TOPOLOGY))
                .hasMessageContaining("'" + risk + "' is no risk");
    }

    @Test
    void refusesPlacesOutside() {
        assertThatThrownBy(() -> Step.parse("flag 30,0 0.0 x", TOPOLOGY)).hasMessageContaining("(30,0) is outside");
    }
}
