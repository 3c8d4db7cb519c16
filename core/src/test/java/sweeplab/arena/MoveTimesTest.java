// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import sweeplab.base.Dice;

final class MoveTimesTest {

    private static long[] times(long seed, int count) {
        Dice dice = new Dice(seed);
        long[] times = new long[count];
        Arrays.setAll(times, i -> (long) Math.exp(5 + 12 * dice.nextDouble()));
        return times;
    }

    @Test
    void quantilesLieWithinTheirClass() {
        long[] nanos = times(7, 10_000);
        MoveTimes times = new MoveTimes();
        for (long each : nanos) {
            times.add(each);
        }
        Arrays.sort(nanos);
        for (double share : new double[] {0.01, 0.5, 0.9, 0.99}) {
            double exact = nanos[(int) (share * nanos.length)] / 1e6;
            assertThat(times.quantile(share)).as("%s, seed 7", share).isCloseTo(exact, within(0.1 * exact));
        }
        assertThat(times.worstMillis()).isEqualTo(nanos[nanos.length - 1] / 1e6);
        assertThat(times.moves()).isEqualTo(nanos.length);
    }

    @Test
    void noShareTookLongerThanTheLongest() {
        for (int seed = 0; seed < 100; seed++) {
            MoveTimes times = new MoveTimes();
            for (long each : times(seed, 1 + seed % 5)) {
                times.add(each);
            }
            assertThat(times.quantile(0.99))
                    .as("seed %d", seed)
                    .isLessThanOrEqualTo(Math.max(times.worstMillis(), 0.001));
        }
    }

    @Test
    void mergedIsAddedOneByOne() {
        MoveTimes all = new MoveTimes();
        MoveTimes merged = new MoveTimes();
        for (int part = 0; part < 5; part++) {
            MoveTimes some = new MoveTimes();
            for (long each : times(part, 100)) {
                some.add(each);
                all.add(each);
            }
            merged.merge(some);
        }
        assertThat(text(merged)).isEqualTo(text(all));
        assertThat(new MoveTimes().quantile(0.5)).isZero();
    }

    private static String text(MoveTimes times) {
        StringBuilder text = new StringBuilder();
        times.write(text);
        return text.toString();
    }
}
