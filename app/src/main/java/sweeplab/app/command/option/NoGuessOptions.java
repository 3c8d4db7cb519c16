// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.option;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.Words;
import sweeplab.base.Budget;
import sweeplab.catalogue.GameId;
import sweeplab.play.NoGuess;
import sweeplab.proof.Grade;
import sweeplab.rules.Letters;
import sweeplab.world.Topology;

/** The options that say which boards without a guess are wanted, and how they are found. */
public final class NoGuessOptions {

    private static final int MOST_MIXING = 10_000_000;

    /** What a puzzle for students is to need. */
    enum Puzzle {
        /** Single point alone. */
        SPS(Grade.ONE_CLUE, Grade.ONE_CLUE),
        /** Satisfiability, single point not being enough. */
        SAT(Grade.TWO_CLUES, Grade.CASE_SPLIT);

        private final NoGuess.Wish wish;

        Puzzle(Grade atLeast, Grade hardest) {
            wish = new NoGuess.Wish(atLeast, hardest, false);
        }
    }

    @Option(names = "--no-guess", description = "Only boards that can be won without a guess.")
    private boolean on;

    @Option(
            names = "--method",
            paramLabel = "M",
            description =
                    "rejection: boards are drawn until one fits, so all that fit are equally likely; repair: dangers"
                            + " are moved where a guess would be needed, for dense boards; auto: rejection if one of the first"
                            + " 2000 boards drawn fits, else repair (auto unless said).")
    private NoGuess.@Nullable Method method;

    @Option(
            names = "--mix",
            paramLabel = "N",
            description = "Moves after a repair that bring boards nearer to equally likely (${DEFAULT-VALUE}).")
    private int mixing = NoGuess.USUAL_MIXING;

    @Option(
            names = "--hardest",
            paramLabel = "GRADE",
            description = "The hardest proof allowed: one-clue, two-clues, several-clues, case-split or mine-counter.")
    @Nullable
    private Grade hardest;

    @Option(names = "--at-least", paramLabel = "GRADE", description = "The board needs a proof as hard as this.")
    @Nullable
    private Grade atLeast;

    @Option(names = "--no-mine-counter", description = "No proof may use the total.")
    private boolean noCounter;

    @Option(
            names = "--puzzle",
            paramLabel = "P",
            description = "sps: single point alone solves it; sat: it takes satisfiability, without the total.")
    @Nullable
    private Puzzle puzzle;

    @Option(
            names = "--few-clues",
            description =
                    "For rules in letters: puzzles of which cells are told to be safe from the start, as few as will do,"
                            + " and as many others as it bears show no clue.")
    private boolean fewClues;

    @Option(
            names = "--attempts",
            paramLabel = "N",
            description = "How many boards to look at for each one kept (${DEFAULT-VALUE}).")
    private int attempts = 1_000_000;

    @Mixin
    private TimeLimit limit = new TimeLimit(0);

    /** True if a board must need no guess: asked for, or meant by another of these options. */
    public boolean wanted() {
        boolean shaped = method != null || hardest != null || atLeast != null || noCounter;
        if (shaped && !on && puzzle == null) {
            throw Failure.badInput("--method, --hardest, --at-least and --no-mine-counter go with --no-guess");
        }
        if (puzzle != null && (hardest != null || atLeast != null || noCounter)) {
            throw Failure.badInput("--puzzle says it all: leave --hardest, --at-least and --no-mine-counter out");
        }
        return on || puzzle != null || fewClues;
    }

    /** What the making of boards may take, of any kind. */
    public Budget budget() {
        return limit.budget();
    }

    public NoGuess boards(GameId id, Topology topology) {
        if (attempts < 1) {
            throw Failure.badInput("--attempts " + attempts + ": at least 1");
        }
        if (mixing < 0 || mixing > MOST_MIXING) {
            throw Failure.badInput("--mix " + mixing + " is out of range: 0 to " + MOST_MIXING);
        }
        if (fewClues && (!Letters.like(id.rules().id()) || method != null)) {
            throw Failure.badInput(
                    "--few-clues goes with rules in letters, for instance --game [Q], and without --method");
        }
        NoGuess boards = new NoGuess(id, topology, wish(), method == null ? NoGuess.Method.AUTO : method, mixing)
                .limit(limit.budget());
        return fewClues ? boards.fewClues() : boards;
    }

    private NoGuess.Wish wish() {
        if (puzzle != null) {
            return puzzle.wish;
        }
        return new NoGuess.Wish(
                atLeast == null ? Grade.ONE_CLUE : atLeast, hardest == null ? Grade.MINE_COUNTER : hardest, !noCounter);
    }

    /** The next board; a failure if the budget runs out. */
    public NoGuess.Found next(NoGuess boards, String board) {
        return boards.find(attempts).orElseThrow(() -> none(board));
    }

    private Failure none(String board) {
        limit.end();
        return limit.cutShort()
                .map(why -> Failure.failed("no more board of " + board + " without a guess: " + why))
                .orElseGet(() -> Failure.failed("none of " + Words.count(attempts, "board") + " of " + board
                        + " can be won without a guess as asked: ask for fewer dangers, --method repair or more"
                        + " --attempts" + (Letters.like(board) ? ", or for --few-clues" : "")));
    }
}
