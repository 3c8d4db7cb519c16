// SPDX-License-Identifier: Apache-2.0
package sweeplab.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** {@link LongTable} beside the map of the JDK. */
class LongTableTest {

    private static final long SEED = 4711;
    private static final int TURNS = 20_000;
    private static final int FEW = 5_000;

    @Test
    @DisplayName("Holds what a map holds, with numbers that fall together, and nothing once it is cleared")
    void holdsWhatAMapHolds() {
        Dice dice = new Dice(SEED);
        LongTable<Integer> table = new LongTable<>();
        Map<Long, Integer> map = new HashMap<>();
        for (int turn = 0; turn < TURNS; turn++) {
            // Nought, numbers below it, and many that differ in their upper half alone.
            long number = (dice.nextInt(FEW) - FEW / 2) * (dice.nextInt(2) == 0 ? 1L : 1L << 32);
            assertThat(table.get(number)).as("seed %d, turn %d", SEED, turn).isEqualTo(map.get(number));
            table.put(number, turn);
            map.put(number, turn);
        }
        assertThat(table.size()).isEqualTo(map.size());
        map.forEach((number, value) -> assertThat(table.get(number)).isEqualTo(value));
        table.clear();
        assertThat(table.size()).isZero();
        assertThat(map.keySet()).allMatch(number -> table.get(number) == null);
    }
}
