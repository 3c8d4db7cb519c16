// SPDX-License-Identifier: Apache-2.0
package sweeplab.base;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Texts are cut apart as regular expressions would cut them. */
final class PiecesTest {

    private static final long SEED = 1;
    private static final String SIGNS = "ab1-. \t\n\r\u000B\f,";

    @Test
    @DisplayName("words, parts and decimals of 20,000 random texts are those that regular expressions find")
    void asRegularExpressions() {
        Dice dice = new Dice(SEED);
        for (int i = 0; i < 20_000; i++) {
            String text = text(dice);
            String shown = "seed " + SEED + ": '" + text + "'";
            assertThat(Pieces.of(text))
                    .as(shown)
                    .isEqualTo(text.replaceAll("^\\s+", "").split("\\s+"));
            assertThat(Pieces.split(text, ',')).as(shown).isEqualTo(text.split(",", -1));
            assertThat(Pieces.lines(text)).as(shown).isEqualTo(text.split("\n", -1));
            assertThat(Numbers.decimal(text)).as(shown).isEqualTo(text.matches("-?\\d{1,9}(\\.\\d{1,9})?"));
        }
    }

    private static String text(Dice dice) {
        StringBuilder text = new StringBuilder();
        for (int left = dice.nextInt(8); left > 0; left--) {
            text.append(SIGNS.charAt(dice.nextInt(SIGNS.length())));
        }
        return text.toString();
    }
}
