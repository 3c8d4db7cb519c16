package sweeplab.app.command;

import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.Terminal;

/** {@code sweep completion}: a script that lets bash and zsh complete commands, options, agents and worlds. */
@Command(
        name = "completion",
        description = "Prints a script that lets bash or zsh complete commands, options, agents and worlds.",
        footer = {"", "Example:  source <(sweep completion bash)"})
public final class Completion implements Runnable {

    @Parameters(arity = "0..1", paramLabel = "bash|zsh", description = "The shell; the script is the same for both.")
    private String shell = "bash";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private final Terminal terminal;

    public Completion(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        if (!shell.matches("bash|zsh")) {
            throw Failure.badInput("no completion for the shell '" + shell + "': there are bash and zsh");
        }
        terminal.out().print(AutoComplete.bash("sweep", spec.root().commandLine()));
    }
}
