// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import picocli.CommandLine.Command;
import sweeplab.app.terminal.Terminal;

/** {@code sweep mcp} in the help; the script {@code ./sweep} itself builds and starts the module mcp. */
@Command(
        name = "mcp",
        description = "Serves language models: a Model Context Protocol server (built when first used).",
        footer = {"", "Example:  sweep mcp"})
public final class Mcp implements Runnable {

    private final Terminal terminal;

    public Mcp(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        terminal.line("The server for language models is a module of its own: start it with ./sweep mcp.");
    }
}
