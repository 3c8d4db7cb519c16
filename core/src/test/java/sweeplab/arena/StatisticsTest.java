// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class StatisticsTest {

    @ParameterizedTest
    @CsvSource({
        "81,263,0.2553,0.3662",
        "15,148,0.0624,0.1605",
        "0,20,0,0.1611",
        "1,29,0.0061,0.1718",
        "10,10,0.7225,1",
        "0,0,0,1"
    })
    void wilsonAsPublished(long wins, long games, double low, double high) {
        Wilson interval = Wilson.of(wins, games);
        assertThat(interval.low()).isCloseTo(low, within(5e-5));
        assertThat(interval.high()).isCloseTo(high, within(5e-5));
    }

    @Test
    void wilsonRefusesMoreWinsThanGames() {
        assertThatThrownBy(() -> Wilson.of(3, 2)).hasMessageContaining("3 wins of 2 games");
    }

    @ParameterizedTest
    @CsvSource({"6,0,0.03125", "10,2,0.03857421875", "5,5,1", "0,0,1", "1,0,1", "4,1,0.375", "3,12,0.03515625"})
    void mcNemarOnFewBoards(long onlyFirst, long onlySecond, double p) {
        assertThat(new McNemar(7, onlyFirst, onlySecond, 9).p()).isCloseTo(p, within(1e-12));
    }

    @ParameterizedTest
    @CsvSource({"300,250", "1200,1100", "5000,4700", "40,90"})
    void mcNemarOnManyBoards(long onlyFirst, long onlySecond) {
        double exact = exact(onlyFirst, onlySecond);
        assertThat(new McNemar(0, onlyFirst, onlySecond, 0).p()).isCloseTo(exact, within(1e-9 * exact));
    }

    private static double exact(long a, long b) {
        int n = (int) (a + b);
        BigInteger term = BigInteger.ONE;
        BigInteger sum = BigInteger.ZERO;
        for (int k = 0; k <= Math.min(a, b); k++) {
            sum = sum.add(term);
            term = term.multiply(BigInteger.valueOf(n - k)).divide(BigInteger.valueOf(k + 1));
        }
        return new BigDecimal(sum.shiftLeft(1))
                .divide(new BigDecimal(BigInteger.ONE.shiftLeft(n)), MathContext.DECIMAL64)
                .doubleValue();
    }

    @Test
    void pairsAreCounted() {
        boolean[] first = {true, true, false, false, true};
        boolean[] second = {true, false, true, false, false};
        McNemar pairs = McNemar.of(first, second);
        assertThat(pairs).isEqualTo(new McNemar(1, 2, 1, 1));
        assertThat(pairs.difference()).isCloseTo(0.2, within(1e-12));
    }

    @Test
    void theIntervalOfADifferenceIsNeverSurerThanItsBoards() {
        for (McNemar sure : List.of(
                new McNemar(1, 0, 0, 0),
                new McNemar(29, 0, 0, 1),
                new McNemar(15, 0, 0, 15),
                new McNemar(0, 30, 0, 0),
                new McNemar(0, 29, 0, 1))) {
            assertThat(sure.low()).as(sure.toString()).isBetween(-1.0, sure.difference() - 0.01);
            assertThat(sure.high()).as(sure.toString()).isBetween(sure.difference(), 1.0);
            McNemar turned = new McNemar(sure.both(), sure.onlySecond(), sure.onlyFirst(), sure.neither());
            assertThat(turned.high()).as(sure.toString()).isCloseTo(-sure.low(), within(1e-12));
        }
        assertThat(new McNemar(0, 0, 0, 0).low()).isEqualTo(-1);
        assertThat(new McNemar(0, 0, 0, 0).high()).isEqualTo(1);
    }

    @Test
    void onManyBoardsTheIntervalOfADifferenceIsTheUsualOne() {
        McNemar many = new McNemar(40_000, 5_000, 4_700, 50_300);
        double usual = 1.959964 * Math.sqrt(9_700 - 300.0 * 300 / 100_000) / 100_000;
        assertThat(many.high() - many.difference()).isCloseTo(usual, within(0.01 * usual));
        assertThat(many.difference() - many.low()).isCloseTo(usual, within(0.01 * usual));
    }

    /** All tables of 20 boards, each as often as it comes up: how often the interval holds the truth. */
    @ParameterizedTest
    @CsvSource({"0.4,0.1,0.1,0.4", "0.8,0.1,0.05,0.05", "0.05,0.6,0.05,0.3", "0.9,0.04,0.04,0.02", "0.1,0.8,0.05,0.05"})
    void theIntervalOfADifferenceHolds(double both, double first, double second, double neither) {
        int games = 20;
        double held = 0;
        for (int a = 0; a <= games; a++) {
            for (int b = 0; a + b <= games; b++) {
                for (int c = 0; a + b + c <= games; c++) {
                    McNemar pairs = new McNemar(a, b, c, games - a - b - c);
                    boolean holds = pairs.low() <= first - second && first - second <= pairs.high();
                    held += holds ? chance(pairs, both, first, second, neither) : 0;
                }
            }
        }
        assertThat(held).isGreaterThan(0.93);
    }

    private static double chance(McNemar pairs, double... shares) {
        long[] counts = {pairs.both(), pairs.onlyFirst(), pairs.onlySecond(), pairs.neither()};
        double chance = 1;
        long of = 0;
        for (int kind = 0; kind < counts.length; kind++) {
            for (int i = 1; i <= counts[kind]; i++) {
                chance *= shares[kind] * ++of / i;
            }
        }
        return chance;
    }
}
