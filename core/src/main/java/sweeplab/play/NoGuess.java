// SPDX-License-Identifier: Apache-2.0
package sweeplab.play;

import java.util.Locale;
import java.util.Optional;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.base.PublicApi;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.game.Game;
import sweeplab.proof.Grade;
import sweeplab.prove.Careful;
import sweeplab.prove.Certificate;
import sweeplab.prove.ProvedGame;
import sweeplab.prove.Reasoned;
import sweeplab.prove.Reasoner;
import sweeplab.world.Topology;

/** Finds boards that can be won from their start without a guess (rejection sampling), each with a certificate: never a board without it. */
@PublicApi
public final class NoGuess {

    /** How boards are found. */
    public enum Method {
        /** Boards are drawn one after the other and kept if they fit, so that every board that fits is equally likely. */
        REJECTION,
        /** Dangers are moved around the place where a guess would be needed: quick where few boards fit, but some boards are likelier than others. */
        REPAIR,
        /** Rejection if one of the first boards drawn fits, else repair, and the same for all boards after that. */
        AUTO;

        public String words() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** What may and must be needed: no proof harder than {@code hardest}, at least one as hard as {@code atLeast}, with or without the mine counter. */
    public record Wish(Grade atLeast, Grade hardest, boolean mineCounter) {

        /** Any board that needs no guess. */
        public static final Wish ANY = new Wish(Grade.ONE_CLUE, Grade.MINE_COUNTER, true);

        public Wish {
            Grade limit = mineCounter || hardest != Grade.MINE_COUNTER ? hardest : Grade.CASE_SPLIT;
            if (atLeast.compareTo(limit) > 0) {
                throw new IllegalArgumentException("a board cannot need '" + atLeast.words()
                        + "' where nothing harder than '" + limit.words() + "' is allowed");
            }
            hardest = limit;
        }

        boolean allows(ProvedGame solution) {
            Grade needed = solution.hardest().orElse(Grade.ONE_CLUE);
            return needed.compareTo(atLeast) >= 0 && needed.compareTo(hardest) <= 0;
        }
    }

    /** A board with its proof: the game, the puzzle if few clues were asked for, how it is solved, the certificate as text, how it was found, and how many boards were looked at. */
    public record Found(
            Setup setup,
            Optional<LetterPuzzle> puzzle,
            ProvedGame solution,
            String certificate,
            Method method,
            int attempts) {}

    /** As many mixing moves as bring repaired boards near to equally likely, dense ones too. */
    public static final int USUAL_MIXING = 3_000;

    private static final int DRAWN_BEFORE_REPAIR = 2_000;
    private static final int MOST_ROUNDS = 200;

    private final GameId id;
    private final Topology topology;
    private final Draws draws;
    private final Wish wish;
    private final int mixing;
    private final Trial trial;
    private final Careful careful;
    private final Reasoner reasoner;
    private final PuzzleMaker maker;
    private Method method;
    private boolean puzzles;
    private int looks;
    private Budget budget = Budget.unlimited();

    /** Looks through the boards of this game from its own seed on. */
    public NoGuess(GameId id, Topology topology, Wish wish) {
        this(id, topology, wish, Method.REJECTION, 0);
    }

    /** The same by another method; repaired boards are mixed by so many moves. */
    public NoGuess(GameId id, Topology topology, Wish wish, Method method, int mixing) {
        if (!id.rules().dangersKnown() && wish.atLeast() == Grade.MINE_COUNTER) {
            throw new IllegalArgumentException("no board of " + id.rules().id()
                    + " can need the mine counter: the number of " + id.rules().danger() + "s is not told");
        }
        this.id = id;
        this.topology = topology;
        this.wish = wish;
        this.method = method;
        this.mixing = mixing;
        trial = new Trial(wish.hardest());
        careful = new Careful(wish.hardest());
        reasoner = new Reasoner(wish.hardest());
        maker = new PuzzleMaker(wish.hardest());
        draws = new Draws(id, topology);
    }

    /** Looks no longer than this budget allows. */
    public NoGuess limit(Budget whole) {
        budget = whole;
        trial.limit(whole);
        draws.limit(whole);
        careful.limit(whole);
        reasoner.limit(whole);
        maker.limit(whole);
        return this;
    }

    /** From now on puzzles are made of the boards: with as few clues as will do. */
    public NoGuess fewClues() {
        method = Method.REJECTION;
        puzzles = true;
        return this;
    }

    /** The next board that fits, or nothing if none was found by looking at so many; asking again goes on from there. */
    public Optional<Found> find(int attempts) {
        looks = 0;
        Optional<Found> found = method == Method.REPAIR ? Optional.empty() : draw(drawsAllowed(attempts));
        if (method == Method.AUTO && (found.isPresent() || draws.drawn() >= DRAWN_BEFORE_REPAIR)) {
            method = found.isPresent() ? Method.REJECTION : Method.REPAIR;
        }
        return method == Method.REPAIR ? repair(attempts) : found;
    }

    private int drawsAllowed(int attempts) {
        return method == Method.AUTO ? (int) Math.min(attempts, DRAWN_BEFORE_REPAIR - draws.drawn()) : attempts;
    }

    private Optional<Found> draw(int attempts) {
        Optional<Found> found = Optional.empty();
        // One or two clues are looked at as quickly with proofs as without.
        boolean easy = wish.hardest().compareTo(Grade.TWO_CLUES) <= 0;
        while (found.isEmpty() && looks < attempts && !budget.spent()) {
            Setup setup = draws.next();
            looks++;
            found = puzzles ? puzzle(setup) : easy || trial.solves(setup) ? certify(setup, Method.REJECTION) : found;
        }
        return found;
    }

    private Optional<Found> repair(int attempts) {
        Optional<Found> found = Optional.empty();
        int before = looks;
        while (found.isEmpty() && before < attempts && !budget.spent()) {
            Repair repair = repair(draws.next(), new Dice(Dice.seed(id.seed(), draws.drawn())));
            boolean done = repair.run(attempts - before);
            // A board that fits but for its grade is mixed on: quicker than another repair.
            for (int round = 0; done && found.isEmpty() && round <= MOST_ROUNDS; round++) {
                repair.mix(round == 0 ? mixing : Math.max(1, mixing / 20));
                looks = before + repair.looks();
                found = certify(repair.named(), Method.REPAIR);
                done = mixing > 0 && looks < attempts;
            }
            before += repair.looks();
        }
        return found;
    }

    private Optional<Found> puzzle(Setup setup) {
        LetterPuzzle puzzle = maker.make(setup, new Dice(Dice.seed(id.seed(), draws.drawn())));
        Reasoned solution = puzzle.solution();
        return !budget.spent() && solution.complete() && wish.allows(solution)
                ? Optional.of(new Found(
                        setup, Optional.of(puzzle), solution, solution.certificate(topology), Method.REJECTION, looks))
                : Optional.empty();
    }

    private Repair repair(Setup setup, Dice dice) {
        return id.rules().plain()
                ? new SwapRepair(setup, trial, budget, dice)
                : new RedrawRepair(setup, trial, budget, dice);
    }

    private Optional<Found> certify(Setup setup, Method by) {
        Game game = setup.newGame();
        ProvedGame solution = id.rules().plain()
                ? careful.play(game.view(), game::probe, game::flag)
                : reasoner.play(game.view(), game::probe, game::flag);
        // What was mixed or proved while the budget ran out may be half done.
        return !budget.spent() && solution.complete() && wish.allows(solution)
                ? Optional.of(new Found(setup, Optional.empty(), solution, solution.certificate(topology), by, looks))
                : Optional.empty();
    }

    /** What is wrong with a certificate for this game, found by the checker alone; nothing if it holds. */
    public static Optional<String> fault(Setup setup, String certificate) {
        Game game = setup.newGame();
        return Certificate.fault(certificate, game.view(), game::probe, game::flag);
    }
}
