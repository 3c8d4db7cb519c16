// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.analyse;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sweeplab.app.command.option.DocumentOptions;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.command.option.TimeLimit;
import sweeplab.app.json.Json;
import sweeplab.app.library.Given;
import sweeplab.app.library.OutFile;
import sweeplab.app.review.PlayerProfile;
import sweeplab.app.review.ReplayFiles;
import sweeplab.app.review.ReviewCrew;
import sweeplab.app.review.ReviewJson;
import sweeplab.app.review.ReviewLog;
import sweeplab.app.review.ReviewPage;
import sweeplab.app.review.ReviewText;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.ProgressLine;
import sweeplab.app.terminal.Terminal;
import sweeplab.format.document.Replay;
import sweeplab.format.document.ReplaySet;
import sweeplab.review.GameReview;
import sweeplab.review.Reviewer;

/** {@code sweep review}: finished games click by click. */
@Command(
        name = "review",
        description = "A finished game, click by click: forced, best, good, a mistake, a blunder, lucky; and its cost.",
        footer = {
            "",
            "REPLAY is a file, '-' for standard input, or the text itself, in a format that holds a replay: evf, rmv,",
            "avf, mvf, rawvf, trace. Several files, an evfs file or a folder give a player's profile; with --log a run",
            "that was stopped goes on where it was, and every game is a line of JSON there.",
            "The cost of a click is how much smaller the chance to win the game was after it than after the best",
            "move, in points of a hundred: exact near the end, before that an estimate from games played on, with",
            "its margin (95 %%). With several lives or gold it is the chance to survive the move that counts.",
            "docs/review.md defines every figure.",
            "",
            "Example:  sweep review game.evf --html game.html",
            "Example:  sweep review replays/ --log reviews.jsonl --html profile.html"
        })
public final class Review implements Runnable {

    private static final long MILLIS_A_GAME = 3_000;

    // In a folder of other things the names of all would hide the profile.
    private static final int MOST_REFUSALS = 20;

    @Parameters(arity = "1..*", paramLabel = "REPLAY", description = "The game that was played, several, or a folder.")
    private List<String> replays = new ArrayList<>();

    @Option(names = "--html", paramLabel = "FILE", description = "Write a page too.")
    @Nullable
    private Path html;

    @Option(
            names = "--log",
            paramLabel = "FILE",
            description = "Keep the judged games of a folder there, and go on with it.")
    @Nullable
    private Path log;

    @Option(
            names = "--proofs",
            description = "Of one game: also why each certain click was certain, and what a guess missed.")
    private boolean proofs;

    @Option(names = "--threads", paramLabel = "N", description = "Threads for several games (${DEFAULT-VALUE}).")
    private int threads = 2;

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
        if (threads < 1 || threads > 64) {
            throw Failure.badInput("--threads " + threads + " is out of range: 1 to 64");
        }
        if (html != null) {
            OutFile.check("--html", html);
        }
        if (log != null || ReplayFiles.many(replays)) {
            profile(ReplayFiles.of(replays));
            return;
        }
        Given.Found found = documents.find(replays.get(0), terminal.in(), limit.afresh());
        if (found.document() instanceof ReplaySet) {
            profile(replays);
        } else if (found.document() instanceof Replay played) {
            game(found.format(), played);
        } else {
            String where = new Given(replays.get(0), terminal.in()).where();
            throw Failure.badInput(where + ": this is a " + found.document().kind()
                    + ", expected a replay (evf, rmv, avf, mvf, rawvf or trace)");
        }
    }

    private void game(String format, Replay played) {
        GameReview review = new Reviewer(played, Reviewer.USUAL_MARGIN, limit.budget()).workAll();
        String why = TimeLimit.why(limit.budget());
        // The page first, since whoever reads the words may have enough after some lines.
        try {
            write(() -> ReviewPage.game(name(), review, why));
        } finally {
            if (json.on) {
                terminal.line(Json.text(ReviewJson.of(format, review, why, proofs)));
            } else {
                new ReviewText(review, why).lines(proofs).forEach(terminal::line);
            }
        }
        limit.end();
    }

    private String name() {
        return Files.exists(Path.of(replays.get(0)))
                ? String.valueOf(Path.of(replays.get(0)).getFileName())
                : "a game";
    }

    // A folder takes as long as it takes; each game has its own time.
    private void profile(List<String> files) {
        try (ReviewLog games = new ReviewLog(Optional.ofNullable(log))) {
            profile(files, games);
        }
        limit.end();
    }

    private void profile(List<String> files, ReviewLog games) {
        List<String> refused;
        try (ProgressLine progress = new ProgressLine(terminal, "review")) {
            ReviewCrew crew = new ReviewCrew(
                    files, file -> documents.find(file, terminal.in(), limit.afresh()), games, MILLIS_A_GAME);
            refused = crew.work(threads, limit.unlimited(), progress);
        }
        PlayerProfile profile = new PlayerProfile(games.games());
        try {
            write(() -> ReviewPage.profile(profile));
        } finally {
            if (json.on) {
                terminal.line(Json.text(profile.json()));
            } else {
                profile.lines().forEach(terminal::line);
                tell(refused);
            }
        }
        if (games.games().isEmpty()) {
            throw Failure.failed("none of the " + files.size() + " files could be judged");
        }
    }

    private void tell(List<String> refused) {
        refused.stream().limit(MOST_REFUSALS).forEach(why -> terminal.line("Not read: " + why));
        if (refused.size() > MOST_REFUSALS) {
            terminal.line("Not read: " + (refused.size() - MOST_REFUSALS) + " more files.");
        }
    }

    private void write(Supplier<String> page) {
        Path file = html;
        if (file != null) {
            OutFile.write(file, page.get());
        }
    }
}
