// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.arena.Sprt.Verdict;
import sweeplab.base.Dice;

final class SprtTest {

    private static final int STREAMS = 2000;

    private static Verdict stream(Sprt sprt, double share, Dice dice) {
        long first = 0;
        long second = 0;
        while (sprt.verdict(first, second) == Verdict.OPEN) {
            if (dice.nextDouble() < share) {
                first++;
            } else {
                second++;
            }
        }
        return sprt.verdict(first, second);
    }

    private static double errors(Sprt sprt, double share, Verdict wrong, long seed) {
        int count = 0;
        for (int i = 0; i < STREAMS; i++) {
            count += stream(sprt, share, new Dice(Dice.seed(seed, i))) == wrong ? 1 : 0;
        }
        return (double) count / STREAMS;
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.5,0.55,0.05,0.05", "0.5,0.6,0.01,0.1", "0.45,0.55,0.1,0.02"})
    void errsNoMoreOftenThanAllowed(String text) {
        Sprt sprt = Sprt.parse(text);
        // Three standard deviations of the simulation itself.
        double slack = 3 * Math.sqrt(0.1 * 0.9 / STREAMS);
        assertThat(errors(sprt, sprt.p0(), Verdict.H1, 1)).as("seed 1").isLessThan(sprt.alpha() + slack);
        assertThat(errors(sprt, sprt.p1(), Verdict.H0, 2)).as("seed 2").isLessThan(sprt.beta() + slack);
    }

    @Test
    void isClearSoonerTheClearerItIs() {
        Sprt sprt = Sprt.parse("0.5,0.55,0.05,0.05");
        // ln 19 / ln 1.1 boards in a row
        assertThat(sprt.verdict(30, 0)).isEqualTo(Verdict.OPEN);
        assertThat(sprt.verdict(31, 0)).isEqualTo(Verdict.H1);
        assertThat(sprt.verdict(0, 28)).isEqualTo(Verdict.H0);
        assertThat(sprt.upper()).isCloseTo(2.944438979, within(1e-9));
        assertThat(sprt.lower()).isCloseTo(-2.944438979, within(1e-9));
    }

    @Test
    void refusesWhatIsNoTest() {
        assertThatThrownBy(() -> Sprt.parse("0.5,0.5,0.05,0.05")).hasMessageContaining("0 < p0 < p1 < 1");
        assertThatThrownBy(() -> Sprt.parse("0.5,0.6,0.05,0.7")).hasMessageContaining("0.7");
        assertThatThrownBy(() -> Sprt.parse("0.5,0.6")).hasMessageContaining("p0,p1,alpha,beta");
        assertThatThrownBy(() -> Sprt.parse("0.5,x,0.1,0.1")).hasMessageContaining("'x' is no number");
        assertThat(Sprt.parse(Sprt.parse("0.5,0.6,0.05,0.1").toString())).isEqualTo(Sprt.parse("0.5,0.6,0.05,0.1"));
    }
}
