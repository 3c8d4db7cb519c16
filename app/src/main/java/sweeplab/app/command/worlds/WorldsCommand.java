// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.worlds;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import sweeplab.app.terminal.Terminal;

/** {@code sweep worlds}: the catalogue, or a folder of worlds. Without more it lists them. */
@Command(
        name = "worlds",
        description = "The worlds: lists, shows, checks and makes them.",
        footer = {"", "Example:  sweep worlds show tornado:LARGE4"})
public final class WorldsCommand implements Runnable {

    private final WorldsList list;

    private WorldsCommand(Terminal terminal) {
        list = new WorldsList(terminal);
    }

    /** The command with its own commands. */
    public static CommandLine command(Terminal terminal) {
        return new CommandLine(new WorldsCommand(terminal))
                .addSubcommand(new WorldsList(terminal))
                .addSubcommand(new WorldsShow(terminal))
                .addSubcommand(new WorldsCheck(terminal))
                .addSubcommand(new WorldsNew(terminal))
                .addSubcommand(new WorldsLevels(terminal));
    }

    @Override
    public void run() {
        list.run();
    }
}
