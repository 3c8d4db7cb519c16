// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import sweeplab.app.Main;
import sweeplab.app.terminal.Terminal;

/** The bare command on a terminal. */
final class MenuTest {

    private static String typing(String input) {
        StringWriter out = new StringWriter();
        PrintWriter writer = new PrintWriter(out);
        Terminal live = new Terminal(writer, writer, new BufferedReader(new StringReader(input)), true, false);
        assertThat(Main.run(live)).isZero();
        return out.toString();
    }

    @Test
    void playsAndQuits() {
        assertThat(typing("1\nin-order\ntornado:SMALL1\nq\n"))
                .contains("  1  play ")
                .contains("in-order plays tornado:SMALL1, seed ")
                .endsWith("Bye.\n");
    }

    @Test
    void aMistakeIsExplainedAndTheMenuStays() {
        assertThat(typing("7\n1\nnobody\n\n"))
                .contains("'7' is not in the menu")
                .contains("unknown agent 'nobody'")
                .endsWith("Bye.\n");
    }

    @Test
    void theEndOfInputEndsPolitely() {
        assertThat(typing("")).endsWith("Bye.\n");
        assertThat(typing("1\n")).endsWith("Bye.\n");
    }
}
