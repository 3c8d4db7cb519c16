// SPDX-License-Identifier: Apache-2.0
package sweeplab.mcp;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import sweeplab.app.Main;
import sweeplab.app.terminal.Terminal;

/** What a command of the program says, so that a language model is told the same as a person. */
final class Commanded {

    private static final int BAD_INPUT = 2;
    // A client has given neither an option nor a standard input.
    private static final String ONLY_OF_COMMANDS = "^sweep: (standard input: |--)?";

    private Commanded() {}

    /** The output of a command that reads this text at its standard input; bad input is an exception in the command's words. */
    static String output(String typed, String... words) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Terminal terminal = new Terminal(
                new PrintWriter(out), new PrintWriter(err), new BufferedReader(new StringReader(typed)), false, false);
        int code = Main.run(terminal, words);
        String said = out.toString().strip();
        if (code >= BAD_INPUT || said.isEmpty()) {
            throw new IllegalArgumentException(err.toString().strip().replaceFirst(ONLY_OF_COMMANDS, ""));
        }
        return said;
    }
}
