// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sweeplab.base.Budget;
import sweeplab.base.Unfinished;

final class OutcomeTest {

    @ParameterizedTest
    @CsvSource({"CANCELLED,130", "TIME,1", "STEPS,1"})
    void whatIsNotFinishedEndsAsItWasEnded(Budget.End end, int exitCode) {
        assertThat(Outcome.of(new Unfinished(end, "30x16/99: not counted")))
                .isEqualTo(new Outcome(exitCode, "30x16/99: not counted"));
    }

    @ParameterizedTest
    @CsvSource({"CANCELLED,130", "TIME,1"})
    void soItDoesWhereverTheBoardWasReadFrom(Budget.End end, int exitCode) {
        Unfinished unfinished = new Unfinished(end, "30x16/99: not counted");
        Throwable read = new IllegalArgumentException("no file, so the text itself: game: 30x16/99", unfinished);
        assertThat(Outcome.of(read)).isEqualTo(new Outcome(exitCode, "30x16/99: not counted"));
        assertThat(Outcome.of(new IllegalArgumentException("bad"))).isEqualTo(new Outcome(2, "bad"));
    }
}
