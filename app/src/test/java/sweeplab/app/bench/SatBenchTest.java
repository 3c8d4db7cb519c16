// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sweeplab.catalogue.GameId;
import sweeplab.logic.SatEngine;
import sweeplab.sat.SatEngines;

class SatBenchTest {

    static List<SatEngine> engines() {
        return SatEngines.all();
    }

    @ParameterizedTest
    @MethodSource("engines")
    void countsWhatTheSolverIsTold(SatEngine engine) {
        SatBench.Row row = SatBench.run(engine, false, new SatBench.Games(GameId.parse("nettle:medium3"), 1, 1));
        assertThat(row.games()).isOne();
        assertThat(row.variables()).as("variables").isGreaterThanOrEqualTo(20);
        assertThat(row.clauses()).as("clauses").isGreaterThan(50);
        assertThat(row.queries()).as("queries").isBetween(10.0, 100.0);
    }
}
