// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import sweeplab.base.Dice;
import sweeplab.base.JsonText;

/** What the one writer writes, Jackson reads as it was meant. */
final class JsonTextTest {

    @Test
    void whatIsWrittenIsReadBack() {
        for (long seed = 0; seed < 2000; seed++) {
            Object value = value(new Dice(seed), 3);
            String text = JsonText.of(value);
            assertThat(text).as("seed %d", seed).doesNotContain("\n");
            assertThat(Json.read(text)).as("seed %d", seed).isEqualTo(value);
        }
    }

    @Test
    void arraysOfNumbersAreLists() {
        assertThat(JsonText.of(new int[] {1, -2})).isEqualTo("[1,-2]");
        assertThat(JsonText.of(new double[] {1, 0.5, Double.NaN})).isEqualTo("[1,0.5,null]");
        assertThatThrownBy(() -> JsonText.of(new byte[1])).hasMessageContaining("expected a list, int[] or double[]");
    }

    private static @Nullable Object value(Dice dice, int depth) {
        return switch (dice.nextInt(depth > 0 ? 8 : 5)) {
            case 0 -> null;
            case 1 -> dice.nextInt(2) == 0;
            case 2 -> (long) dice.nextInt(2_000_000) - 1_000_000;
            case 3 -> (dice.nextInt(2_000_001) - 1_000_000.5) / 3;
            case 4, 5 -> text(dice);
            case 6 -> list(dice, depth);
            default -> JsonText.object(text(dice), value(dice, depth - 1), text(dice) + "2", value(dice, depth - 1));
        };
    }

    private static List<@Nullable Object> list(Dice dice, int depth) {
        List<@Nullable Object> list = new ArrayList<>();
        for (int i = dice.nextInt(4); i > 0; i--) {
            list.add(value(dice, depth - 1));
        }
        return list;
    }

    // Control characters, quotation marks and backslashes come often.
    private static String text(Dice dice) {
        StringBuilder text = new StringBuilder();
        for (int i = dice.nextInt(12); i > 0; i--) {
            text.append(
                    dice.nextInt(4) == 0
                            ? "\"\\/\u007f\u00fc\u2228".charAt(dice.nextInt(6))
                            : (char) dice.nextInt(128));
        }
        return text.toString();
    }

    @Test
    void numbersThatNobodyKnowsAreNullAndWholeOnesHaveNoPoint() {
        assertThat(JsonText.of(Arrays.asList(Double.NaN, Double.POSITIVE_INFINITY, 1.0, -0.5, 1e300, null)))
                .isEqualTo("[null,null,1,-0.5,1.0E300,null]");
        assertThat(JsonText.of(Map.of())).isEqualTo("{}");
        assertThat(JsonText.of(new int[] {3, -4})).isEqualTo("[3,-4]");
        assertThat(JsonText.of("a\u0001\u007f\n")).isEqualTo("\"a\\u0001\\u007f\\n\"");
    }
}
