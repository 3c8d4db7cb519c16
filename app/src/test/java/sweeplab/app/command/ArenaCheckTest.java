// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code sweep arena check} finds what is wrong with an agent, and says it in plain words. */
final class ArenaCheckTest {

    private static Cli check(String... command) {
        Assumptions.assumeTrue(Cli.onPath("python3"), "python3 is not installed");
        String[] words = new String[command.length + 4];
        System.arraycopy(new String[] {"arena", "check", "--move-time", "4"}, 0, words, 0, 4);
        System.arraycopy(command, 0, words, 4, command.length);
        return Cli.sweep(words);
    }

    @Test
    @DisplayName("the example is right, but gets a hint where more was certain")
    void example() {
        Cli checked = check("python3", "../examples/agents/agent.py");
        assertThat(checked.exit()).as(checked.out()).isZero();
        assertThat(checked.out())
                .contains("calls itself single-point")
                .contains("40 games, some of every kind")
                .contains("the same moves")
                .contains("hint   it guesses or stops where a cell is certainly safe")
                .endsWith("Nothing is wrong.\n")
                .doesNotContain("WRONG");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            flawed.py liar     | WRONG  what it calls certain is not
            flawed.py dice     | played again with the same seed it moved differently
            hostile.py crash   | ended with exit code 3 (its last words: last words of crash); it must run on
            hostile.py outside | which is no cell: cells are 0 to 35
            hostile.py rude    | no hello: "good morning"
            """)
    void wrong(String agent, String said) {
        Cli checked = check("python3 src/test/resources/outside/" + agent);
        assertThat(checked.exit()).isEqualTo(1);
        assertThat(checked.out()).contains(said.replace('"', '\'')).contains("WRONG");
        assertThat(checked.err()).contains("to put right");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            cs50:OUTSIDE/cs50/minesweeper.py            | 8 games
            uci:OUTSIDE/uci                             | 8 games
            codingame:python3 OUTSIDE/codingame/bot.py  | 2 games
            """)
    @DisplayName("agents of courses are asked to play what they are made for")
    void ofCourses(String agent, String games) {
        Cli checked = check(agent.replace("OUTSIDE", "src/test/resources/outside"));
        assertThat(checked.out()).contains("it played " + games).doesNotContain("Classic Minesweeper");
    }

    @Test
    @DisplayName("an agent's own time and oracle are heeded, as in a run")
    void asItIsNamed() {
        Assumptions.assumeTrue(Cli.onPath("python3"), "python3 is not installed");
        Cli checked = Cli.sweep("arena", "check", "cmd+oracle+7.5s:python3 ../examples/agents/agent.py");
        assertThat(checked.out()).contains(" ms of 7500").endsWith("Nothing is wrong.\n");
    }

    @Test
    @DisplayName("a command that is not there, or a time that cannot be, is bad input")
    void badInput() {
        assertThat(check("no-such-program").exit()).isEqualTo(2);
        assertThat(check("jar:no-such.jar").err()).contains("no-such.jar: there is no such jar");
        assertThat(Cli.sweep("arena", "check", "--move-time", "0", "python3").err())
                .contains("--move-time 0.0: from 0.001");
    }
}
