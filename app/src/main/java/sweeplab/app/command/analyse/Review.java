package sweeplab.app.command.analyse;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import sweeplab.app.command.option.DocumentOptions;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.command.option.TimeLimit;
import sweeplab.app.json.Json;
import sweeplab.app.library.Given;
import sweeplab.app.review.ReviewJson;
import sweeplab.app.review.ReviewText;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.Terminal;
import sweeplab.format.document.Replay;
import sweeplab.review.GameReview;
import sweeplab.review.Reviewer;

/** {@code sweep review}: a finished game click by click. */
@Command(
        name = "review",
        description = "A finished game, click by click: forced, best, good, a mistake, a blunder, lucky; and its cost.",
        footer = {
            "",
            "REPLAY is a file, '-' for standard input, or the text itself, in a format that holds a replay.",
            "The cost of a click is how much smaller the chance to win the game was after it than after the best",
            "move, in points of a hundred: exact near the end, before that an estimate from games played on, with",
            "its margin (95 %%). With several lives or gold clues it is the chance to survive the move that counts.",
            "docs/review.md defines every figure.",
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
        Given.Found found = documents.find(replay, terminal.in());
        if (!(found.document() instanceof Replay played)) {
            throw Failure.badInput("this is a " + found.document().kind() + ", expected a replay (trace or rawvf)");
        }
        GameReview review = new Reviewer(played, Reviewer.USUAL_MARGIN, limit.budget()).workAll();
        String why = TimeLimit.why(limit.budget());
        if (json.on) {
            terminal.line(Json.text(ReviewJson.of(found.format(), review, why)));
        } else {
            new ReviewText(review, why).lines().forEach(terminal::line);
        }
        limit.end();
    }
}
