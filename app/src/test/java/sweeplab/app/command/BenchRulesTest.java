// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** {@code sweep bench rules} finds chances that are those of brute force (V1 to V5) and puzzles whose certificates hold. */
final class BenchRulesTest {

    private static List<Double> numbers(String key, String json) {
        return Pattern.compile("\"" + key + "\":([-+.0-9E]+)")
                .matcher(json)
                .results()
                .map((MatchResult found) -> Double.parseDouble(found.group(1)))
                .toList();
    }

    @Test
    void nothingIsPrintedWhereOneOfTheRulesIsNone() {
        Cli bench = Cli.sweep("bench rules --rules [Q],[J] --seed 1".split(" "));
        assertThat(bench.exit()).isEqualTo(2);
        assertThat(bench.out()).isEmpty();
    }

    @Test
    void everyRuleIsExactAndHasPuzzles() {
        Cli bench = Cli.sweep("bench rules --json --board 4x4 --mines 6 --positions 4 --puzzles 1 --seed 1".split(" "));
        assertThat(bench.exit()).as(bench.err()).isZero();
        int rules = 9 + 7 + 3 + 10;
        assertThat(numbers("offBy", bench.out())).hasSize(rules).allMatch(off -> off >= 0 && off < 1e-12);
        assertThat(numbers("worstMillis", bench.out())).as("none is too large").hasSize(rules);
        assertThat(numbers("puzzleMeanMillis", bench.out())).hasSize(rules);
    }
}
