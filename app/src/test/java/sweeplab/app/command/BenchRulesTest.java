// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sweeplab.app.json.Json;

/** {@code sweep bench rules} finds chances that are those of brute force (V1 to V5) and puzzles whose certificates hold. */
final class BenchRulesTest {

    @Test
    void everyRuleIsExactAndHasPuzzles() {
        Cli bench = Cli.sweep("bench rules --json --board 4x4 --mines 6 --positions 4 --puzzles 1 --seed 1".split(" "));
        assertThat(bench.exit()).as(bench.err()).isZero();
        Map<?, ?> document = (Map<?, ?>) Json.read(bench.out().strip());
        List<?> rows = (List<?>) document.get("rows");
        assertThat(rows).hasSize(9 + 7 + 3 + 10);
        for (Object each : rows) {
            Map<?, ?> row = (Map<?, ?>) each;
            assertThat(((Number) row.get("offBy")).doubleValue()).as("%s", row).isBetween(0.0, 1e-12);
            assertThat(((Number) row.get("medianMillis")).doubleValue())
                    .as("%s", row)
                    .isFinite();
            assertThat(row.get("puzzleMeanMillis")).as("%s", row).isNotNull();
        }
    }
}
