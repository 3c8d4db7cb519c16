// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BenchTest {

    /**
     * The signature of agent exact on fixed games: it changes only when the agent plays otherwise. A commit that changes it says
     * why.
     */
    @ParameterizedTest
    @CsvSource({
        "expert, safe@0, 1000, 08cb94cc749f4266",
        "intermediate, opening@2, 2000, 67757069dfa201ec",
        "beginner, safe@0, 5000, 20d4e9383588d358",
        "hex:20x20/70, opening@9, 500, 54c2c99650103d25",
        "triangle:20x12/30, safe@3, 500, 756e6bab3b2905a8"
    })
    void agentExactPlaysAsBefore(String board, String start, int games, String signature) {
        Cli ran = bench(board, start, games, 1);
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).contains("\"signature\":\"" + signature + "\"");
    }

    @Test
    void theSignatureDoesNotDependOnTheNumberOfThreads() {
        String one = signature(bench("intermediate", "safe@0", 700, 1));
        assertThat(signature(bench("intermediate", "safe@0", 700, 3))).isEqualTo(one);
    }

    @Test
    void hasTheAgreedFields() {
        assertThat(bench("beginner", "safe@0", 100, 1).out())
                .containsPattern(
                        "^\\{\"board\":\"square:9x9/10\",\"start\":\"safe@0,0\",\"agent\":\"exact\",\"games\":100,"
                                + "\"wins\":\\d+,\"winRate\":[\\d.]+,\"ci95\":\\[[\\d.]+,[\\d.]+\\],\"cpuSeconds\":[\\d.E-]+,"
                                + "\"gamesPerCpuSecond\":[\\d.]+,\"guessesPerGame\":[\\d.]+,\"worstGameMillis\":[\\d.E-]+,"
                                + "\"seed\":1,\"signature\":\"[0-9a-f]{16}\",");
    }

    @Test
    void theGameIsNamed() {
        String words = "bench play --agent sps --game daggers --board EASY --games 2 --warm-up 0 --seed 1";
        assertThat(Cli.sweep(words.split(" ")).out()).contains("\"game\":\"daggers\"");
    }

    @Test
    void theWorstDecisionIsReported() {
        Cli ran = Cli.sweep(
                "bench",
                "worst",
                "--board",
                "beginner",
                "--start",
                "safe@0,0",
                "--positions",
                "500",
                "--seed",
                "1",
                "--warm-up",
                "0");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out())
                .contains("\"positions\":")
                .contains("\"worstMillis\":")
                .contains("\"worstGame\":\"square:9x9/10");
    }

    @ParameterizedTest
    @CsvSource({
        "--games, 0, --games 0: at least 1",
        "--threads, 0, --threads 0: 1 to 1024",
        "--board, 3x, board '3x'",
        "--start, here, start 'here'",
        "--agent, nobody, unknown agent 'nobody'"
    })
    void badOptionsAreNamed(String option, String value, String message) {
        Cli ran = Cli.sweep("bench", "play", option, value);
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains(message);
        assertThat(ran.out()).isEmpty();
    }

    private static Cli bench(String board, String start, int games, int threads) {
        String place = start + (start.endsWith("@0") ? ",0" : ",2");
        return Cli.sweep(
                "bench",
                "play",
                "--agent",
                "exact",
                "--board",
                board,
                "--start",
                place,
                "--games",
                "" + games,
                "--seed",
                "1",
                "--threads",
                "" + threads,
                "--warm-up",
                "0");
    }

    private static String signature(Cli ran) {
        return ran.out().replaceAll("(?s).*\"signature\":\"(\\w+)\".*", "$1");
    }
}
