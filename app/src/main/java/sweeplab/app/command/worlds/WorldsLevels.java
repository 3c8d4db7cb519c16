// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.worlds;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sweeplab.app.command.option.Agents;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.command.option.SeedOption;
import sweeplab.app.json.Json;
import sweeplab.app.library.OutFile;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.ProgressLine;
import sweeplab.app.terminal.Terminal;
import sweeplab.base.Dice;
import sweeplab.play.LevelMaker;
import sweeplab.play.LevelSketch;

/** {@code sweep worlds levels}: makes levels of Hexcells or puzzles of Tametsi that need no guess. */
@Command(
        name = "levels",
        description = "Makes levels of Hexcells or puzzles of Tametsi that need no guess.",
        footer = {
            "",
            "The cells that are open from the start are as few as will do: without any of them a guess is needed.",
            "Without --out one level is printed.",
            "",
            "Example:  sweep worlds levels hexcells --cells 60 --seed 1",
            "Example:  sweep worlds levels tametsi --cells 64 --count 20 --seed 1 --out mine/levels"
        })
final class WorldsLevels implements Runnable {

    private static final int MOST_CELLS = 400;
    private static final int MOST = 10_000;

    @Parameters(paramLabel = "GAME", description = "hexcells or tametsi.")
    private String game = "";

    @Option(names = "--cells", paramLabel = "N", description = "How many cells, about (${DEFAULT-VALUE}).")
    private int cells = 60;

    @Option(names = "--count", paramLabel = "N", description = "How many levels (${DEFAULT-VALUE}).")
    private int count = 1;

    @Option(names = "--out", paramLabel = "DIR", description = "A folder for level1.hexcells, level2.hexcells, …")
    @Nullable
    private Path out;

    @Option(names = "--force", description = "Write over files that are there.")
    private boolean force;

    @Mixin
    private SeedOption seed = new SeedOption();

    @Mixin
    private JsonOption json = new JsonOption();

    private final Terminal terminal;

    WorldsLevels(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        check();
        List<String> levels = new ArrayList<>();
        try (ProgressLine progress = new ProgressLine(terminal, "levels")) {
            for (int i = 0; i < count; i++) {
                levels.add(level(new Dice(Dice.seed(seed.value(), i))));
                progress.done(i + 1, count);
            }
        }
        List<String> files = out == null ? List.of() : save(levels, out);
        if (json.on) {
            terminal.line(
                    Json.text(Json.object("game", game, "seed", seed.value(), "levels", out == null ? levels : files)));
        } else if (out == null) {
            terminal.out().print(levels.get(0));
        } else {
            files.forEach(terminal::line);
        }
    }

    private void check() {
        if (!game.equals("hexcells") && !game.equals("tametsi")) {
            throw Failure.badInput("levels of '" + game + "' are not made: there are hexcells and tametsi");
        }
        if (cells < 1 || cells > MOST_CELLS) {
            throw Failure.badInput("--cells " + cells + " is out of range: 1 to " + MOST_CELLS);
        }
        if (count < 1 || count > MOST) {
            throw Failure.badInput("--count " + count + " is out of range: 1 to " + MOST + " levels");
        }
        if (count > 1 && out == null && !json.on) {
            throw Failure.badInput("--count " + count + ": several levels need --out DIR");
        }
    }

    private String level(Dice dice) {
        int side = Math.max(1, (int) Math.round(Math.sqrt(cells)));
        LevelSketch sketch = game.equals("hexcells")
                ? LevelSketch.hexcells(cells, dice)
                : LevelSketch.tametsi(Math.max(1, cells / side), side, dice);
        return new LevelMaker(
                        sketch, () -> Agents.all().get("sat-total").maker().apply(0))
                .make(dice);
    }

    private List<String> save(List<String> levels, Path folder) {
        List<String> files = new ArrayList<>();
        for (int i = 0; i < levels.size(); i++) {
            Path file = folder.resolve("level" + (i + 1) + (game.equals("tametsi") ? ".puz" : ".hexcells"));
            if (Files.exists(file) && !force) {
                throw Failure.badInput(file + " is there already: --force writes over it");
            }
            OutFile.writeInFolder(file, levels.get(i));
            files.add(file.toString());
        }
        return files;
    }
}
