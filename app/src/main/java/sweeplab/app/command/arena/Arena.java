// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.arena;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import sweeplab.app.terminal.Terminal;

/** {@code sweep arena}: tournaments. */
@Command(
        name = "arena",
        description = "Tournaments: every agent on the same boards.",
        footer = {
            "",
            "Example:  sweep arena run --agents fast,exact --board expert --start safe@0,0 --games 1000 --seed 1 --out run.jsonl"
        })
public final class Arena implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private final Terminal terminal;

    private Arena(Terminal terminal) {
        this.terminal = terminal;
    }

    /** The command with its own commands. */
    public static CommandLine command(Terminal terminal) {
        return new CommandLine(new Arena(terminal))
                .addSubcommand(new ArenaRun(terminal))
                .addSubcommand(new ArenaReport(terminal))
                .addSubcommand(ArenaCheck.command(terminal));
    }

    @Override
    public void run() {
        spec.commandLine().usage(terminal.out());
    }
}
