// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.bench;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import sweeplab.app.terminal.Terminal;

/** {@code sweep bench}: how fast and how well agents play, and how fast boards are made. */
@Command(
        name = "bench",
        description = "How fast and how well agents play, in CPU time.",
        footer = {"", "Example:  sweep bench play --agent exact --board expert --start safe@0,0 --games 10000 --seed 1"
        })
public final class Bench implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private final Terminal terminal;

    private Bench(Terminal terminal) {
        this.terminal = terminal;
    }

    /** The command with its own commands. */
    public static CommandLine command(Terminal terminal) {
        return new CommandLine(new Bench(terminal))
                .addSubcommand(new BenchPlay(terminal))
                .addSubcommand(new BenchVersus(terminal))
                .addSubcommand(new BenchWorst(terminal))
                .addSubcommand(new BenchSizes(terminal))
                .addSubcommand(new BenchSat(terminal))
                .addSubcommand(new BenchGenerate(terminal))
                .addSubcommand(new BenchCertificates(terminal))
                .addSubcommand(new BenchDistribution(terminal))
                .addSubcommand(new BenchLogic(terminal))
                .addSubcommand(new BenchLevels(terminal))
                .addSubcommand(new BenchRules(terminal));
    }

    @Override
    public void run() {
        spec.commandLine().usage(terminal.out());
    }
}
