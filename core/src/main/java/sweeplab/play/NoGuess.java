package sweeplab.play;

import java.util.Optional;
import sweeplab.agent.Move;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.explain.Careful;
import sweeplab.explain.Certificate;
import sweeplab.explain.Grade;
import sweeplab.explain.Solution;
import sweeplab.game.Game;
import sweeplab.infer.exact.Exact;
import sweeplab.view.Status;
import sweeplab.view.View;
import sweeplab.world.Topology;

/**
 * Finds boards that can be won from their start without a guess, each with a certificate. Boards are drawn one after the
 * other and kept if they fit, so every board that fits is equally likely.
 */
public final class NoGuess {

    /** What may and must be needed: no proof harder than {@code hardest}, at least one as hard as {@code atLeast}, with or without the mine counter. */
    public record Wish(Grade atLeast, Grade hardest, boolean mineCounter) {

        /** Any board that needs no guess. */
        public static final Wish ANY = new Wish(Grade.ONE_CLUE, Grade.MINE_COUNTER, true);

        Grade limit() {
            return mineCounter || hardest != Grade.MINE_COUNTER ? hardest : Grade.CASE_SPLIT;
        }

        boolean allows(Solution solution) {
            Grade needed = solution.hardest().orElse(Grade.ONE_CLUE);
            return needed.compareTo(atLeast) >= 0
                    && needed.compareTo(hardest) <= 0
                    && (mineCounter || !solution.usesTotal());
        }
    }

    /** A board with its proof: the game, how it is solved, the certificate as text, and how many boards were looked at. */
    public record Found(Setup setup, Solution solution, String certificate, int attempts) {}

    private final Exact exact = new Exact();
    private final Careful careful;
    private final GameId id;
    private final Topology topology;
    private final Wish wish;
    private long next;

    /** Looks through the boards of this game from its own seed on. */
    public NoGuess(GameId id, Topology topology, Wish wish) {
        this.id = id;
        this.topology = topology;
        this.wish = wish;
        careful = new Careful(wish.limit());
        next = id.seed();
    }

    /** The next board that fits, or nothing if none of so many does: never a board without its certificate. */
    public Optional<Found> find(int attempts) {
        for (int attempt = 1; attempt <= attempts; attempt++) {
            Setup setup = id.withSeed(next++).setup(topology);
            if (solvable(setup)) {
                Optional<Found> found = certify(setup, attempt);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    // The quick look: plays what is certain and stops at the first guess.
    private boolean solvable(Setup setup) {
        if (wish.limit().compareTo(Grade.TWO_CLUES) <= 0) {
            return true;
        }
        Game game = setup.newGame();
        View view = game.view();
        int[] moves = exact.certain(view);
        while (!game.over() && moves.length > 0) {
            for (int move : moves) {
                if (Move.isFlag(move)) {
                    game.flag(Move.cell(move));
                } else if (view.covered(move) && !game.over()) {
                    game.probe(move);
                }
            }
            moves = exact.certain(view);
        }
        return view.status() == Status.WON;
    }

    private Optional<Found> certify(Setup setup, int attempts) {
        Game game = setup.newGame();
        Solution solution = careful.play(game.view(), game::probe, game::flag);
        if (!solution.complete() || game.view().status() != Status.WON || !wish.allows(solution)) {
            return Optional.empty();
        }
        return Optional.of(new Found(setup, solution, Certificate.write(solution, topology), attempts));
    }

    /** What is wrong with a certificate for this game, found by the checker alone; nothing if it holds. */
    public static Optional<String> fault(Setup setup, String certificate) {
        Game game = setup.newGame();
        return Certificate.fault(certificate, game.view(), game::probe, game::flag);
    }
}
