// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import sweeplab.app.Main;
import sweeplab.app.terminal.Terminal;

/** What one command line wrote, run in this JVM as in a pipe. */
record Cli(int exit, String out, String err) {

    static Cli sweep(String... args) {
        return typing("", args);
    }

    /** The command with this on standard input. */
    static Cli typing(String input, String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Terminal terminal = new Terminal(
                new PrintWriter(out), new PrintWriter(err), new BufferedReader(new StringReader(input)), false, false);
        int exit = Main.run(terminal, args);
        return new Cli(exit, out.toString(), err.toString());
    }

    /** True if a program is installed that a test needs. */
    static boolean onPath(String program) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(":"))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }
}
