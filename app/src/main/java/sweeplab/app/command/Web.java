// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sweeplab.app.terminal.Terminal;

/** {@code sweep web} in the help; the script {@code ./sweep} itself builds and starts the module server, which has this command's options. */
@Command(
        name = "web",
        description = "Serves the browser app (built when first used).",
        footer = {"", "Example:  sweep web --port 8080"})
public final class Web implements Runnable {

    private final Terminal terminal;

    @Option(names = "--port", paramLabel = "P", description = "The port (default 8080; 0 takes a free one).")
    private int port = 8080;

    public Web(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        terminal.line("The browser app is a module of its own: start it with ./sweep web --port " + port + ".");
    }
}
