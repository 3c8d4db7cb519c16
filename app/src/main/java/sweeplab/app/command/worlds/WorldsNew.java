// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.worlds;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.command.option.NoGuessOptions;
import sweeplab.app.command.option.RuledBoard;
import sweeplab.app.command.option.SeedOption;
import sweeplab.app.json.Json;
import sweeplab.app.library.OutFile;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.Terminal;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.catalogue.WorldText;
import sweeplab.catalogue.circuit.CircuitBoard;
import sweeplab.play.Draws;
import sweeplab.play.NoGuess;
import sweeplab.proof.Grade;
import sweeplab.world.Topology;

/** {@code sweep worlds new}: makes worlds by chance, as text or as files. */
@Command(
        name = "new",
        description = "Makes worlds by chance, or the circuit of a formula as a position.",
        footer = {
            "",
            "BOARD is a board (9x9/10, 5x5/4+1g with gold, 7x7/8+3b with blocked cells) or a level of the game.",
            "--puzzle and --no-guess choose worlds by the reasoning that they take, as in 'sweep generate'.",
            "With --out and --count above 1 the files are NAME1.txt, NAME2.txt, … in that folder.",
            "",
            "With --circuit a mine at a variable's cell says that it is true, a mine at the output that the formula is",
            "(docs/circuits.md); --out is the file that the position goes to.",
            "",
            "Example:  sweep worlds new --game daggers EASY --seed 1 --count 10 --out mine",
            "Example:  sweep worlds new --circuit \"(a | b) & !c\""
        })
final class WorldsNew implements Runnable {

    private static final int MOST = 10_000;

    @Parameters(paramLabel = "BOARD", arity = "0..1", description = "What to make.")
    private String board = "";

    @Mixin
    private CircuitOptions circuits = new CircuitOptions();

    @Option(
            names = "--game",
            paramLabel = "G",
            description = "The game (classic unless said).",
            defaultValue = "classic")
    private String game = "classic";

    @Option(names = "--count", paramLabel = "N", description = "How many (1 unless said).", defaultValue = "1")
    private int count = 1;

    @Option(
            names = "--name",
            paramLabel = "NAME",
            description = "The first part of the file names (WORLD unless said).")
    private String name = "WORLD";

    @Option(names = "--out", paramLabel = "DIR|FILE", description = "A folder, or for one world a file NAME.txt.")
    @Nullable
    private Path out;

    @Option(names = "--force", description = "Write over files that are there.")
    private boolean force;

    @Mixin
    private NoGuessOptions noGuess = new NoGuessOptions();

    @Mixin
    private JsonOption json = new JsonOption();

    @Mixin
    private SeedOption seed = new SeedOption();

    private final Terminal terminal;

    private record Made(Setup setup, String remark) {

        String text() {
            return "# " + setup.id() + "\n" + remark + WorldText.write(setup.world(), setup.rules());
        }
    }

    WorldsNew(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        if (circuits.wanted()) {
            circuit(circuits.board());
            return;
        }
        checkOptions();
        GameId first = id();
        List<Made> made = noGuess.wanted() ? withoutAGuess(first) : byChance(first);
        List<Path> files = out == null ? List.of() : save(made, out);
        if (json.on) {
            printJson(made, files);
        } else if (out == null) {
            made.forEach(each -> terminal.out().print(each.text()));
        } else {
            for (int i = 0; i < count; i++) {
                terminal.line(files.get(i) + ": " + made.get(i).setup().id());
            }
        }
    }

    private void circuit(CircuitBoard drawn) {
        if (!board.isEmpty()) {
            throw Failure.badInput("--circuit is what to make: leave '" + board + "' out");
        }
        Path file = out == null ? null : CircuitOptions.save(drawn, out, force);
        if (json.on) {
            terminal.line(Json.text(CircuitOptions.json(drawn, file)));
        } else if (file == null) {
            terminal.out().print(CircuitOptions.text(drawn));
        } else {
            drawn.legend().forEach(terminal::line);
            terminal.line("Written: " + file);
        }
    }

    private void printJson(List<Made> made, List<Path> files) {
        List<Object> worlds = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Map<String, @Nullable Object> world = WorldsShow.json(made.get(i).setup());
            world.put("file", files.isEmpty() ? null : files.get(i).toString());
            worlds.add(world);
        }
        terminal.line(Json.text(Json.object("worlds", worlds)));
    }

    private List<Made> byChance(GameId first) {
        Draws draws = new Draws(first, topology(first)).limit(noGuess.budget());
        return Stream.generate(() -> new Made(draws.next(), "")).limit(count).toList();
    }

    private List<Made> withoutAGuess(GameId first) {
        NoGuess boards = noGuess.boards(first, topology(first));
        return Stream.generate(() -> noGuess.next(boards, board))
                .limit(count)
                .map(found -> new Made(
                        found.setup(),
                        "# no guess: "
                                + found.solution()
                                        .hardest()
                                        .orElse(Grade.ONE_CLUE)
                                        .words() + ", by " + found.method().words() + "\n"))
                .toList();
    }

    private static Topology topology(GameId id) {
        return id.topology(new Catalogue());
    }

    private void checkOptions() {
        if (board.isEmpty()) {
            throw Failure.badInput("say which BOARD to make, for instance 9x9/10, or --circuit FORMULA");
        }
        if (count < 1 || count > MOST) {
            throw Failure.badInput("--count " + count + " is out of range: 1 to " + MOST + " worlds are made at once");
        }
        if (!name.matches("[A-Za-z0-9_-]{1,60}")) {
            throw Failure.badInput("--name '" + name + "': use letters, digits, - and _");
        }
    }

    private GameId id() {
        RuledBoard read = RuledBoard.of(game, board);
        GameId id = GameId.parse(read.rules().id() + " " + read.text());
        if (id.start().isPresent()) {
            throw Failure.badInput("board '" + board + "': a world file cannot hold a start, leave '"
                    + id.start().get() + "' out");
        }
        if (id.layout().isPresent()) {
            throw Failure.badInput("board '" + board + "' is written out: there is nothing left to chance");
        }
        return board.contains("#") ? id : id.withSeed(seed.value());
    }

    private List<Path> save(List<Made> made, Path place) {
        List<Path> files = files(place);
        for (Path file : files) {
            if (Files.exists(file) && !force) {
                throw Failure.badInput(file + " is there already: --force writes over it");
            }
        }
        for (int i = 0; i < count; i++) {
            OutFile.writeInFolder(files.get(i), made.get(i).text());
        }
        return files;
    }

    private List<Path> files(Path place) {
        if (count == 1 && place.toString().endsWith(".txt")) {
            return List.of(place);
        }
        List<Path> files = new ArrayList<>();
        for (int i = 1; i <= count; i++) {
            files.add(place.resolve(name + i + ".txt"));
        }
        return files;
    }
}
