// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class BenchVersusTest {

    private static Cli versus(String first, String second, String... more) {
        String[] words = {
            "bench",
            "versus",
            first,
            second,
            "--board",
            "beginner",
            "--start",
            "safe@0,0",
            "--games",
            "200",
            "--seed",
            "1",
            "--warm-up",
            "0"
        };
        String[] all = java.util.Arrays.copyOf(words, words.length + more.length);
        System.arraycopy(more, 0, all, words.length, more.length);
        return Cli.sweep(all);
    }

    @Test
    void anAgentIsNotBetterThanItself() {
        assertThat(versus("exact", "exact", "--json").out())
                .contains("\"onlyFirst\":0,\"onlySecond\":0")
                .contains("\"difference\":0,\"ci95\":[-0.019");
    }

    @Test
    void theBetterAgentIsFoundOut() {
        String text = versus("exact", "random").out();
        assertThat(text)
                .contains("square:9x9/10 safe@0,0, 200 boards, seed 1")
                .contains("only random 0")
                .contains("p below 0.0001");
    }

    @Test
    void threadsChangeNothingButTheTime() {
        String one = versus("exact", "random", "--json").out().replaceAll("\"(cpuSeconds|gamesPer\\w+)\":[^,]*", "");
        String three = versus("exact", "random", "--json", "--threads", "3")
                .out()
                .replaceAll("\"(cpuSeconds|gamesPer\\w+)\":[^,]*", "");
        assertThat(three).isEqualTo(one);
    }

    @Test
    void goldIsComparedToo() {
        String one = daggers("1");
        String three = daggers("3");
        assertThat(one).containsPattern("gold a game: exact [0-9.]+, random [0-9.]+, difference \\+[0-9.]+ ± [0-9.]+");
        assertThat(three).startsWith("daggers square:8x8/10+4g safe@0,0, 3 lives, 200 boards, seed 1");
        assertThat(wins(three)).as("wins with three lives").isGreaterThan(wins(one));
    }

    @Test
    void theLuckOfGuessesIsTakenOff() {
        assertThat(lessLuck("exact fast").out())
                .containsPattern("the luck of guesses taken off: difference [+-][0-9.]+ ± [0-9.]+ points");
        String json = lessLuck("exact fast --json").out();
        assertThat(width("lessLuck", json)).isLessThan(0.6 * width("neither", json));
        assertThat(lessLuck("exact fast --json --threads 3").out())
                .contains(json.substring(json.indexOf("\"lessLuck\"")));
        assertThat(lessLuck("exact exact --json").out()).contains("\"lessLuck\":{\"difference\":0,");
    }

    private static Cli lessLuck(String words) {
        String more = " --board 8x8/15 --games 300 --seed 1 --warm-up 0 --less-luck";
        return Cli.sweep(("bench versus " + words + more).split(" "));
    }

    // How wide the first interval behind a word is.
    private static double width(String word, String json) {
        String[] ends = json.replaceFirst("(?s).*\"" + word + "\".*?\"ci95\":\\[([^]]*)].*", "$1")
                .split(",");
        return Double.parseDouble(ends[1]) - Double.parseDouble(ends[0]);
    }

    @Test
    void luckIsKnownInClassicGamesWithOneLife() {
        for (String words : new String[] {"--lives 2", "--strict", "--game daggers --board MEDIUM"}) {
            Cli ran = Cli.sweep(("bench versus exact random --games 5 --less-luck " + words).split(" "));
            assertThat(ran.exit()).as(words).isEqualTo(2);
            assertThat(ran.err()).as(words).contains("--less-luck: only for --game classic with one life");
        }
    }

    private static String daggers(String lives) {
        String words =
                "bench versus exact random --game daggers --board MEDIUM --games 200 --seed 1 --warm-up 0 --lives ";
        return Cli.sweep((words + lives).split(" ")).out();
    }

    private static int wins(String text) {
        return Integer.parseInt(text.replaceAll("(?s).*?\\nexact +(\\d+) wins.*", "$1"));
    }

    @Test
    void noLifeIsBadInput() {
        Cli ran = versus("exact", "random", "--lives", "0");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("--lives 0: at least 1");
    }

    @Test
    void anUnknownAgentIsBadInput() {
        Cli ran = versus("exact", "nobody");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("unknown agent 'nobody'");
    }
}
