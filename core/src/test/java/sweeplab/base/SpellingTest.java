// SPDX-License-Identifier: Apache-2.0
package sweeplab.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SpellingTest {

    private static final List<String> NAMES =
            List.of("strong", "string", "exact", "fast", "P1", "P2", "daggers-logic1");

    @ParameterizedTest
    @CsvSource({
        "strog, strong string",
        "STRONG, strong string",
        "xeact, exact",
        "exakt, exact",
        "fst, fast",
        "P3, P1 P2",
        "daggers, daggers-logic1",
        "d, ''",
        "nobody, ''",
        "'', ''"
    })
    void offersWhatIsLikeTheWord(String word, String offered) {
        assertThat(String.join(" ", Spelling.near(word, NAMES))).isEqualTo(offered);
    }
}
