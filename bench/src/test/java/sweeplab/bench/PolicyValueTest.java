// SPDX-License-Identifier: Apache-2.0
package sweeplab.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** On all boards of small sizes, counted one by one, who thinks longer does not win less, and {@code balanced} and {@code strong} win all that can be won. */
final class PolicyValueTest {

    @ParameterizedTest(name = "{0}: {1} at best")
    @DisplayName("exact ≤ fast ≤ balanced and strong, which are perfect, on small boards")
    @CsvSource({
        "3x3/1, 8",
        "3x3/2, 24",
        "3x3/3, 33",
        "3x3/4, 27",
        "4x4/1, 15",
        "4x4/2, 102",
        "4x4/3, 400",
        "4x4/4, 961",
        "5x4/2, 166",
        "5x4/3, 864",
        "5x5/2, 266",
        "5x5/3, 1798",
        "5x5/4, 8236"
    })
    void longerThoughtDoesNotWinLess(String board, long perfect) {
        long exact = PolicyValue.wins("exact", board);
        long fast = PolicyValue.wins("fast", board);
        long balanced = PolicyValue.wins("balanced", board);
        assertThat(fast).isBetween(exact, perfect);
        assertThat(balanced).isEqualTo(perfect);
        assertThat(PolicyValue.wins("strong", board)).isEqualTo(perfect);
    }

    @Test
    @DisplayName("A board that is too large is refused")
    void tooLarge() {
        assertThatThrownBy(() -> PolicyValue.wins("exact", "8x8/2")).hasMessage("8x8/2 has 64 cells: at most 62");
    }
}
