package sweeplab.app.command;

import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import sweeplab.app.terminal.Terminal;

/** {@code sweep completion}: a script that lets bash and zsh complete commands, options, agents and worlds. */
@Command(
        name = "completion",
        description = "Prints a script that lets bash or zsh complete commands, options, agents and worlds.",
        footer = {"", "Example:  source <(sweep completion)"})
public final class Completion implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private final Terminal terminal;

    public Completion(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        terminal.out().print(AutoComplete.bash("sweep", spec.root().commandLine()));
    }
}
