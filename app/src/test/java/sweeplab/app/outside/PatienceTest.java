// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How long an answer is waited for, by a clock and a processor that the test turns. */
final class PatienceTest {

    private long clock;
    private long used;

    @ParameterizedTest
    @CsvSource({
        "0, 1000, it sleeps from the beginning",
        "100, 1000, alone on its core it computes without end",
        "200, 1000, on two cores",
        "50, 2000, it gets half a core",
        "25, 4000, it gets a quarter",
        "1, 6000, there is an end to it",
    })
    @DisplayName("who works and got less than the limit of a processor is waited for longer, up to six times the limit")
    void waitsForWhoCouldNotWork(long percent, long millis, String why) {
        Patience patience = new Patience(Duration.ofSeconds(1), () -> used, () -> clock);
        turn(patience, percent);
        while (patience.goesOn()) {
            turn(patience, percent);
        }
        assertThat(clock / 1_000_000).as(why).isEqualTo(millis);
        assertThat(patience.nanosLeft()).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"300, 1500", "10, 1500"})
    @DisplayName("who stops working is late at the next look")
    void lateOnceItSleeps(long worked, long millis) {
        Patience patience = new Patience(Duration.ofSeconds(1), () -> used, () -> clock);
        used = worked * 1_000_000;
        turn(patience, 0);
        while (patience.goesOn()) {
            turn(patience, 0);
        }
        assertThat(clock / 1_000_000).isLessThan(millis);
    }

    private void turn(Patience patience, long percent) {
        long waited = patience.nanosLeft();
        clock += waited;
        used += waited / 100 * percent;
    }
}
