// SPDX-License-Identifier: Apache-2.0
package sweeplab.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sweeplab.world.Topologies;

final class VariantTest {

    @ParameterizedTest
    @CsvSource({
        "64, 64, true",
        "100, 28, true",
        "28, 100, true",
        "65, 64, false",
        "100, 29, false",
        "101, 1, false",
        "1, 101, false"
    })
    @DisplayName("boards of rules in letters are as large as their refusal says")
    void sizes(int columns, int rows, boolean fits) {
        String refusal =
                "[M] is played on boards of at most 100 rows, 100 columns and 128 of both together, not on square:"
                        + columns + "x" + rows;
        assertThat(RuleBook.get("[M]").fault(Topologies.grid("square", columns, rows)))
                .isEqualTo(fits ? "" : refusal);
    }
}
