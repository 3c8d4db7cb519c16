// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.worlds;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.command.option.SetupOptions;
import sweeplab.app.command.option.WorldNames;
import sweeplab.app.json.Json;
import sweeplab.app.terminal.BoardPainter;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.SvgBoard;
import sweeplab.app.terminal.Terminal;
import sweeplab.app.terminal.Words;
import sweeplab.app.watch.TypedCell;
import sweeplab.catalogue.Setup;
import sweeplab.catalogue.WorldText;
import sweeplab.world.World;

/** {@code sweep worlds show}: one world with everything in sight. */
@Command(
        name = "show",
        description = "Shows one world with everything in sight.",
        footer = {
            "",
            "Example:  sweep worlds show tornado:LARGE4",
            "Example:  sweep worlds show \"[W] 5x5/9 #1\" --svg --cell 2,2"
        })
final class WorldsShow implements Runnable {

    @Parameters(
            paramLabel = "WORLD",
            completionCandidates = WorldNames.class,
            description = "A world, a game id, a board or a level.")
    private String world = "";

    @Option(names = "--text", description = "Print the text of a world file, as NAME.txt in a folder of your own.")
    private boolean text;

    @Option(names = "--svg", description = "Print a picture (SVG) of it.")
    private boolean svg;

    @Option(
            names = "--cell",
            paramLabel = "R,C",
            description = "In the picture: mark this cell and those that its clue speaks of.")
    private @Nullable String cell;

    @Mixin
    private JsonOption json = new JsonOption();

    @Mixin
    private SetupOptions options = new SetupOptions();

    private final Terminal terminal;

    WorldsShow(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        if (cell != null && !svg) {
            throw Failure.badInput("--cell " + cell + " marks a cell in the picture: say --svg too");
        }
        Setup setup = options.setup(world, terminal.in());
        if (json.on) {
            terminal.line(Json.text(json(setup)));
            return;
        }
        if (svg) {
            terminal.out().print(SvgBoard.of(setup.world(), setup.rules(), marked(setup.world())));
            return;
        }
        if (text) {
            terminal.out().print(WorldText.write(setup.world(), setup.rules(), setup.starts()));
            return;
        }
        terminal.line(
                setup.id() + ": " + setup.world().topology() + ", " + Words.contents(setup.world(), setup.rules()));
        terminal.line("");
        new BoardPainter(terminal.colour()).paint(setup.world(), setup.rules()).forEach(terminal::line);
    }

    private int marked(World board) {
        return cell == null ? BoardPainter.NOTHING : TypedCell.named("--cell", cell, board.topology());
    }

    /** All that there is to say of a world. */
    static Map<String, @Nullable Object> json(Setup setup) {
        return Json.object(
                "id", setup.id().toString(),
                "game", setup.rules().id(),
                "topology", setup.world().topology().id(),
                "dangers", setup.world().dangers(),
                "gold", setup.world().golds(),
                "blocked", setup.world().blocked(),
                "mines", BoardClaims.mines(setup),
                "rows",
                        WorldText.write(setup.world(), setup.rules())
                                .lines()
                                .filter(line -> !line.startsWith("#"))
                                .map(String::strip)
                                .toList());
    }
}
