package sweeplab.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** The gate counts visitors and those inside. */
final class GateTest {

    @Test
    void tooManyFromOneAddress() {
        Gate gate = new Gate(new Limits(1, 1, 1, 1, 10, 2));
        for (int i = 0; i < 20; i++) {
            assertThat(gate.pass("a", () -> 1)).isEqualTo(1);
        }
        assertThatThrownBy(() -> gate.pass("a", () -> 1))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("too many");
        assertThat(gate.pass("b", () -> 1)).isEqualTo(1);
    }

    @Test
    void tooManyAtOnce() {
        Gate gate = new Gate(new Limits(1, 1, 1, 1, 0, 1_000));
        assertThatThrownBy(() -> gate.pass("a", () -> 1))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("busy");
    }
}
