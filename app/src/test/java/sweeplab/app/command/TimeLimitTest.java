// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sweeplab.HardPositions;

/** Commands whose time is up at once: an answer comes, and it says what was given up. */
final class TimeLimitTest {

    private static final String NO_TIME = "--time-limit=0.0001";
    private static final String HARD =
            HardPositions.SCATTERED_TORUS.make(1, 900).text();
    private static final String GOLD = HardPositions.GOLD_COUNTED.make(1, 144).text();
    private static final String WIDE = HardPositions.WIDE_CLUES.make(1, 300).text();
    private static final String GAME = "square:8x8/10 opening@3,3 #1";
    private static final String TRACE =
            "sweeplab-trace 1\ngame " + GAME + "\nagent x\nseed 1\nprobe 3,3 0.0 start\nprobe 0,0 ? guess\n";

    static Stream<List<String>> commands() {
        return Stream.of(
                List.of("analyse", HARD),
                List.of("analyse", GOLD),
                List.of("analyse", WIDE),
                List.of("review", TRACE),
                List.of("kb", "square:30x30/150 #1", "--moves", "5,5", "--total"),
                List.of("play", "strong", GAME));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void whatIsKnownIsSaidAndWhatWasGivenUp(List<String> command) {
        Cli ran = Cli.sweep(Stream.concat(command.stream(), Stream.of(NO_TIME)).toArray(String[]::new));
        assertThat(ran.exit()).as(ran.toString()).isZero();
        assertThat(ran.out() + ran.err()).contains("the time was up (--time-limit)");
    }

    @ParameterizedTest
    @MethodSource("commands")
    void theJsonNamesIt(List<String> command) {
        Cli ran = Cli.sweep(
                Stream.concat(command.stream(), Stream.of(NO_TIME, "--json")).toArray(String[]::new));
        assertThat(ran.exit()).as(ran.toString()).isZero();
        assertThat(ran.out()).contains("\"givenUp\":\"").contains("the time was up");
    }

    /** An agent that has no move left is stuck; one that had no time left is not. */
    @Test
    void aGameThatWasGivenUpIsNotCalledStuck() {
        Cli ran = Cli.sweep("play", "exact", "9x9/10", "--seed", "1", NO_TIME);
        assertThat(ran.out())
                .contains("\nGiven up after 0 probes")
                .contains("a longer --time-limit, or 0 for none, lets exact play on")
                .doesNotContain("Stuck");
    }

    @Test
    void aHintThatWasGivenUpSaysSo() {
        Cli ran = Cli.sweep("explain", HARD, "--hint", "5", NO_TIME);
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).contains("not every cell was looked at");
        assertThat(Cli.sweep("explain", HARD, "--hint", "5", NO_TIME, "--json").out())
                .contains("\"givenUp\":\"a closer look at some cells: the time was up");
    }

    @Test
    void whatHasNoPartOfAnAnswerFails() {
        for (String[] command : new String[][] {
            {"optimal", "4x4/4", NO_TIME},
            {"generate", "--board", "16x16/40", "--no-guess", NO_TIME}
        }) {
            Cli ran = Cli.sweep(command);
            assertThat(ran.exit()).as(ran.toString()).isEqualTo(1);
            assertThat(ran.err()).contains("the time was up (--time-limit)");
        }
    }

    @Test
    void withoutALimitNothingIsGivenUp() {
        Cli ran = Cli.sweep("analyse", "3x2x1\n1HH\nHHH\n", "--time-limit", "0", "--json");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).contains("\"solutions\":\"3\"").doesNotContain("givenUp");
    }

    @Test
    void aLimitThatIsNoneIsRefused() {
        assertThat(Cli.sweep("analyse", "3x2x1\n1HH\nHHH\n", "--time-limit", "-1")
                        .err())
                .contains("--time-limit -1 is out of range");
        assertThat(Cli.sweep("analyse", "3x2x1\n1HH\nHHH\n", "--time-limit", "soon")
                        .exit())
                .isEqualTo(2);
    }
}
