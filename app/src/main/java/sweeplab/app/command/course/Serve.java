// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.course;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.SecureRandom;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sweeplab.app.command.option.Agents;
import sweeplab.app.library.BoundedLines;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.Terminal;
import sweeplab.catalogue.Catalogue;
import sweeplab.serve.Desk;
import sweeplab.serve.DeskLimits;

/** {@code sweep serve --stdio}: many games side by side for a program in any language. */
@Command(
        name = "serve",
        description = "Plays many games side by side for another program, line by line.",
        footer = {
            "",
            "Each line of standard input is a request, each line of standard output its answer in JSON; docs/serve.md says",
            "which there are. The Python package in python/ speaks it.",
            "",
            "Example:  sweep serve --stdio"
        })
public final class Serve implements Runnable {

    @Option(names = "--stdio", description = "By standard input and output; sweep web answers the same at /api/serve.")
    private boolean stdio;

    private final Terminal terminal;

    public Serve(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        if (!stdio) {
            throw Failure.badInput("say how: sweep serve --stdio answers at standard input and output");
        }
        Desk desk = new Desk(new Catalogue(), Agents.all(), DeskLimits.USUAL, new SecureRandom()::nextLong);
        BoundedLines lines = new BoundedLines(terminal.in(), Desk.LONGEST_LINE);
        try {
            while (!desk.closed() && answer(desk, lines)) {
                if (!lines.waiting()) {
                    terminal.out().flush();
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    // One line and its answer; false at the end.
    private boolean answer(Desk desk, BoundedLines lines) throws IOException {
        try {
            String line = lines.next();
            if (line == null) {
                return false;
            }
            terminal.out().print(desk.answer(line) + "\n");
        } catch (BoundedLines.TooLong e) {
            terminal.out().print(Desk.refusal(String.valueOf(e.getMessage())) + "\n");
        }
        return true;
    }
}
