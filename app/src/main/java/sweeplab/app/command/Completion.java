// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sweeplab.app.library.OutFile;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.Terminal;

/** {@code sweep completion}: what the shell wants to know of the commands, a script for bash and zsh and the pages of man. */
@Command(
        name = "completion",
        description =
                "Prints a script that lets bash or zsh complete commands, options, agents and worlds, or writes pages for man.",
        footer = {"", "Example:  source <(sweep completion bash)", "          sweep completion man --out man/man1"})
public final class Completion implements Runnable {

    @Parameters(
            arity = "0..1",
            paramLabel = "bash|zsh|man",
            description = "The shell (the script is the same for both), or man.")
    private String shell = "bash";

    @Option(names = "--out", paramLabel = "DIR", description = "Where the pages of man go, one a command.")
    private @Nullable Path folder;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private final Terminal terminal;

    public Completion(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        switch (shell) {
            case "bash", "zsh" ->
                terminal.out().print(AutoComplete.bash("sweep", spec.root().commandLine()));
            case "man" -> writePages(spec.root().commandLine());
            default ->
                throw Failure.badInput("no completion for the shell '" + shell + "': there are bash, zsh and man");
        }
    }

    private void writePages(CommandLine command) {
        if (folder == null) {
            throw Failure.badInput("completion man writes many files: --out DIR says where");
        }
        ManPage page = new ManPage(command.getCommandSpec());
        OutFile.writeInFolder(folder.resolve(page.file()), page.text());
        command.getSubcommands().values().forEach(this::writePages);
    }
}
