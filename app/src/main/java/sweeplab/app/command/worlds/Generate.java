// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.worlds;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sweeplab.app.command.option.BoardOptions;
import sweeplab.app.command.option.NoGuessOptions;
import sweeplab.app.command.option.ProofOptions;
import sweeplab.app.command.option.SeedOption;
import sweeplab.app.json.Json;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.ProgressLine;
import sweeplab.app.terminal.Terminal;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.catalogue.Start;
import sweeplab.play.NoGuess;
import sweeplab.proof.Grade;
import sweeplab.prove.Reasoned;
import sweeplab.world.Topology;

/** {@code sweep generate}: boards by chance, one JSON object a line; with {@code --no-guess} each comes with its certificate. */
@Command(
        name = "generate",
        description = "Makes boards by chance, one JSON object a line.",
        footer = {
            "",
            "With --no-guess every board can be won by certain moves alone and comes with the proofs:",
            "'sweep worlds check --certificate FILE' checks them. \"method\" says how a board was found. By",
            "rejection every such board is equally likely, by repair not quite (docs/no-guess.md). If no",
            "board is found that is an error. With --few-clues \"puzzle\" is the puzzle as a board file.",
            "Without --no-guess boards are not looked at: \"noGuess\":false says that no proofs were asked for.",
            "",
            "Example:  sweep generate --board expert --start opening@3,3 --no-guess --count 5",
            "Example:  sweep generate --game \"[Q][M]\" --board 6x6/12 --few-clues",
            "Example:  sweep generate --board 9x9/10 --start safe@4,4 --no-guess --proof lrat --out chain"
        })
public final class Generate implements Runnable {

    private static final int MOST = 1_000_000;

    @Mixin
    private BoardOptions board = new BoardOptions();

    @Option(names = "--count", paramLabel = "N", description = "How many (${DEFAULT-VALUE}).")
    private int count = 1;

    @Mixin
    private NoGuessOptions noGuess = new NoGuessOptions();

    @Mixin
    private ProofOptions proofs = new ProofOptions();

    @Mixin
    private SeedOption seed = new SeedOption();

    private final Terminal terminal;

    public Generate(Terminal terminal) {
        this.terminal = terminal;
    }

    /** Accepted, and of no effect: every line is JSON. */
    @Option(names = "--json", description = "Every line is a JSON object, with or without it.")
    public void json(boolean on) {
        // nothing to remember
    }

    @Override
    public void run() {
        if (count < 1 || count > MOST) {
            throw Failure.badInput("--count " + count + " is out of range: 1 to " + MOST);
        }
        if (proofs.wanted() && !noGuess.wanted()) {
            throw Failure.badInput("--proof goes with --no-guess: other boards have no certificate");
        }
        GameId id = board.id(seed.value());
        Topology topology = board.topology(id);
        if (noGuess.wanted()) {
            generate(noGuess.boards(id, topology));
        } else {
            for (int i = 0; i < count; i++) {
                terminal.line(Json.text(line(id.withSeed(seed.value() + i).setup(topology, noGuess.budget()), 1, 0)));
            }
        }
    }

    private void generate(NoGuess boards) {
        // Where the lines themselves are in sight they are sign enough.
        try (ProgressLine progress = ProgressLine.besideOutput(terminal, "boards")) {
            for (int i = 0; i < count; i++) {
                generateOne(boards, i + 1);
                progress.done(i + 1, count);
            }
        }
    }

    private void generateOne(NoGuess boards, int number) {
        long begun = System.nanoTime();
        NoGuess.Found found = noGuess.next(boards, board.board());
        var line = line(found.setup(), found.attempts(), (System.nanoTime() - begun) / 1e6);
        line.put("noGuess", true);
        line.put("certificate", found.certificate());
        line.put("grade", found.solution().hardest().map(Grade::words).orElse("one clue"));
        line.put("usesMineCount", found.solution().usesTotal());
        line.put("method", found.method().words());
        if (found.solution() instanceof Reasoned reasoned) {
            line.put("difficulty", reasoned.difficulty());
        }
        found.puzzle().ifPresent(puzzle -> {
            line.put("clues", puzzle.shown());
            line.put("puzzle", PuzzleText.write(puzzle));
        });
        proofs.write(found.setup().id(), found.setup().newGame(), found.certificate(), number, count > 1);
        terminal.line(Json.text(line));
        terminal.flush();
    }

    private java.util.Map<String, @Nullable Object> line(Setup setup, int tried, double millis) {
        return Json.object(
                "id",
                setup.id().toString(),
                "board",
                setup.id().board().orElseThrow().toString(),
                "start",
                setup.id().start().map(Start::toString).orElse(""),
                "mines",
                BoardClaims.mines(setup),
                "noGuess",
                false,
                "certificate",
                null,
                "grade",
                null,
                "usesMineCount",
                null,
                "attempts",
                tried,
                "millis",
                millis);
    }
}
