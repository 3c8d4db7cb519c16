package sweeplab.app.command.analyse;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import sweeplab.app.command.option.DocumentOptions;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.command.option.TimeLimit;
import sweeplab.app.json.Json;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.Terminal;
import sweeplab.format.document.Document;
import sweeplab.format.document.Replay;

/** {@code sweep review}: a finished game move by move. */
@Command(
        name = "review",
        description = "A finished game, move by move: forced, best, or a needless risk, and its cost.",
        footer = {
            "",
            "REPLAY is a file, '-' for standard input, or the text itself, in a format that holds a replay",
            "('trace' or 'rawvf'). The cost of a move is how much smaller the chance to win the game was after it",
            "than after the best probe: exact near the end, before that an estimate from games played on, with its",
            "margin (95 %%). With several lives or gold clues it is the chance to survive the move that counts.",
            "",
            "Example:  sweep review game.rawvf"
        })
public final class Review implements Runnable {

    @Parameters(paramLabel = "REPLAY", description = "The game that was played.")
    private String replay = "";

    @Mixin
    private JsonOption json = new JsonOption();

    @Mixin
    private DocumentOptions documents = new DocumentOptions();

    @Mixin
    private TimeLimit limit = new TimeLimit(60);

    private final Terminal terminal;

    public Review(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        Document document = documents.read(replay, terminal.in());
        if (!(document instanceof Replay played)) {
            throw Failure.badInput("this is a " + document.kind() + ", expected a replay (trace or rawvf)");
        }
        ReviewReport report = ReviewReport.of(played, limit.budget());
        if (json.on) {
            terminal.line(Json.text(report.json()));
        } else {
            report.lines().forEach(terminal::line);
        }
        limit.end();
    }
}
